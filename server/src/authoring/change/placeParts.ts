/** What stands in a piece, in its order; without a position it was just put there. */
export interface Placed {
  key: string;
  position: number | null;
}

/** Less room than this between two, and all of them are counted anew. */
const LEAST_GAP = 1e-6;

/** Behind which of its neighbours something stands: null the first, undefined (or one that is gone) the last. */
export function putAfter(order: readonly Placed[], key: string, after: string | null | undefined): Placed[] {
  const rest = order.filter((one) => one.key !== key);
  const index = after === null ? 0 : after === undefined ? rest.length : rest.findIndex((one) => one.key === after) + 1 || rest.length;
  return rest.toSpliced(index, 0, { key, position: null });
}

/** Positions for those that have none, between those of their neighbours; where there is no room left, for all. */
export function placeParts(order: readonly Placed[]): Map<string, number> {
  const placed = new Map<string, number>();
  for (let from = 0; from < order.length; from++) {
    if (order[from]!.position !== null) continue;
    let until = from;
    while (until < order.length && order[until]!.position === null) until++;
    const [count, low, high] = [until - from, order[from - 1]?.position, order[until]?.position];
    const least = low ?? (high ?? 1) - count - 1;
    const gap = high === undefined || high === null ? 1 : (high - least) / (count + 1);
    if (gap < LEAST_GAP) return new Map(order.map(({ key }, index) => [key, index + 1]));
    for (let index = 0; index < count; index++) placed.set(order[from + index]!.key, least + gap * (index + 1));
    from = until;
  }
  return placed;
}
