import { ApiProblem, type ProblemBody } from "./apiProblem.ts";

let phrasesOf: (codes: readonly string[]) => Promise<void> = async () => {};
/** Where the sentences of refusals come from that no page has brought along. */
export const whenRefused = (fetchPhrases: (codes: readonly string[]) => Promise<void>): void => {
  phrasesOf = fetchPhrases;
};

const codesIn = (details: unknown): string[] =>
  [...(JSON.stringify(details) ?? "").matchAll(/"code":"(\w+)"/gu)].map(([, code = ""]) => code);

/** What the server answered instead of a result, when there are words for it in the reader's language. */
export async function answeredProblem(status: number, body: ProblemBody = {}): Promise<ApiProblem> {
  const problem = new ApiProblem(status, body);
  // Without them it is told as the server said it.
  await phrasesOf([problem.code, ...codesIn(problem.details)]).catch(() => {});
  return problem;
}
