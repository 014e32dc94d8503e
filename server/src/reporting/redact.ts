import { secretNames } from "@vigil/model/reporting/secretNames";

const secrets: ReadonlySet<string> = new Set(secretNames);

/** The same data with every declared secret replaced. Long texts are cut: an event tells what happened, it is no archive. */
export const redact = (value: unknown): unknown => {
  if (typeof value === "string") return value.length > 1000 ? `${value.slice(0, 1000)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 100).map(redact);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, secrets.has(key) ? "[redacted]" : redact(inner)]));
};
