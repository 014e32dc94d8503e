/** In any order; `random` gives numbers in [0, 1). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const pool = [...items];
  const shuffled: T[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(Math.floor(random() * pool.length), 1));
  return shuffled;
}
