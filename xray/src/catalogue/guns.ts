import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind } from "./kind.ts";

import { loadedMagazine, rounds } from "./cartridges.ts";
import { pistolOf } from "./pistol.ts";
import { revolverOf } from "./revolver.ts";

// Outlines and classes of material only, as an image must show them: nothing here is a working part.

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "guns",
  name,
  description,
  make,
});

export const guns = {
  pistol: threat("Pistol", "A pistol: the slide is a long dark bar, the grip at an angle with a magazine in it.", (random) =>
    pistolOf(random, random.between(0.95, 1.02), random.pick(["nylon6", "aluminium", "nylon6"] as const)),
  ),
  compactPistol: threat("Small pistol", "A small pistol: short dark slide above an angled grip.", (random) =>
    pistolOf(random, random.between(0.66, 0.78), random.pick(["nylon6", "steel/iron", "aluminium"] as const)),
  ),
  revolver: threat("Revolver", "A revolver: round drum with chambers, barrel in front, curved grip behind.", revolverOf),
  replicaPistol: threat("Replica pistol", "A replica pistol: the outline of a pistol in even zinc, without a hollow barrel.", (random) => {
    const assembly = new Assembly();
    const long = random.between(76, 90);
    assembly.add(
      extrusion(
        [
          [-long, 0],
          [long - 6, 0],
          [long, 5],
          [long, 24],
          [-long, 24],
        ],
        18,
      ),
      "zinc die-cast",
      { density: 4.4 },
    );
    assembly.add(
      extrusion(
        [
          [-long + 16, -0.5],
          [-long + 16, -12],
          [16, -17],
          [30, -98],
          [70, -98],
          [68, -50],
          [76, -0.5],
        ],
        24,
      ),
      "ABS",
    );
    assembly.add(
      tube(
        smoothPath(
          [
            [-34, -14, 0],
            [-35, -38, 0],
            [0, -42, 0],
            [19, -36, 0],
          ],
          5,
        ),
        2.6,
      ),
      "ABS",
    );
    assembly.add(
      merged(
        [
          [50, -88],
          [44, -40],
          [-40, -5],
        ].map(([x = 0, y = 0]) => post(2, 9, [x, y, 0])),
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 replica pistol" };
  }),
  magazine: threat("Loaded magazine", "A magazine: a steel box with a row of cartridges and a spring below them.", (random) => {
    const assembly = new Assembly();
    const half = [random.between(15, 19), random.between(52, 72), random.between(9, 11.5)] as const;
    loadedMagazine(assembly, half, random.whole(7, 11));
    // The floor plate closes it below and stands out in front.
    assembly.add(slab([half[0] + 2.5, 3, half[2] + 1.4], 2, 1, 3), "nylon6", { at: [-1.5, -half[1] - 3, 0] });
    return { solids: assembly.solids, manifestLine: "1 loaded magazine" };
  }),
  cartridges: threat("Cartridges", "A box of cartridges: rows of equal round ends with dense tips.", (random) => {
    const assembly = new Assembly();
    const columns = random.whole(5, 8);
    const lines = random.whole(3, 5);
    const box = assembly.add(slab([columns * 5.6 + 2, lines * 15 + 2, 7], 1, 0.3, 1), "cardboard", { density: 0.5 });
    const room = assembly.add(slab([columns * 5.6 + 1.2, lines * 15 + 1.2, 6.3], 1, 0.3, 1), "vacuum", { inside: box });
    for (let line = 0; line < lines; line++)
      rounds(assembly.within([0, (line - (lines - 1) / 2) * 30, 0], rotation(0, 0, Math.PI / 2)), columns, 11, 4.6, 12, room);
    return { solids: assembly.solids, manifestLine: "1 box of cartridges" };
  }),
  longGunBarrel: threat("Gun barrel", "A long steel tube with a sight and a block at its end: a barrel.", (random) => {
    const assembly = new Assembly();
    const half = random.between(140, 178);
    const steel = assembly.cylinder(random.between(8.5, 11), half, "steel/iron", { along: "y" });
    assembly.cylinder(random.between(3, 5.5), half - 1, "vacuum", { along: "y", inside: steel });
    assembly.box([16, 34, 13], "steel/iron", { at: [0, -half - 35, 0], density: 6.2 });
    assembly.box([2, 7, 6], "steel/iron", { at: [0, half - 12, 16] });
    const wood = random.chance(0.5);
    if (wood) assembly.add(slab([16, 70, 14], 10, 6, 3), "wood", { at: [34, -half * 0.4, 0] });
    return { solids: assembly.solids, manifestLine: "1 gun barrel" };
  }),
  receiver: threat("Long gun part", "A long flat steel body with a curved magazine well and a grip: part of a long gun.", (random) => {
    const assembly = new Assembly();
    const body = assembly.add(
      extrusion(
        [
          [-120, -14],
          [118, -14],
          [124, 6],
          [112, 20],
          [-116, 20],
        ],
        30,
      ),
      "steel/iron",
      { density: 6.6 },
    );
    assembly.add(
      extrusion(
        [
          [-110, -8],
          [100, -8],
          [100, 14],
          [-110, 14],
        ],
        22,
      ),
      "vacuum",
      { inside: body },
    );
    assembly.cylinder(8, 60, "steel/iron", { at: [40, 3, 0], along: "x" });
    assembly.add(
      extrusion(
        [
          [-40, -16],
          [-8, -16],
          [-2, -60],
          [-16, -104],
          [-48, -96],
          [-36, -58],
        ],
        24,
      ),
      "steel/iron",
      { density: 2.6 },
    );
    assembly.add(
      extrusion(
        [
          [52, -16],
          [82, -16],
          [104, -88],
          [76, -96],
        ],
        26,
      ),
      random.pick(["nylon6", "wood"] as const),
    );
    assembly.add(
      tube(
        smoothPath(
          [
            [4, -18, 0],
            [6, -40, 0],
            [40, -42, 0],
            [54, -24, 0],
          ],
          5,
        ),
        2.4,
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 part of a long gun" };
  }),
} satisfies Record<string, Kind>;
