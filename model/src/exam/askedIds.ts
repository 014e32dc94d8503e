const most = 2_147_483_647;

/** What so many questions, or options of one, are called in one attempt: different numbers that tell nothing. `random` gives [0, 1). */
export function askedIds(count: number, random: () => number): number[] {
  const ids = new Set<number>();
  while (ids.size < count) ids.add(1 + Math.floor(random() * most));
  return [...ids];
}
