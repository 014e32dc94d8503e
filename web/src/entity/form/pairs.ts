export interface Pair {
  readonly key: string;
  readonly value: string | number | boolean | object;
}

/** Named values as rows. */
export const pairsOf = (value: unknown): Pair[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value as Record<string, Pair["value"] | null>).map(([key, each]) => ({ key, value: each ?? "" }))
    : [];

/** Rows as named values; a row without a name says nothing yet. Of two with one name the first counts, and the form says so. */
export const valuesOfPairs = (pairs: readonly Pair[]): Record<string, unknown> => {
  const named = pairs.filter(({ key }) => key.trim() !== "").map(({ key, value }) => [key.trim(), value] as const);
  return Object.fromEntries(named.toReversed());
};

/** What was a number stays one while it reads as one. */
export const valueOfPair = (typed: string, before: Pair["value"]): string | number =>
  typeof before === "number" && typed.trim() !== "" && String(Number(typed)) === typed.trim() ? Number(typed) : typed;
