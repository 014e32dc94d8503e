import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf } from "../catalogue/measure.ts";
import type { Container } from "../container/container.ts";
import { containers } from "../container/containers.ts";
import { placeWithin, rotation, upright } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Placement, Solid } from "../solid.ts";

/** Half of the belt that is in the picture. */
const END = 409;
/** At least so far apart stand two bags. */
const GAP = 14;

const moved = (solids: readonly Solid[], placement: Placement): Solid[] =>
  solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) }));

/** Where the belt's two ends are joined, a faint band across it passes under some bags. */
const beltSeam = (random: Random): Solid[] => {
  if (!random.chance(0.12)) return [];
  const band = { rotation: rotation(0, 0, random.between(-0.04, 0.04)), position: [0, random.between(-330, 330), -1.2] as const };
  return [{ shape: { kind: "box", size: [285, random.between(3, 7), 0.7] }, placement: band, material: "PVC", density: 1.25 }];
};

/** The end of the bag before or behind, where there is room for it at the picture's border. */
const neighbour = (random: Random, bag: readonly Solid[]): Solid[] => {
  if (!random.chance(0.16)) return [];
  const { min, max } = boundsOf(bag);
  const side = END - max[1] > END + min[1] ? 1 : -1;
  const from = Math.max((side > 0 ? max[1] : -min[1]) + GAP, END - random.between(25, 110));
  if (from > END - 12) return [];
  const { solids, room } = containers[random.pick(["backpack", "holdall", "softSuitcase"] as const)](random.fork(1));
  const [low, high] = [boundsOf(solids).min[1], boundsOf(solids).max[1]];
  const place: Placement = { rotation: upright, position: [random.between(-40, 40), side * (from + (side > 0 ? -low : high)), 0] };
  // Only its near end is seen: cloth lies there, whatever else it holds.
  const cloth = ["tShirt", "fleeceJacket", "towel"].flatMap((kind, index) => {
    const { article } = makeArticle(kind, random.fork(2 + index));
    const y = -side * (room.halfY - article.bounds.max[1] - 8);
    return moved(article.solids, { rotation: upright, position: [random.between(-20, 20), y, room.floor + 30 + 42 * index] });
  });
  return moved([...solids, ...cloth], place);
};

/** What is in the picture beside the bag: the tray it lies in, the belt's seam, the next bag. */
export const surroundings = (random: Random, bag: readonly Solid[], tray: Container | null): Solid[] => [
  ...(tray ? tray.solids : neighbour(random.fork(2), bag)),
  ...beltSeam(random.fork(1)),
];
