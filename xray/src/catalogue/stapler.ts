import { rotation } from "../math/rotation.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { tube } from "../mesh/sweep.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import type { Parts } from "./kind.ts";

/** A trough of sheet metal along y, open below, so wide inside and high; its wall so thick; it narrows to its front. */
const trough = (half: number, wide: number, high: number, thick: number, front: number, bend: (y: number) => number) => {
  const section = (across: number): Point[] => [
    [-across, 0],
    [-across, high],
    [across, high],
    [across, 0],
    [across - thick, 0],
    [across - thick, high - thick],
    [-across + thick, high - thick],
    [-across + thick, 0],
  ];
  const steps = [-1, -0.96, -0.6, 0, 0.5, 0.86, 0.97, 1];
  return loft(
    steps.map((at): Vector[] => {
      const round = at > 0.9 ? front + (1 - front) * (1 - (at - 0.9) * 10) : 1;
      return section(wide * round).map(([x, z]) => [x, at * half, z + bend(at * half)]);
    }),
  );
};

/** A base with an anvil, a rail with staples, a spring that pushes them, and an arm of sheet metal over it; they turn on a pin at the back. */
export const staplerOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const half = random.between(58, 82);
  const level = (): number => 0;
  const base = assembly.within([0, 0, -16], rotation(0, 0, 0));
  base.add(slab([11, half, 1.1], 9, 0.4, 4), "steel/iron");
  base.add(slab([10, half - 3, 2.4], 8, 1, 4), random.pick(["rubber (vulcanised)", "ABS"] as const), { at: [0, -1, -4] });
  base.add(slab([6, 9, 0.9], 3, 0.3, 3), "steel/iron", { at: [0, half - 14, 2.2] });
  const open = random.between(0.05, 0.12);
  const rail = assembly.within([0, -half + 8, -9], rotation(open, 0, 0));
  const long = half - 9;
  rail.add(trough(long, 6.4, 8, 0.9, 0.9, level), "steel/iron", { at: [0, long, 0] });
  // Glued staples as a block without its inside, a spring behind them on its rod.
  const left = long * random.between(0.25, 0.85);
  rail.add(trough(left, 5, 6, 0.55, 1, level), "steel/iron", { at: [0, 2 * long - left - 2, 0.6], density: 6.8 });
  const turns = 14;
  const free = 2 * long - 2 * left - 8;
  const spring = Array.from({ length: turns * 7 + 1 }, (_, step): Vector => [
    2.6 * cosine(step * 0.8976),
    4 + (free * step) / (turns * 7),
    3 + 2.6 * sine(step * 0.8976),
  ]);
  rail.add(tube(spring, 0.4, { sides: 4 }), "steel/iron");
  rail.add(tube([[0, 3, 3], [0, 2 * long - 5, 3]], 1, { sides: 6 }), "steel/iron"); // prettier-ignore
  const arm = assembly.within([0, -half + 6, 3], rotation(open + random.between(0.02, 0.08), 0, 0));
  const reach = half - 5;
  const arch = (y: number): number => 3 * (1 - (y * y) / (reach * reach));
  arm.add(trough(reach, 8.6, 11, random.between(0.9, 1.3), 0.62, arch), "steel/iron", { at: [0, reach, 0] });
  if (random.chance(0.6)) arm.add(slab([9.4, reach * 0.7, 2.2], 8, 1.4, 4), "ABS", { at: [0, reach * 1.24, 16] });
  const pins = [-half + 11, -half + 20].map((y) =>
    moved(slab([9.4, 1.8, 1.8], 1.7, 0.5, 3), { rotation: rotation(0, 0, 0), position: [0, y, 1] }),
  );
  assembly.add(merged(pins), "steel/iron");
  return { solids: assembly.solids, manifestLine: "1 stapler" };
};
