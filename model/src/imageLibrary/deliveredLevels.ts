/** What became of the bags of one wanted level of difficulty. */
export interface DeliveredLevel {
  readonly wanted: number;
  /** Made at all. */
  readonly made: number;
  /** Of these at the wanted level. */
  readonly reached: number;
  /** What was delivered in place of the others. */
  readonly instead: readonly { readonly level: number; readonly count: number }[];
}

/** By wanted level, from the counts that an order keeps: `wanted:delivered`. */
export function deliveredLevels(counts: Readonly<Record<string, number>>): DeliveredLevel[] {
  const rows = Object.entries(counts).map(([key, count]) => {
    const [wanted = 0, level = 0] = key.split(":").map(Number);
    return { wanted, level, count };
  });
  return [...Map.groupBy(rows, ({ wanted }) => wanted)]
    .toSorted(([one], [other]) => one - other)
    .map(([wanted, all]) => ({
      wanted,
      made: all.reduce((sum, { count }) => sum + count, 0),
      reached: all.find(({ level }) => level === wanted)?.count ?? 0,
      instead: all
        .filter(({ level }) => level !== wanted)
        .toSorted((one, other) => one.level - other.level)
        .map(({ level, count }) => ({ level, count })),
    }));
}
