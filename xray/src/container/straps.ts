import { rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { circle, smoothPath, sweepOf, tube } from "../mesh/sweep.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import { minus, unit } from "../math/vector.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { buckle, evenly, webbing } from "./fastenings.ts";

/** A padded shoulder strap that lies as it fell, an adjuster and a loose end trailing from it. */
export const shoulderStrap = (assembly: Assembly, random: Random, from: Vector, to: Vector, bulge: number): void => {
  const wander = (t: number, side: number): Vector => [
    from[0] + (to[0] - from[0]) * t + side * bulge * 4 * t * (1 - t) + random.between(-10, 10),
    from[1] + (to[1] - from[1]) * t + random.between(-8, 8),
    from[2] + (to[2] - from[2]) * t + random.between(-1, 1),
  ];
  const path = smoothPath([from, ...[0.2, 0.4, 0.6, 0.8].map((t) => wander(t, 1)), to], 6);
  const padded = path.slice(0, Math.floor(path.length * 0.66));
  assembly.add(
    sweepOf(
      padded,
      [
        [-4, -30],
        [4, -30],
        [4, 30],
        [-4, 30],
      ],
      { across: [0, 0, 1] },
    ),
    "PU foam",
    { density: 0.09 },
  );
  for (const edge of [-28, 28])
    assembly.add(
      sweepOf(
        padded.map(([x, y, z]): Vector => [x + edge, y, z]),
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ],
        { across: [0, 0, 1] },
      ),
      "nylon6",
      { density: 0.9 },
    );
  webbing(assembly, path.slice(Math.floor(path.length * 0.6)), 24);
  const at = path[Math.floor(path.length * 0.68)] ?? from;
  buckle(assembly, [at[0], at[1], at[2] + 4], rotation(0, 0, random.between(-0.6, 0.6)));
  const loose: Vector[] = [
    at,
    [at[0] + random.between(-50, 50), at[1] - 40, at[2]],
    [at[0] + random.between(-70, 70), at[1] - 90, at[2] - 1],
    [at[0] + random.between(-80, 80), at[1] - 130, at[2]],
  ];
  webbing(assembly, smoothPath(loose, 5), 22);
};

/** What the hooks and frames of a strap are made of; of metal in one of two. */
const FITTINGS = ["zinc die-cast", "POM(acetal)"] as const;
/** So many straps were taken off, and are not there. */
const OFF = 0.35;
/** From the tip of a hook to the frame that the band goes through. */
const HOOK = 44;

/** A swivel hook that has caught a ring at its tip and points along a direction; a frame at its other end holds the band. */
const swivelHook = (assembly: Assembly, random: Random, tip: Vector, [x, y]: Vector, material: MaterialName): void => {
  const part = assembly.within([tip[0] - x * 28, tip[1] - y * 28, tip[2]], [y, x, 0, -x, y, 0, 0, 0, 1]);
  // It turns about its stem, and lies on its side as it happens; of no two makers it is one form.
  const turning = part.within([0, 0, 0], rotation(0, random.between(-1.1, 1.1), 0));
  const [wide, belly] = [random.between(0.7, 1.15), random.between(-3, 5)];
  const hook = (
    [
      [0, 0],
      [-8, 7 + belly * 0.4],
      [-9 - 0.2 * belly, 18 + belly * 0.5],
      [random.between(-1.5, 1.5), 29],
      [8, 21],
      [8, random.between(12, 17)],
    ] as const
  ).map(([aside, along]): Vector => [wide * aside, along, 0]);
  const thick = random.between(1.9, 2.8);
  turning.add(tube(smoothPath(hook, 4), thick, { sides: 7 }), material);
  const gate: Vector[] = [
    [7.4 * wide, 15, 1],
    [2.5, 1, 0],
  ];
  if (random.chance(0.5)) turning.add(tube(gate, thick * 0.55, { sides: 6 }), material);
  // Others have a bolt that is drawn back by a knob.
  else turning.box([1.5, random.between(5, 8), 2.6], material, { at: [5.5 * wide, 8, 0], turn: rotation(0, 0, random.between(-0.2, 0.1)) });
  const stem: Vector[] = [
    [0, -9, 0],
    [0, 1, 0],
  ];
  part.add(tube(stem, random.between(2.8, 4.2), { sides: 9 }), material);
  const [round, deep] = [random.between(1.5, 6), random.between(5.5, 8.5)];
  const frame = pierced(roundedRectangle(21, deep, round, 3), roundedRectangle(17.5, deep - 3.3, Math.max(0.6, round - 2), 3));
  part.add(extrusion(frame, random.between(2.2, 3.4)), material, { at: [0, 28 - HOOK, 0] });
};

/** A bag's own ring that a strap is hooked into: a bow with a bar, as it hangs. */
export const strapRing = (assembly: Assembly, random: Random, at: Vector): void => {
  const wide = random.between(12, 17);
  const bow = circle(wide, 20)
    .filter(([, y]) => y > -wide * 0.35)
    .map(([x, y]): Vector => [x, y, 0]);
  assembly.add(tube(bow, 1.7, { sides: 7, endless: true }), random.pick(["zinc die-cast", "steel/iron", "POM(acetal)"] as const), {
    at,
    turn: rotation(random.between(0.3, 1.2), random.between(-0.5, 0.5), random.between(-1.6, 1.6)),
  });
};

/** A long carrying strap with swivel hooks, thrown over and beside the bag; or it was taken off. */
export const carryingStrap = (assembly: Assembly, random: Random, from: Vector, to: Vector, reach: number): void => {
  if (random.chance(OFF)) return;
  const fitting = random.pick(FITTINGS);
  const band = smoothPath(
    [
      from,
      [from[0] + reach * random.between(0.4, 0.8), from[1] + (to[1] - from[1]) * random.between(0.1, 0.22), from[2] - 2],
      [from[0] + reach, from[1] + (to[1] - from[1]) * random.between(0.35, 0.5), 4],
      [to[0] + reach * random.between(0.6, 1), from[1] + (to[1] - from[1]) * random.between(0.68, 0.84), 5],
      to,
    ],
    8,
  ).map(([x, y, z]): Vector => [x, y, Math.max(z, 0)]);
  const way = evenly(band, HOOK);
  const [first, second] = [way[1]?.at ?? from, way.at(-2)?.at ?? to];
  webbing(
    assembly,
    band.filter((at) => [from, to].every((end) => distance(at, end) > HOOK)),
    34,
  );
  for (const [end, near] of [
    [from, first],
    [to, second],
  ] as const)
    swivelHook(assembly, random, end, unit([end[0] - near[0], end[1] - near[1], 0]), fitting);
  // The frame that sets its length sits where its owner needs it.
  const { at, ahead } = way[Math.floor(random.between(0.2, 0.8) * way.length)] ?? { at: from, ahead: [0, 1, 0] as const };
  assembly.add(extrusion(pierced(roundedRectangle(20, 11, 3, 3), roundedRectangle(17, 7.5, 2, 2)), 2.4), fitting, {
    at: [at[0], at[1], at[2] + 2.4],
    turn: [ahead[1], ahead[0], 0, -ahead[0], ahead[1], 0, 0, 0, 1],
  });
};

const distance = (a: Vector, b: Vector): number => {
  const [x, y, z] = minus(a, b);
  return Math.sqrt(x * x + y * y + z * z);
};
