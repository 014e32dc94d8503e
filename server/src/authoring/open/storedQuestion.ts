import { packageQuestions, type PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { isAcceptedPlace, type Accepted } from "@vigil/model/curriculum/questionKinds";
import { pairsOf } from "@vigil/model/exam/answerValue";
import type { Offered } from "@vigil/model/exam/askedParts";
import { isTrue } from "@vigil/model/exam/truthParts";

interface Told {
  text: string;
  answers: Offered[];
  unit?: string;
  file?: string;
  description?: string;
  keys?: string[];
  picture?: { file: string; description: string };
  film?: { file: string; captions: string; description: string };
  feedback: { correct?: string; incorrect?: string; answers?: { id: number; text: string }[] };
  accepted?: Accepted[];
}

interface Row {
  questionId: number;
  objective: string;
  kind: string;
  body: unknown;
  answerKey: unknown;
  feedback: unknown;
  editions: unknown;
}

/** What a stored question says in another language. */
export const editionIn = ({ editions }: Row, locale: string): Told | undefined => (editions as Record<string, Told>)[locale];

/** A stored question as its package has it, in the language of the course or as it is told in another. */
export function storedQuestion(row: Row, edition?: Told): PackageQuestion {
  const key = row.answerKey as { correct: number[]; accepted?: Accepted[] };
  const told: Told = edition ?? { ...(row.body as Told), feedback: row.feedback as Told["feedback"], ...key };
  const { answers: said, ...feedback } = told.feedback;
  return packageQuestions.element.parse({
    id: row.questionId,
    ...(row.objective === "" ? {} : { objective: Number(row.objective) }),
    kind: row.kind,
    text: told.text,
    ...(told.picture === undefined ? {} : { picture: told.picture }),
    ...(told.film === undefined ? {} : { film: told.film }),
    ...partsOf(row.kind, told, key.correct, said ?? []),
    feedback,
  });
}

function partsOf(
  kind: string,
  { answers, unit, accepted = [], file, description, keys }: Told,
  key: number[],
  said: { id: number; text: string }[],
) {
  const bare = (side: Offered["side"]) => answers.filter((each) => each.side === side).map(({ id, text }) => ({ id, text }));
  switch (kind) {
    case "truth":
      return { right: isTrue(key) };
    case "numeric":
      return { accepted, ...(unit === undefined ? {} : { unit }) };
    case "text":
      return { accepted };
    case "match":
      return { items: bare(undefined), targets: bare("target"), pairs: pairsOf(key).map(([item, target]) => ({ item, target })) };
    case "order":
      return { steps: answers };
    case "hotspot":
      return {
        file,
        description,
        regions: accepted.filter(isAcceptedPlace).map(({ id, label, points }) => ({ id, label, polygon: points })),
      };
    case "findThreat": {
      const threats = Map.groupBy(accepted.filter(isAcceptedPlace), ({ id }) => id);
      return {
        file,
        description,
        keys,
        threats: [...threats].map(([id, places]) => ({
          id,
          label: places[0]?.label,
          places: places.map(({ view, points }) => ({ view, points })),
        })),
      };
    }
    default:
      return {
        answers: answers.map((answer) => {
          const own = said.find(({ id }) => id === answer.id);
          return { ...answer, correct: key.includes(answer.id), ...(own === undefined ? {} : { feedback: own.text }) };
        }),
      };
  }
}
