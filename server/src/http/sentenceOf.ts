import { en } from "@vigil/model/phrases/en";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";

/** The English sentence of a problem, for callers that have no phrases of their own. */
export const sentenceOf = (code: ProblemCode, details?: unknown): string =>
  en.problems[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value: unknown = typeof details === "object" && details !== null ? Reflect.get(details, name) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "…";
  });
