import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";

/** Questions with the numbers they had: as they say themselves, else that of one with the same words; what is new gets one that nothing had. */
export function numberedQuestions(before: readonly QuizQuestion[], after: readonly QuizQuestion[]): (QuizQuestion & { number: number })[] {
  const free = new Map(before.flatMap((question) => (question.number === undefined ? [] : [[question.number, question] as const])));
  let next = Math.max(-1, ...free.keys()) + 1;
  const take = (number: number | undefined): number | undefined => (number !== undefined && free.delete(number) ? number : undefined);
  const said = after.map(({ number }) => take(number));
  return after.map((question, index) => {
    const same = () => take([...free.values()].find(({ text }) => text === question.text)?.number);
    return { ...question, number: said[index] ?? same() ?? next++ };
  });
}
