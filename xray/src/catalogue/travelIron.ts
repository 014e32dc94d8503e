import { loft } from "../mesh/loft.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { smoothPath, sweepOf, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Parts } from "./kind.ts";

/** From its heel to its point: how far along its length, and how wide it is there, as shares. */
const PLAN: readonly Point[] = [
  [0.2, -0.985],
  [0.72, -0.96],
  [0.95, -0.8],
  [1, -0.4],
  [0.94, -0.02],
  [0.78, 0.36],
  [0.52, 0.7],
  [0.24, 0.92],
  [0.08, 0.99],
];

/** A cast sole with its heater, a body that narrows upwards, a handle that the hand fits through. */
export const travelIronOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const [long, wide] = [random.between(74, 94), random.between(34, 44)];
  const thick = random.between(8, 13);
  const half = PLAN.map(([x, y]): Vector => [x * wide, y * long, 0]);
  const outline = smoothPath([...half, ...half.map(([x, y]): Vector => [-x, y, 0]).toReversed()], 3, true);
  const level = (inset: number, z: number, shift = 0): Vector[] =>
    outline.map(([x, y]) => [x * (1 - inset / wide), y * (1 - inset / long) + shift, z]);
  const sole = assembly.add(
    loft([level(2.2, -14 - thick / 2), level(0, -12.6 - thick / 2), level(0.4, -15 + thick / 2), level(3, -13.6 + thick / 2)]),
    "aluminium",
  );
  // A bent rod of steel is cast into it.
  const heater = smoothPath(
    [
      [-wide * 0.55, -long * 0.8, 0],
      [-wide * 0.62, -long * 0.1, 0],
      [-wide * 0.3, long * 0.48, 0],
      [0, long * 0.68, 0],
      [wide * 0.3, long * 0.48, 0],
      [wide * 0.62, -long * 0.1, 0],
      [wide * 0.55, -long * 0.8, 0],
    ],
    6,
  );
  rod(assembly, heater, sole);
  const body = assembly.add(loft([level(3, -8), level(2, 0), level(7, 11, -2), level(15, 20, -7), level(22, 24, -10)]), "nylon6");
  const room = assembly.add(loft([level(6, -6), level(5, 0), level(10, 10, -2), level(18, 18, -7), level(25, 21, -10)]), "vacuum", {
    inside: body,
  });
  // What keeps its heat: a strip of two metals on posts, its leads.
  assembly.box([9, 13, 0.5], "brass", { at: [0, -long * 0.1, -1], inside: room, density: 5 });
  assembly.add(merged([-7, 7].map((x) => post(2.4, 2.6, [x, -long * 0.2, -2.4], 8))), "porcelain/ceramic", { inside: room });
  assembly.add(merged([-0.5, 0.35].map((y) => post(2.2, 3, [0, y * long * 0.8, -2.5], 8))), "steel/iron", { inside: room });
  const grip = smoothPath(
    [
      [0, -long * 0.74, 25],
      [0, -long * 0.7, 44],
      [0, -long * 0.3, 53],
      [0, long * 0.12, 51],
      [0, long * 0.3, 40],
      [0, long * 0.24, 23],
    ],
    6,
  );
  const section: Point[] = [[-9, -4], [-5, -7], [5, -7], [9, -4], [9, 4], [5, 7], [-5, 7], [-9, 4]]; // prettier-ignore
  assembly.add(sweepOf(grip, section, { across: [1, 0, 0], scale: (along) => 1 - 0.25 * along }), "nylon6", { density: 0.75 });
  assembly.cylinder(random.between(9, 14), 2.6, "ABS", { at: [0, long * 0.02, 28], density: 0.9 });
  return { solids: assembly.solids, manifestLine: "1 travel iron" };
};

const rod = (assembly: Assembly, way: readonly Vector[], sole: Solid): void => {
  const at: Vector = [0, 0, -14];
  assembly.add(tube(way, 2.9, { sides: 8 }), "steel/iron", { at, inside: sole, density: 5.2 });
};
