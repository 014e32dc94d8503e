import { rotation } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind } from "./kind.ts";

import { gun } from "./gun.ts";
import { loadedMagazine, rounds } from "./cartridges.ts";
import { longGunFurniture } from "./longGunFurniture.ts";
import { longGunParts } from "./longGunParts.ts";
import { pistolParts } from "./pistolParts.ts";
import { pistolOf } from "./pistol.ts";
import { revolverOf } from "./revolver.ts";

// Outlines and classes of material only, as an image must show them: nothing here is a working part.

export const guns = {
  pistol: gun("Pistol", "A pistol: the slide is a long dark bar, the grip at an angle with a magazine in it.", (random) =>
    pistolOf(random, random.between(0.95, 1.02), random.pick(["nylon6", "aluminium", "nylon6"] as const)),
  ),
  compactPistol: gun("Small pistol", "A small pistol: short dark slide above an angled grip.", (random) =>
    pistolOf(random, random.between(0.66, 0.78), random.pick(["nylon6", "steel/iron", "aluminium"] as const)),
  ),
  revolver: gun("Revolver", "A revolver: round drum with chambers, barrel in front, curved grip behind.", revolverOf),
  replicaPistol: gun("Replica pistol", "A replica pistol: the outline of a pistol in even zinc, without a hollow barrel.", (random) => {
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
  magazine: gun("Loaded magazine", "A magazine: a steel box with a row of cartridges and a spring below them.", (random) => {
    const assembly = new Assembly();
    const half = [random.between(15, 19), random.between(52, 72), random.between(9, 11.5)] as const;
    loadedMagazine(assembly, half, random.whole(7, 11));
    // The floor plate closes it below and stands out in front.
    assembly.add(slab([half[0] + 2.5, 3, half[2] + 1.4], 2, 1, 3), "nylon6", { at: [-1.5, -half[1] - 3, 0] });
    return { solids: assembly.solids, manifestLine: "1 loaded magazine" };
  }),
  cartridges: gun("Cartridges", "A box of cartridges: rows of equal round ends with dense tips.", (random) => {
    const assembly = new Assembly();
    const columns = random.whole(5, 8);
    const lines = random.whole(3, 5);
    const box = assembly.add(slab([columns * 5.6 + 2, lines * 15 + 2, 7], 1, 0.3, 1), "cardboard", { density: 0.5 });
    const room = assembly.add(slab([columns * 5.6 + 1.2, lines * 15 + 1.2, 6.3], 1, 0.3, 1), "vacuum", { inside: box });
    for (let line = 0; line < lines; line++)
      rounds(assembly.within([0, (line - (lines - 1) / 2) * 30, 0], rotation(0, 0, Math.PI / 2)), columns, 11, 4.6, 12, room);
    return { solids: assembly.solids, manifestLine: "1 box of cartridges" };
  }),
  ...longGunParts,
  ...longGunFurniture,
  ...pistolParts,
} satisfies Record<string, Kind>;
