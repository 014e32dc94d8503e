type Values = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The values that differ, from what to what. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const names = Object.keys({ ...before, ...after }).filter((name) => !same(before[name], after[name]));
  const only = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/**
 * What undoing writes to a record that an act brought from `before` to `after` and that stands at `now`. Undefined where somebody changed
 * one of these values since: their work is not overwritten, and half of an act is not undone.
 */
export const takeBack = (before: Values, after: Values, now: Values): Values | undefined =>
  Object.keys(after).every((name) => same(after[name], now[name])) ? before : undefined;
