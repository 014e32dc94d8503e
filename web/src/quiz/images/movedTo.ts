/** The list with one of it somewhere else; places beyond its ends are its ends. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const without = list.filter((_, index) => index !== from);
  return [...without.slice(0, Math.max(0, to)), ...list.slice(from, from + 1), ...without.slice(Math.max(0, to))];
}
