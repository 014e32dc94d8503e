import { rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { smoothPath, sweepOf, tube } from "../mesh/sweep.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { buckle, ring, webbing } from "./fastenings.ts";

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

/** A long carrying strap with swivel hooks, thrown over and beside the bag. */
export const carryingStrap = (assembly: Assembly, random: Random, from: Vector, to: Vector, reach: number): void => {
  const path = smoothPath(
    [
      from,
      [from[0] + reach * random.between(0.4, 0.8), from[1] + (to[1] - from[1]) * 0.15, from[2] - 2],
      [from[0] + reach, from[1] + (to[1] - from[1]) * random.between(0.35, 0.5), 4],
      [to[0] + reach * random.between(0.6, 1), from[1] + (to[1] - from[1]) * 0.75, 5],
      to,
    ],
    8,
  ).map(([x, y, z]): Vector => [x, y, Math.max(z, 0)]);
  webbing(assembly, path, 34);
  for (const end of [from, to]) {
    ring(assembly, end, rotation(random.between(0, 0.5), random.between(0, 0.5), 0), 15, "zinc die-cast");
    assembly.add(
      tube(
        smoothPath(
          [
            [end[0], end[1], end[2] + 3],
            [end[0] + 12, end[1] + 6, end[2] + 4],
            [end[0] + 18, end[1] + 20, end[2] + 3],
          ],
          4,
        ),
        3,
        { sides: 7 },
      ),
      "zinc die-cast",
    );
  }
  const middle = path[Math.floor(path.length * 0.3)] ?? from;
  assembly.add(extrusion(pierced(roundedRectangle(23, 13, 3, 3), roundedRectangle(18, 8, 2, 2)), 2.4), "zinc die-cast", {
    at: [middle[0], middle[1], middle[2] + 3.4],
    turn: rotation(0, 0, random.between(-0.4, 0.4)),
  });
};
