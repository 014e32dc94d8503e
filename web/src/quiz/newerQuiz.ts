import { ApiProblem } from "../apiProblem.ts";

/** The quiz that took the place of the one asked for; null where the refusal tells none. */
export function newerQuiz(problem: unknown): number | null {
  if (!(problem instanceof ApiProblem) || problem.code !== "UpgradeRequired") return null;
  const quizId = (problem.details as { quizId?: unknown } | undefined)?.quizId;
  return typeof quizId === "number" && quizId > 0 ? quizId : null;
}
