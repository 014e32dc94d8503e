/** An order by chance that stays the same while one writes. */
export function chanceOf(id: number): () => number {
  let state = id * 7919 + 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
