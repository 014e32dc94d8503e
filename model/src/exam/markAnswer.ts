import type { Accepted } from "../curriculum/questionKinds.ts";
import { isPlaced, isWritten, type QuestionModel } from "../curriculum/questionModel.ts";
import { numbersOf, pairsOf, textOf, type AnswerValue } from "./answerValue.ts";
import { isAccepted } from "./isAccepted.ts";
import { markPlaces } from "./markPlaces.ts";
import type { Ruling } from "./ruling.ts";

export const credits = ["none", "part", "full", "out"] as const;
/** out: its question was taken out, nobody is judged by it. */
export type AnswerCredit = (typeof credits)[number];

export interface Mark {
  credit: AnswerCredit;
  /** Of a part: ten-thousandths of the question; else null. */
  points: number | null;
}

/** A question that is answered right. */
export const wholePoints = 10_000;

/** What counts for the score, in ten-thousandths of a question. */
export const pointsOf = ({ credit, points }: Mark): number => (credit === "full" ? wholePoints : credit === "part" ? (points ?? 0) : 0);

export interface Marking {
  model: QuestionModel;
  /** Answers that are right; steps in their order; item, target, item, target. */
  key: readonly number[];
  /** Of a written answer, with what may stand behind it; of a picture the places. */
  accepted: readonly Accepted[];
  unit?: string | undefined;
  /** What was said of the question since. */
  ruling: Ruling | null;
  /** A part may be right: some of several answers, pairs, or steps. */
  partial: boolean;
}

const none: Mark = { credit: "none", points: null };
const full: Mark = { credit: "full", points: null };

/** What an answer earns: by its question's key, or by what was said of the question since. */
export function markAnswer({ model, key, accepted, unit, ruling, partial }: Marking, value: AnswerValue): Mark {
  if (ruling?.kind === "out") return { credit: "out", points: null };
  if (ruling?.kind === "everybody") return full;
  if (isWritten(model)) return isAccepted(ruling?.accepted ?? accepted, textOf(value), unit) ? full : none;
  if (isPlaced(model)) return inPart(Math.floor(wholePoints * markPlaces(model, ruling?.accepted ?? accepted, value)), partial);
  const keys = ruling?.keys ?? [key];
  if (value.length > 0 && keys.some((each) => isRight(model, each, value))) return full;
  const points = Math.max(0, ...keys.map((each) => partOf(model, each, value)));
  return inPart(Math.min(wholePoints - 1, points), partial);
}

const inPart = (points: number, partial: boolean): Mark =>
  points === wholePoints ? full : partial && points > 0 ? { credit: "part", points } : none;

/** Right is exactly what the key says: nothing missing, nothing besides. */
function isRight(model: QuestionModel, key: readonly number[], value: AnswerValue): boolean {
  if (model === "order") return value.length === key.length && key.every((id, place) => value[place] === id);
  if (model === "match") return 2 * pairsOf(value).length === key.length && rightPairs(key, value) === pairsOf(key).length;
  const chosen = new Set(value);
  return chosen.size === key.length && key.every((id) => chosen.has(id));
}

/** In ten-thousandths. Who answers all alike, turned round, or not at all earns nothing. */
function partOf(model: QuestionModel, key: readonly number[], value: AnswerValue): number {
  if (model === "multiple") return share(2 * numbersOf(value).filter((id) => key.includes(id)).length - new Set(value).size, key.length);
  if (model === "match") return share(rightPairs(key, value), pairsOf(key).length);
  if (model === "order" && value.length === key.length) return share(inOrder(key, numbersOf(value)) - 1, key.length - 1);
  return 0;
}

const share = (right: number, all: number): number => Math.max(0, Math.floor((wholePoints * right) / Math.max(1, all)));

const rightPairs = (key: readonly number[], value: AnswerValue): number => {
  const chosen = new Map(pairsOf(value));
  return pairsOf(key).filter(([item, target]) => chosen.get(item) === target).length;
};

/** The most steps that stand in their order among one another. */
function inOrder(key: readonly number[], value: readonly number[]): number {
  const best: number[] = [];
  for (const [at, id] of value.entries()) {
    const place = key.indexOf(id);
    const before = value.slice(0, at).map((other, index) => (key.indexOf(other) < place ? (best[index] ?? 0) : 0));
    best.push(place === -1 ? 0 : 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...best);
}

/** The options that are right by now, for whoever may see them: of steps and pairs the first of several orders. */
export const rightOptions = (model: QuestionModel, key: readonly number[], ruling: Ruling | null): readonly number[] => {
  if (ruling?.kind !== "key" || ruling.keys.length === 0) return key;
  return model === "order" || model === "match" ? (ruling.keys[0] ?? key) : [...new Set(ruling.keys.flat())];
};
