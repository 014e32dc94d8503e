/** What a column of a file of results may be. A moment stands in one column, or its day and its time in two. */
export const workTargets = [
  "person",
  "happenedAt",
  "day",
  "time",
  "machine",
  "lane",
  "site",
  "image",
  "category",
  "outcome",
  "responseSeconds",
  "responseMs",
] as const;
export type WorkTarget = (typeof workTargets)[number];
export type WorkColumn = WorkTarget | null;

export const workKeys = ["username", "pin", "email"] as const;
export type WorkKey = (typeof workKeys)[number];

/** What is lacking of a choice of columns, or stands twice; undefined where it is whole. */
export function workColumnsFault(columns: readonly WorkColumn[]): { lacks: WorkTarget } | { twice: WorkTarget } | undefined {
  const named = columns.filter((column) => column !== null);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice !== undefined) return { twice };
  for (const needed of ["person", "outcome"] as const) if (!named.includes(needed)) return { lacks: needed };
  return named.includes("happenedAt") || named.includes("day") ? undefined : { lacks: "happenedAt" };
}
