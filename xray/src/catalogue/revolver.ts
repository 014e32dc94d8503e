import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import { Assembly } from "./assembly.ts";
import type { Parts } from "./kind.ts";

// An outline and classes of material only, as an image must show them.

export const revolverOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const long = random.between(50, 110);
  const skin = random.pick(["steel/iron", "stainless 304"] as const);
  // A frame around the window in which the drum sits, and the grip's tang behind it.
  const frame = pierced(
    [
      [-36, 24],
      [-36, -28],
      [-20, -34],
      [24, -34],
      [34, -30],
      [58, -66],
      [84, -100],
      [72, -106],
      [44, -72],
      [58, -40],
      [52, -12],
      [46, 8],
      [38, 24],
    ],
    [
      [-30, 15],
      [26, 15],
      [26, -25],
      [-30, -25],
    ],
  );
  assembly.add(extrusion([...frame], 13), skin);
  const barrel = assembly.within([-36.5 - long / 2, 12, 0]);
  const steel = barrel.cylinder(9.5, long / 2, skin, { along: "x" });
  barrel.cylinder(4.6, long / 2 - 0.5, "vacuum", { along: "x", inside: steel });
  assembly.box([long / 2, 4, 5], skin, { at: [-36.5 - long / 2, -2, 0] });
  assembly.add(
    extrusion(
      [
        [-36 - long, 22],
        [-30 - long, 30],
        [-22 - long, 22],
      ],
      3,
    ),
    skin,
  );
  const drum = assembly.within([-2, -5, 0]);
  const cylinder = drum.cylinder(18.5, 24, skin, { along: "x" });
  for (let chamber = 0; chamber < 6; chamber++) {
    const angle = (chamber / 6) * 6.2832 + 0.3;
    const bore = drum.within([0, 12 * cosine(angle), 12 * sine(angle)]);
    const hole = bore.cylinder(4.8, 23.4, "vacuum", { along: "x", inside: cylinder });
    const shell = bore.cylinder(4.5, 15, "brass", { at: [7, 0, 0], along: "x", inside: hole });
    bore.cylinder(3.7, 14, "organic simulant C (powder class)", { at: [7, 0, 0], along: "x", inside: shell });
    bore.ellipsoid([6, 4.2, 4.2], "lead", { at: [-14.4, 0, 0], inside: hole });
  }
  const grip = random.pick(["wood", "rubber (vulcanised)"] as const);
  for (const side of [-1, 1])
    assembly.add(
      extrusion(
        [
          [54, -14],
          [66, -44],
          [90, -84],
          [98, -104],
          [66, -114],
          [44, -80],
          [38, -46],
          [40, -26],
        ],
        8,
      ),
      grip,
      { at: [0, 0, side * 10.6] },
    );
  assembly.add(
    tube(
      smoothPath(
        [
          [-16, -36, 0],
          [-14, -54, 0],
          [4, -62, 0],
          [24, -54, 0],
          [33, -38, 0],
        ],
        5,
      ),
      2.8,
    ),
    skin,
  );
  assembly.add(
    tube(
      smoothPath(
        [
          [10, -36, 0],
          [3, -46, 0],
          [7, -55, 0],
        ],
        4,
      ),
      2.4,
    ),
    skin,
  );
  assembly.add(
    extrusion(
      [
        [47, 9],
        [56, 28],
        [66, 26],
        [60, 16],
        [53, -2],
      ],
      7,
    ),
    skin,
  );
  return { solids: assembly.solids, manifestLine: "1 revolver" };
};
