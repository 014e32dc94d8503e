import { ApiProblem } from "./apiProblem.ts";
import { problemPhrase } from "./problemPhrase.ts";

const valuesOf = (details: unknown): Record<string, unknown> => (typeof details === "object" && details !== null ? { ...details } : {});

/** The sentence for what went wrong, in the reader's language: by its code, else what the server said, else that it is unknown. What another problem led to is told as that. */
export function problemMessage(problem: unknown): string {
  const told = problem instanceof Error && problem.cause instanceof ApiProblem ? problem.cause : problem;
  const known = told instanceof ApiProblem ? told : new ApiProblem(-1);
  const unknown = problemPhrase("Unknown", "Unknown");
  return problemPhrase(known.code, known.message === known.code ? unknown : known.message, valuesOf(known.details));
}
