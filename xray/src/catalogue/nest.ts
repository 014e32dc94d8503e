import { compose, placeWithin, rotation, upright } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { levelled } from "./levelled.ts";
import { boundsOf } from "./measure.ts";

const CELL = 4;
const TRIES = 24;
/** Room between things, in millimetres. */
const APART = 0.8;

/** How high the things lie at places of a floor around the middle. */
export interface Heap {
  count: number;
  topAt: (x: number, y: number) => number;
}

/** Where on the floor something else lies already, and its half sides. */
export interface Taken {
  at: readonly [number, number];
  half: Vector;
}

/** Lays small things beside and upon each other on a floor at z = 0, as one throws them into a pouch; what finds no room below the lid stays out. */
export const nest = (
  assembly: Assembly,
  random: Random,
  { half: [halfX, halfY], height, taken }: { half: readonly [number, number]; height: number; taken?: Taken | undefined },
  things: readonly (readonly Solid[])[],
): Heap => {
  const columns = Math.max(1, Math.ceil((2 * halfX) / CELL));
  const rows = Math.max(1, Math.ceil((2 * halfY) / CELL));
  const tops = new Float64Array(columns * rows);
  const column = (x: number) => Math.max(0, Math.min(columns - 1, Math.floor((x + halfX) / CELL)));
  const row = (y: number) => Math.max(0, Math.min(rows - 1, Math.floor((y + halfY) / CELL)));
  let count = 0;
  const raise = (x: number, y: number, own: readonly [number, number], top: number) => {
    const [fromColumn, toColumn, toRow] = [column(x - own[0]), column(x + own[0]), row(y + own[1])];
    for (let j = row(y - own[1]); j <= toRow; j++) tops.fill(top, j * columns + fromColumn, j * columns + toColumn + 1);
  };
  if (taken) raise(taken.at[0], taken.at[1], [taken.half[0], taken.half[1]], 2 * taken.half[2] + 2 * APART);
  const large = (thing: readonly Solid[]) => {
    const { min, max } = boundsOf(thing);
    return (max[0] - min[0]) * (max[1] - min[1]);
  };
  const [toX, toY] = [random.pick([-1, 1]), random.pick([-1, 1])];
  // What is large goes in early, as a rule.
  const order = things.map((thing) => ({ thing, key: large(thing) * random.between(0.5, 1.5) })).toSorted((a, b) => b.key - a.key);
  for (const { thing } of order) {
    const lean = rotation(random.normal() * 0.03, random.normal() * 0.03, 0);
    const ways = [random.normal() * 0.12, Math.PI / 2 + random.normal() * 0.12].flatMap((yaw) => {
      const lying = { rotation: compose(rotation(0, 0, yaw), lean), position: [0, 0, 0] as const };
      const solids = thing.map((solid) => ({ ...solid, placement: placeWithin(lying, solid.placement) }));
      const { min, max } = boundsOf(solids);
      const own = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2] as const;
      return own[0] > halfX || own[1] > halfY ? [] : [{ solids, min, max, own }];
    });
    let best: { x: number; y: number; base: number; cost: number; way: (typeof ways)[number] } | undefined;
    for (const way of ways)
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const { own } = way;
        const x = random.between(-1, 1) * (halfX - own[0]);
        const y = random.between(-1, 1) * (halfY - own[1]);
        const [fromColumn, toColumn, toRow] = [column(x - own[0]), column(x + own[0]), row(y + own[1])];
        let base = 0;
        for (let j = row(y - own[1]); j <= toRow; j++)
          for (let at = j * columns + fromColumn; at <= j * columns + toColumn; at++) if (tops[at]! > base) base = tops[at]!;
        // Close together in one corner leaves room for more.
        const cost = base + 0.06 * (toX * x + toY * y) + random.between(0, 2);
        if (!best || cost < best.cost) best = { x, y, base, cost, way };
      }
    if (!best) continue;
    const { solids, min, max, own } = best.way;
    const top = best.base + max[2] - min[2] + APART;
    if (top > height) continue;
    const position = [best.x - (min[0] + max[0]) / 2, best.y - (min[1] + max[1]) / 2, best.base + APART - min[2]] as const;
    for (const solid of levelled(solids, upright))
      assembly.solids.push({
        ...solid,
        placement: placeWithin(assembly.frame, placeWithin({ rotation: upright, position }, solid.placement)),
      });
    raise(best.x, best.y, own, top);
    count++;
  }
  return { count, topAt: (x, y) => tops[row(y) * columns + column(x)]! };
};
