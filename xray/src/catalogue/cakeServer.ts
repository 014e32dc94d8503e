import { rotation } from "../math/rotation.ts";
import { loft } from "../mesh/loft.ts";
import type { Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { smoothPath, sweepOf } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { Parts } from "./kind.ts";

/** Half its width along the blade, as shares: a leaf, a spade or a triangle with round corners. */
const BLADES = [
  [0.26, 0.62, 0.9, 1, 0.98, 0.88, 0.7, 0.46, 0.2],
  [0.24, 0.66, 0.94, 1, 1, 0.97, 0.9, 0.7, 0.32],
  [0.3, 0.86, 1, 0.93, 0.8, 0.65, 0.48, 0.3, 0.12],
] as const;

/** A thin leaf of steel, dished a little, a neck bent up from it, and an oval handle. */
export const cakeServerOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const [wide, long] = [random.between(22, 32), random.between(112, 142)];
  const shares = random.pick(BLADES);
  const thick = random.between(0.6, 0.95);
  const dish = random.between(0.5, 3.5);
  const outline = smoothPath(
    shares.map((share, at): Vector => [share * wide, (at / (shares.length - 1)) * long, 0]),
    3,
  );
  const blade = outline.map(([half, y]): Vector[] => {
    const shape: Point[] = [[-1, 0.35], [-0.6, 0.9], [0, 1], [0.6, 0.9], [1, 0.35]]; // prettier-ignore
    const at = (share: number) => dish * (share * share - 1) * (half / wide);
    return [
      ...shape.map(([share, full]): Vector => [share * half, y, at(share) + thick * full]),
      ...shape.toReversed().map(([share, full]): Vector => [share * half, y, at(share) - thick * full]),
    ];
  });
  assembly.add(loft(blade), "stainless 304");
  const rise = random.between(10, 24);
  const neck = smoothPath([[0, -1, -dish * 0.25], [0, -10, 1], [0, -26, rise * 0.8], [0, -40, rise]], 4); // prettier-ignore
  const bar: Point[] = [[-4.6, -1.2], [4.6, -1.2], [4.6, 1.2], [-4.6, 1.2]]; // prettier-ignore
  assembly.add(sweepOf(neck, bar, { level: true, scale: (along) => 1.15 - 0.3 * along }), "stainless 304");
  const grip = assembly.within([0, -41, rise], rotation(random.between(-0.12, 0.06), 0, random.normal() * 0.02));
  const handle = random.between(92, 118);
  const profile: Point[] = [
    [3.6, -handle],
    [random.between(6, 9), 6 - handle],
    [random.between(7, 10), -handle * 0.72],
    [random.between(5, 7), -handle * 0.35],
    [random.between(4, 5.5), -6],
    [3.4, -0.3],
  ];
  const material = random.pick(["stainless 304", "wood", "silver", "POM(acetal)"] as const);
  grip.add(revolution(profile, 16, random.between(0.5, 0.85)), material, {
    turn: lengthwise.y,
    ...(material === "silver" ? { density: 5 } : {}),
  });
  return { solids: assembly.solids, manifestLine: "1 cake server" };
};
