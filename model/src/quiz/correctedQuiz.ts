import { otherQuestion } from "../curriculum/questionKinds.ts";
import { ruledParts } from "../exam/correctedKey.ts";
import type { Ruling } from "../exam/ruling.ts";
import { quizQuestion, type QuizQuestion } from "./quizQuestion.ts";

/** A question of a quiz with the key that was said to be right, as `correctedCourse` has it: its right answers come first, true before false. */
export function correctedQuiz(question: QuizQuestion, ruling: Ruling): QuizQuestion | undefined {
  if (ruling.kind !== "key") return undefined;
  const { asks, truth, correct, incorrect } = question;
  if (asks !== undefined) {
    const read = otherQuestion.safeParse({ ...asks, ...ruledParts(asks, ruling) });
    return ruledParts(asks, ruling) !== undefined && read.success ? { ...question, asks: read.data } : undefined;
  }
  const [key, ...others] = ruling.keys;
  if (key === undefined || others.length > 0) return undefined;
  if (truth !== undefined) return { ...question, truth: key.includes(0) };
  const answers = [...correct, ...incorrect];
  const read = quizQuestion.safeParse({
    ...question,
    correct: answers.filter((_, id) => key.includes(id)),
    incorrect: answers.filter((_, id) => !key.includes(id)),
  });
  return read.success ? read.data : undefined;
}
