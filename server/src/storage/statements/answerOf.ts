/** What is waited for of a statement that was sent: the client promises its answer, or gives back the question that has one (`readAlone.ts`). */
export function answerOf<Result>(sent: unknown): Promise<Result> | undefined {
  const answer = typeof sent === "object" && sent !== null && "answer" in sent ? sent.answer : sent;
  return answer instanceof Promise ? answer : undefined;
}
