import type { MadeArticle } from "../catalogue/catalogue.ts";
import { levelled } from "../catalogue/levelled.ts";
import type { Bounds } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import { place, rotation } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import { isPlate } from "./isPlate.ts";
import { tipped, type Load } from "./load.ts";
import type { Matrix, Vector } from "../solid.ts";
import type { Lying } from "./lying.ts";
import { MOST_SHARED, type Occupied } from "./occupied.ts";
import { rectangleWithin, wallsOf } from "./walls.ts";

/** Places tried for each way a thing may lie. */
const TRIES = 60;
/** So many millimetres more are taken for as good. */
const ALIKE = 6;
/** From one place of a plan to the next, where it is looked whether something else is to lie there. */
const STEP = 8;

/** The middle of bounds and their half extents. */
const middleOf = ({ min, max }: Bounds): readonly [Vector, Vector] => [
  [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
  [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2],
];

const meets = (kept: (x: number, y: number) => boolean, [atX, atY]: readonly number[], turned: Matrix, [halfX, halfY]: Vector): boolean => {
  const [across, along] = [Math.ceil(halfX / STEP), Math.ceil(halfY / STEP)];
  for (let i = -across; i <= across; i++)
    for (let j = -along; j <= along; j++) {
      const [x, y] = [(i / across) * halfX, (j / along) * halfY];
      if (kept(atX! + turned[0] * x + turned[1] * y, atY! + turned[3] * x + turned[4] * y)) return true;
    }
  return false;
};

/**
 * Lays what found no room among the layers into the hollows that were left when everything had settled: things for which a hand finds a
 * place, but for places that are `kept` for something else.
 */
export const tuck = (
  left: readonly Load[],
  room: Room,
  occupied: Occupied,
  random: Random,
  kept?: (x: number, y: number) => boolean,
): Lying[] => {
  const walls = wallsOf(room);
  /** Lays a thing where it lies lowest of the places tried; null where it would not fit or would go through others. */
  const put = ({ article }: MadeArticle): Lying | null => {
    const [middle, half] = middleOf(article.bounds);
    let best: { z: number; cost: number; way: number; aside: number; along: number } | undefined;
    const ways = [0, Math.PI / 2].map((quarter) => {
      const turned = rotation(0, 0, quarter + random.normal() * 0.2);
      const [x, y] = place({ rotation: turned, position: [0, 0, 0] }, middle);
      const columns = occupied.columnsOf(article.solids, { rotation: turned, position: [-x, -y, 0] });
      return { turned, x, y, columns, top: columns.reduce((most, { to }) => Math.max(most, to), 0) };
    });
    for (const [way, { turned, columns, top }] of ways.entries())
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const [aside, along] = occupied.cellsOf(random.between(-1, 1) * room.halfX, random.between(-1, 1) * room.halfY);
        const at = occupied.lengthOf(aside, along);
        if (!rectangleWithin(walls, at, [half[0], half[1]], turned[0], turned[3])) continue;
        if (kept && meets(kept, at, turned, half)) continue;
        const z = occupied.restsAt(columns, aside, along, room.floor);
        const cost = z + random.between(0, ALIKE);
        if (z + top <= room.floor + room.height && (!best || cost < best.cost)) best = { z, cost, way, aside, along };
      }
    if (!best) return null;
    const { turned, x, y } = ways[best.way]!;
    const [atX, atY] = occupied.lengthOf(best.aside, best.along);
    const placement = { rotation: turned, position: [atX - x, atY - y, best.z] as const };
    const solids = levelled(article.solids, turned);
    // What stands on a narrow foot (a heel) would go through what is below it.
    const { share, volume } = occupied.shared(occupied.columnsOf(solids, placement), 0);
    return share > MOST_SHARED.share || volume > MOST_SHARED.volume ? null : { article: { ...article, solids }, placement };
  };
  return left.flatMap((load) => {
    // What finds no room as it lies goes into a slit on its edge.
    const edge = isPlate(load) ? load : tipped(load, random);
    const lying = put(load) ?? (edge === load ? null : put(edge));
    if (!lying) return [];
    occupied.add(lying.article.solids, lying.placement);
    return [lying];
  });
};
