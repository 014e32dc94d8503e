import type { Selected } from "./selected.ts";

/** Of what is selected those that fit; null where there are none. What was not asked for stays whole: there each that does not fit is refused by name. */
export function chosenAmong<Row extends { id: number }>(
  chosen: Selected,
  rows: readonly Row[] | "many",
  fits: (row: Row) => boolean,
): Selected | null {
  if (rows === "many") return chosen;
  const ids = rows.filter(fits).map(({ id }) => id);
  return ids.length === 0 ? null : { on: { ids }, count: ids.length };
}
