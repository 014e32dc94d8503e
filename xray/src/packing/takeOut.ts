import type { Room } from "../container/container.ts";
import type { Lying } from "./lying.ts";
import { MOST_SHARED, Occupied } from "./occupied.ts";

/** What hangs less high over what is below it, in millimetres, stays as it lies. */
const LEAST = 0.3;
/** How much deeper a thing may come to be in others, in cubic centimetres: what leans on its neighbours is held by them. */
const DEEPER = MOST_SHARED.volume;

/** Takes one of the things out of a packed bag. What lay upon it comes down until it meets something, and so does what lay upon that. */
export const takeOut = (articles: readonly Lying[], taken: number, { halfX, halfY, floor }: Room): Lying[] => {
  const below = new Occupied(halfX + 40, halfY + 40);
  const columns = articles.map(({ article, placement }) => below.columnsOf(article.solids, placement));
  const lowest = columns.map((own) => own.reduce((least, { from }) => Math.min(least, from), Infinity));
  const loose = new Set(columns[taken]?.map(({ index }) => index));
  const left = articles.slice();
  const upwards = [...articles.keys()].filter((at) => at !== taken).toSorted((a, b) => lowest[a]! - lowest[b]! || a - b);
  for (const at of upwards) {
    const own = columns[at]!;
    const gap = own.some(({ index }) => loose.has(index)) ? below.standing(own, floor).gap : 0;
    const falls = gap > LEAST && gap < Infinity && below.shared(own, -gap).volume <= below.shared(own, 0).volume + DEEPER;
    const lower = falls ? gap : 0;
    below.put(own, -lower);
    if (lower === 0) continue;
    for (const { index } of own) loose.add(index);
    const { placement, ...lying } = articles[at]!;
    const [x, y, z] = placement.position;
    left[at] = { ...lying, placement: { ...placement, position: [x, y, z - lower] } };
  }
  return left.filter((_, at) => at !== taken);
};
