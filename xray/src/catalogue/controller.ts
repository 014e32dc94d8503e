import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { circuit, pouchCell, post, screws } from "./circuit.ts";

/** From the middle to one end: where its edge towards the player lies, the far edge, how thick it is, how far it hangs down. */
const sections = [
  { y: 0, near: -16, far: 42, half: 15, drop: 0 },
  { y: 24, near: -18, far: 43, half: 16, drop: 0 },
  { y: 36, near: -30, far: 42, half: 17.5, drop: 1 },
  { y: 46, near: -50, far: 40, half: 19, drop: 3 },
  { y: 56, near: -66, far: 36, half: 20, drop: 5 },
  { y: 66, near: -72, far: 28, half: 19, drop: 6 },
  { y: 74, near: -70, far: 14, half: 16, drop: 7 },
  { y: 79, near: -60, far: -4, half: 10, drop: 7 },
];

/** Rounded from side to side, the grips as round as a hand wants them. */
const hull = (inward: number, scale: number): Mesh => {
  const halves = sections.toReversed().map((each) => ({ ...each, y: -each.y }));
  const all = [...halves.slice(0, -1), ...sections];
  return loft(
    all.map(({ y, near, far, half, drop }, index) =>
      Array.from({ length: 24 }, (_, side): Vector => {
        const angle = 0.2618 * side;
        const [c, s] = [cosine(angle), sine(angle)];
        const across = Math.sign(c) * Math.sqrt(Math.abs(c));
        const up = Math.sign(s) * Math.sqrt(Math.abs(s));
        const end = index === 0 ? inward : index === all.length - 1 ? -inward : 0;
        return [
          ((near + far) / 2) * scale + (((far - near) / 2) * scale - inward) * across,
          y * scale + end,
          -drop * scale * Math.max(0, -c) + (half * scale - inward) * up,
        ];
      }),
    ),
  );
};

export const controllerOf = (assembly: Assembly, random: Random): void => {
  const scale = random.between(0.88, 1.04);
  const wall = assembly.add(hull(0, scale), "ABS");
  const room = assembly.add(hull(2.3, scale), "vacuum", { inside: wall });
  const uneven = random.chance(0.5);
  circuit(assembly, random, { half: [13 * scale, 40 * scale], at: [18 * scale, 0, -2], headroom: 5, crowd: 1.2, inside: room });
  pouchCell(assembly, [12 * scale, 20 * scale, 3], [14 * scale, 0, -6.6 * scale], room);
  for (const side of [-1, 1]) {
    // A stick turns in a frame of steel with a sensor at two sides.
    const x = (uneven && side < 0 ? 22 : 2) * scale;
    const stick = assembly.within([x, side * 22 * scale, 0]);
    stick.add(slab([8, 8, 3.6], 1, 0.3, 1), "steel/iron", { at: [0, 0, 5.6 * scale], density: 2.2, inside: room });
    stick.add(merged([post(3.4, 1.4, [0, 11.6, 5], 10), post(3.4, 1.4, [11.6, 0, 5], 10)]), "copper", { density: 4, inside: room });
    stick.cylinder(3, 5, "POM(acetal)", { at: [0, 0, 17.4 * scale + 3.4], density: 1.2 });
    stick.cylinder(9.4, 1.8, "rubber (vulcanised)", { at: [0, 0, 17.4 * scale + 10.4] });
    // In each grip a motor with a weight that is not round.
    const grip = assembly.within([-30 * scale, side * 58 * scale, -3 * scale], rotation(0, 0, side * 0.22));
    grip.cylinder(6.2, 9, "steel/iron", { at: [4, 0, 0], along: "x", density: 6, inside: room });
    grip.add(halfDisc(side < 0 ? 9 : 7, side < 0 ? 4 : 3), random.pick(["zinc die-cast", "steel/iron"] as const), {
      at: [-9, 0, 0],
      inside: room,
    });
    // The triggers swing on pins, with a spring each.
    const trigger = assembly.within([44 * scale, side * 40 * scale, -3]);
    trigger.add(slab([6, 11, 8], 4, 2.5, 3), "ABS", { at: [4.5, 0, 0], density: 0.6 });
    trigger.add(torus(2.6, 0.5, 14, 5), "steel/iron", { at: [-14, 0, -2], inside: room });
    trigger.cylinder(1, 9, "steel/iron", { at: [-14, 0, 3], along: "y", inside: room });
  }
  const keys = [0, 1, 2, 3].map((key) =>
    post(4, 2.2, [20 * scale + 9 * cosine(key * 1.5708), 44 * scale + 9 * sine(key * 1.5708), 18.6 * scale], 12),
  );
  assembly.add(merged(keys), "ABS");
  assembly.add(
    merged(
      [slab([3, 9, 2], 1, 0.4, 2), slab([9, 3, 2], 1, 0.4, 2)].map((mesh) =>
        liftedTo(mesh, [(uneven ? 0 : 22) * scale, -44 * scale, 18.4 * scale]),
      ),
    ),
    "ABS",
    { density: 0.8 },
  );
  screws(
    assembly,
    [
      [24, 30, -6],
      [24, -30, -6],
      [-54, 57, -8],
      [-54, -57, -8],
    ].map(([x = 0, y = 0, z = 0]): Vector => [x * scale, y * scale, z * scale]),
    1,
    5,
    room,
  );
  if (random.chance(0.3))
    assembly.add(
      tube(
        smoothPath(
          [
            [44 * scale, 0, 0],
            [62, 6, -4],
            [70, 50, -8],
            [40, 92, -8],
            [-30, 98, -8],
          ],
          6,
        ),
        1.7,
        { sides: 7 },
      ),
      "PVC",
      { density: 2 },
    );
};

const liftedTo = (mesh: Mesh, [x, y, z]: Vector): Mesh => ({
  ...mesh,
  vertices: mesh.vertices.map((value, at) => value + (at % 3 === 0 ? x : at % 3 === 1 ? y : z)),
});

/** Half of a round plate on an axle along x. */
const halfDisc = (radius: number, half: number): Mesh =>
  loft(
    [-half, half].map((x) =>
      Array.from({ length: 10 }, (_, step): Vector => [x, radius * cosine(0.349 * step), radius * sine(0.349 * step)]),
    ),
  );
