import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf } from "../catalogue/measure.ts";
import type { Container } from "../container/container.ts";
import { containers } from "../container/containers.ts";
import { lengthwise } from "../catalogue/assembly.ts";
import { compose, placeWithin, rotation, upright } from "../math/rotation.ts";
import { merged, moved as movedMesh, type Mesh } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { sweepOf } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Placement, Solid, Vector } from "../solid.ts";

/** Half of the belt that is in the picture. */
const END = 409;
/** At least so far apart stand two bags. */
const GAP = 14;

const moved = (solids: readonly Solid[], placement: Placement): Solid[] =>
  solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) }));

/** The teeth of both ends in each other, as they are welded: two lines that run to and fro across the belt. */
const fingers = (random: Random): Mesh => {
  const pitch = random.between(14, 24);
  const deep = random.between(24, 46);
  const count = Math.floor(560 / pitch);
  return sweepOf(
    Array.from({ length: 2 * count + 1 }, (_, step): Vector => [(step - count) * (pitch / 2), ((step % 2) - 0.5) * deep, 0]),
    [
      [-1.3, -0.55],
      [1.3, -0.55],
      [1.3, 0.55],
      [-1.3, 0.55],
    ],
    { level: true },
  );
};

/** Hooks of steel wire along both ends, and the rod that holds them together. */
const hooks = (random: Random): Mesh => {
  const pitch = random.between(5.5, 8);
  const count = Math.floor(550 / pitch);
  return merged(
    Array.from({ length: count }, (_, index) => {
      const long = index % 2 === 0 ? 5 : 7.5;
      return movedMesh(slab([0.6, long, 0.6], 0.5, 0.3, 1), {
        rotation: upright,
        position: [(index - count / 2) * pitch, random.between(-0.4, 0.4), 0],
      });
    }),
  );
};

/** Where the belt's two ends are joined, askew as they are cut, a band passes under some bags. */
const beltSeam = (random: Random): Solid[] => {
  if (!random.chance(0.12)) return [];
  const lean = (random.chance(0.5) ? 1 : -1) * random.between(0.06, 0.26);
  const placement = { rotation: rotation(0, 0, lean), position: [0, random.between(-300, 300), -1.2] as const };
  if (random.chance(0.3))
    return [
      { shape: hooks(random), placement, material: "steel/iron", density: 6 },
      {
        shape: { kind: "cylinder", size: [0.7, 0.7, 276] },
        placement: { ...placement, rotation: compose(placement.rotation, lengthwise.x) },
        material: "nylon6",
      },
    ];
  return [{ shape: fingers(random), placement, material: "PVC", density: random.between(0.9, 1.3) }];
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
