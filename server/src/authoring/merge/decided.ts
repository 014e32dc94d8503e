/** Of two sides that began alike: what only one changed is its own, what both changed differently is for their author to say. */
export function decided(
  before: string | undefined,
  after: string | undefined,
  here: string | undefined,
  /** What its author said, or has not said yet. */
  way: "take" | "conflict" | undefined,
): "keep" | "take" | "conflict" {
  if (after === here) return "keep";
  if (way !== undefined) return way;
  if (after === before) return "keep";
  return here === before ? "take" : "conflict";
}

/** What was asked for before: the conflicts that are taken from there, and those that wait. */
export type AskedBefore = Record<"take" | "undecided", ReadonlySet<string>>;
export const wayOf = (asked: AskedBefore, id: string): "take" | "conflict" | undefined =>
  asked.take.has(id) ? "take" : asked.undecided.has(id) ? "conflict" : undefined;
