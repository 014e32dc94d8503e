import { ApiProblem } from "./apiProblem.ts";
import { phraseOf } from "./phraseOf.ts";

const valuesOf = (details: unknown): Record<string, unknown> => (typeof details === "object" && details !== null ? { ...details } : {});

/** The sentence for what went wrong, in the reader's language: by its code, else what the server said, else that it is unknown. */
export function problemMessage(problem: unknown): string {
  const known = problem instanceof ApiProblem ? problem : new ApiProblem(-1);
  const unknown = phraseOf("problems.Unknown", "Unknown");
  return phraseOf(`problems.${known.code}`, known.message === known.code ? unknown : known.message, valuesOf(known.details));
}
