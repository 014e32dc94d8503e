import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";
import type { Parts } from "./kind.ts";

import { loadedMagazine } from "./cartridges.ts";

// Outlines and classes of material only, as an image must show them: nothing here is a working part.

export const pistolOf = (random: Random, scale: number, frame: MaterialName): Parts => {
  const assembly = new Assembly();
  const size = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * scale, y * scale]);
  const long = random.between(88, 98);
  // The slide is a shell: open below the barrel, its walls a few millimetres, with the port in its side.
  const slide = assembly.add(
    extrusion(
      size([
        [-long, 2],
        [-long + 4, 0],
        [long - 8, 0],
        [long, 4],
        [long - 1, 24],
        [long - 6, 27],
        [-long + 3, 27],
        [-long, 24],
      ]),
      25 * scale,
    ),
    "steel/iron",
  );
  const chamber = assembly.add(
    extrusion(
      size([
        [-long + 2, 2.2],
        [long - 40, 2.2],
        [long - 40, 23],
        [-long + 2, 23],
      ]),
      17.4 * scale,
    ),
    "vacuum",
    { inside: slide },
  );
  // The hollow behind, through which the light of the slide's end comes.
  assembly.box([13 * scale, 4.6 * scale, 5 * scale], "vacuum", { at: [(long - 24) * scale, 11 * scale, 0], inside: slide });
  const port = random.between(12, 17);
  assembly.box([port * scale, 5.2 * scale, 1.7 * scale], "vacuum", {
    at: [random.between(16, 24) * scale, 17 * scale, 10.5 * scale],
    inside: slide,
  });
  const barrel = assembly.within([(-long + 3 + (long - 48)) * 0.5 * scale, 16 * scale, 0]);
  const half = ((2 * long - 53) / 2) * scale;
  const steel = barrel.cylinder(6.2 * scale, half, "steel/iron", { along: "x", inside: chamber });
  barrel.cylinder(4.4 * scale, half - 1, "vacuum", { along: "x", inside: steel });
  // A spring on its guide below the barrel.
  const coil = Array.from({ length: 10 * 11 }, (_, step): Vector => {
    const angle = step * 0.6283;
    return [(-long + 8 + (step / 109) * (long + 14)) * scale, (6.2 + 2.6 * cosine(angle)) * scale, 2.6 * sine(angle) * scale];
  });
  assembly.add(tube(coil, 0.55 * scale, { sides: 5 }), "steel/iron", { inside: chamber });
  assembly.cylinder(1.3 * scale, ((long + 12) / 2) * scale, "steel/iron", {
    at: [(-long + 9 + (long + 12) / 2) * scale, 6.2 * scale, 0],
    along: "x",
    inside: chamber,
  });
  assembly.box([3 * scale, 1.6, 2], "steel/iron", { at: [-long * 0.9 * scale, 27 * scale + 1.6, 0] });
  assembly.box([4 * scale, 2.2, 6], "steel/iron", { at: [long * 0.88 * scale, 27 * scale + 2.2, 0] });
  // Grooves at the slide's end, as thin ribs on both sides.
  const ribs = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, index) =>
      brick([0.7 * scale, 8 * scale, 0.35], [(long - 14 - index * 3.4) * scale, 13 * scale, side * (12.5 * scale + 0.36)]),
    ),
  );
  assembly.add(merged(ribs), "steel/iron");
  // Frame under the slide, and the grip leaning back: walls around what is in them.
  const body = assembly.add(
    extrusion(
      size([
        [-long + 12, 0],
        [-long + 12, -13],
        [-26, -18],
        [18, -20],
        [28, -34],
        [42, -108],
        [88, -108],
        [82, -62],
        [78, -26],
        [92, -9],
        [92, 0],
      ]),
      27 * scale,
    ),
    frame,
  );
  assembly.add(
    extrusion(
      size([
        [-long + 15, -1.6],
        [-long + 15, -9],
        [-20, -13],
        [20, -15],
        [20, -1.6],
      ]),
      15 * scale,
    ),
    "vacuum",
    { inside: body },
  );
  const lean = rotation(0, 0, 0.19);
  const grip = assembly.within([56 * scale, -62 * scale, 0], lean);
  const well = grip.box([17.5 * scale, 41 * scale, 11 * scale], "vacuum", { inside: body });
  if (random.chance(0.8)) loadedMagazine(grip, [16.6 * scale, 40 * scale, 10.2 * scale], random.whole(5, 8), well);
  // Rails, and the block that the hammer turns in.
  const rails = [-1, 1].map((side) => brick([38 * scale, 1.2, 1], [-30 * scale, -2 * scale, side * 9.6 * scale]));
  assembly.add(merged(rails), "steel/iron", { inside: body });
  const block = random.between(5, 7);
  assembly.box([block * scale, 6 * scale, 8 * scale], "steel/iron", { at: [77 * scale, -11 * scale, 0], inside: body });
  // The guard and the trigger begin at the frame.
  const bent = (points: readonly Point[], steps: number): Vector[] =>
    smoothPath(
      size(points).map(([x, y]): Vector => [x, y, 0]),
      steps,
    );
  const guard = bent(
    [
      [-38, -15.6],
      [-40, -36],
      [-30, -47],
      [0, -48],
      [22, -44],
      [31, -33],
    ],
    5,
  );
  assembly.add(tube(guard, 3.4 * scale, { sides: 8 }), frame);
  const trigger = bent(
    [
      [1, -17.5],
      [-4, -28],
      [-2, -40],
    ],
    4,
  );
  assembly.add(tube(trigger, 2.6 * scale, { sides: 6, scale: (along) => 1.2 - 0.4 * along }), "steel/iron");
  for (const [x, y] of size([
    [25, -9],
    [-44, -12.6],
  ]))
    assembly.cylinder(1.8, 13 * scale, "steel/iron", { at: [x, y, 0], inside: body });
  return { solids: assembly.solids, manifestLine: "1 pistol" };
};
