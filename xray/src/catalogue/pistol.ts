import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { type Point } from "../mesh/mesh.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import type { Parts } from "./kind.ts";

import { loadedMagazine } from "./cartridges.ts";

// Outlines and classes of material only, as an image must show them: nothing here is a working part.

export const pistolOf = (random: Random, scale: number, frame: MaterialName): Parts => {
  const assembly = new Assembly();
  const size = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * scale, y * scale]);
  const long = random.between(88, 98);
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
        [-long + 2, 3],
        [long - 46, 3],
        [long - 46, 21],
        [-long + 2, 21],
      ]),
      15 * scale,
    ),
    "vacuum",
    { inside: slide },
  );
  const barrel = assembly.within([(-long + 3 + (long - 48)) * 0.5 * scale, 13 * scale, 0]);
  const half = ((2 * long - 53) / 2) * scale;
  const steel = barrel.cylinder(6.6 * scale, half, "steel/iron", { along: "x", inside: chamber });
  barrel.cylinder(4.4 * scale, half - 1, "vacuum", { along: "x", inside: steel });
  assembly.box([3 * scale, 2, 2], "steel/iron", { at: [-long * 0.9 * scale, 29.2 * scale, 0] });
  assembly.box([4 * scale, 2.4, 6], "steel/iron", { at: [long * 0.88 * scale, 29.6 * scale, 0] });
  // Frame under the slide, and the grip leaning back.
  const body = assembly.add(
    extrusion(
      size([
        [-long + 12, -0.6],
        [-long + 12, -14],
        [-26, -18],
        [18, -20],
        [28, -34],
        [42, -108],
        [88, -108],
        [82, -62],
        [78, -26],
        [92, -9],
        [92, -0.6],
      ]),
      27 * scale,
    ),
    frame,
  );
  const lean = rotation(0, 0, 0.19);
  const grip = assembly.within([56 * scale, -62 * scale, 0], lean);
  const well = grip.box([17.5 * scale, 41 * scale, 11 * scale], "vacuum", { inside: body });
  if (random.chance(0.8)) loadedMagazine(grip, [16.6 * scale, 40 * scale, 10.2 * scale], random.whole(5, 8), well);
  assembly.box([44 * scale, 1.5, 10 * scale], "steel/iron", { at: [-20 * scale, -4 * scale, 0], inside: body });
  // Trigger guard and trigger.
  const guard = smoothPath(
    [
      [-38, -17, 0],
      [-40, -36, 0],
      [-30, -47, 0],
      [0, -48, 0],
      [22, -44, 0],
      [27, -36, 0],
    ].map(([x = 0, y = 0]): Vector => [x * scale, y * scale, 0]),
    5,
  );
  assembly.add(tube(guard, 3.4 * scale, { sides: 8 }), frame);
  const trigger = smoothPath(
    [
      [0, -21, 0],
      [-5, -30, 0],
      [-2, -40, 0],
    ].map(([x = 0, y = 0]): Vector => [x * scale, y * scale, 0]),
    4,
  );
  assembly.add(tube(trigger, 2.6 * scale, { sides: 6 }), "steel/iron");
  for (const [x, y] of size([
    [24, -12],
    [62, -20],
    [-30, -10],
  ]))
    assembly.cylinder(2, 13 * scale, "steel/iron", { at: [x, y, 0], inside: body });
  return { solids: assembly.solids, manifestLine: "1 pistol" };
};
