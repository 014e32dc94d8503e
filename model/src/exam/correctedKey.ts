import { packageQuestions, type PackageQuestion } from "../curriculum/coursePackage.ts";
import { isAcceptedPlace, type Accepted, type AcceptedPlace, type OtherQuestion } from "../curriculum/questionKinds.ts";
import { pairsOf } from "./answerValue.ts";
import { askedParts, type AskedParts } from "./askedParts.ts";
import type { Ruling } from "./ruling.ts";
import { isTrue } from "./truthParts.ts";

/** GET courses/{id}/draft/correctedkeys and quizzes/{id}/bank/corrected: what was said of a question since, and what it asked then. */
export interface CorrectedKey {
  /** Its number: of a course its own, of a quiz its place from 0. */
  question: number;
  ruling: Ruling;
  reason: string;
  madeAt: string;
  asked: Pick<AskedParts, "options" | "key" | "accepted">;
}

/** What was corrected still stands here as it was: nobody has written another key since. */
export function stillAsks(question: PackageQuestion, { asked }: CorrectedKey): boolean {
  const { key, accepted, options } = askedParts(question);
  // its words are nobody's, and said in the language of whoever reads them
  const isTruth = question.kind === "truth";
  const said = (parts: CorrectedKey["asked"]): string =>
    JSON.stringify([parts.key, parts.accepted.map(plainOf), parts.options.map(({ id, text, side }) => [id, isTruth ? "" : text, side])]);
  return said({ key, accepted, options }) === said(asked);
}
const plainOf = (one: Accepted): unknown =>
  typeof one === "string" ? one : "value" in one ? [one.value, one.tolerance] : [one.id, one.label, one.view, one.points];

/** A question of a course with the key that was said to be right; undefined where it cannot say so: several keys, of which each is right, or none. */
export function correctedCourse(question: PackageQuestion, ruling: Ruling): PackageQuestion | undefined {
  if (ruling.kind !== "key") return undefined;
  if (!("answers" in question) && question.kind !== "truth") {
    const parts = ruledParts(question, ruling);
    const read = parts === undefined ? undefined : packageQuestions.element.safeParse({ ...question, ...parts });
    return read?.success ? read.data : undefined;
  }
  const [key, ...others] = ruling.keys;
  if (key === undefined || others.length > 0) return undefined;
  if (question.kind === "truth") return { ...question, right: isTrue(key) };
  return { ...question, answers: question.answers.map((answer) => ({ ...answer, correct: key.includes(answer.id) })) };
}

/** What is right of a question whose answers are not chosen, as its kind says it. */
export function ruledParts(question: OtherQuestion, { keys, accepted = [] }: Extract<Ruling, { kind: "key" }>): object | undefined {
  if (question.kind === "numeric" || question.kind === "text") return { accepted };
  const places = accepted.filter(isAcceptedPlace);
  if (question.kind === "hotspot") return { regions: numbered(places).map(({ id, label, points }) => ({ id, label, polygon: points })) };
  if (question.kind === "findThreat") return { threats: threatsOf(places) };
  const [key, ...others] = keys;
  if (key === undefined || others.length > 0) return undefined;
  if (question.kind === "match") return { pairs: pairsOf(key).map(([item, target]) => ({ item, target })) };
  return { steps: key.flatMap((id) => question.steps.find((step) => step.id === id) ?? []) };
}

/** Each place of a picture is right by itself and has a number of its own. */
const numbered = (places: readonly AcceptedPlace[]): AcceptedPlace[] => {
  const last = Math.max(0, ...places.map(({ id }) => id));
  return places.map((place, index) =>
    places.findIndex(({ id }) => id === place.id) === index ? place : { ...place, id: last + index + 1 },
  );
};

const threatsOf = (places: readonly AcceptedPlace[]) =>
  [...Map.groupBy(places, ({ id }) => id)].map(([id, all]) => ({
    id,
    label: all[0]!.label,
    places: all.map(({ view, points }) => ({ view, points })),
  }));
