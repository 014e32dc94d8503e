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
    const scale = random.between(0.74, 1.04);
    const long = random.between(58, 96) * scale;
    const tall = random.between(20, 30) * scale;
    const grip = random.between(66, 104) * scale;
    const lean = random.between(0, 26) * scale;
    const metal = random.pick([
      { material: "zinc die-cast", density: 4.4 },
      { material: "zinc die-cast", density: 6.2 },
      { material: "ABS", density: 1.05 },
      { material: "aluminium", density: 2.4 },
    ] as const);
    const snout = random.between(0, 10) * scale;
    assembly.add(
      extrusion(
        [
          [-long, 0],
          [long - 6, 0],
          [long, 5],
          [long, tall],
          [-long + 2 * snout, tall],
          [-long, tall - snout],
        ],
        random.between(15, 22) * scale,
      ),
      metal.material,
      { density: metal.density },
    );
    const frame = assembly.add(
      extrusion(
        [
          [-long + random.between(6, 30) * scale, -0.5],
          [-long + 26 * scale, -12 * scale],
          [16 * scale, -17 * scale],
          [(26 + lean * 0.4) * scale, -grip],
          [(60 + lean) * scale, -grip],
          [68 * scale, -50 * scale],
          [Math.min(long, 76 * scale), -0.5],
        ],
        24 * scale,
      ),
      random.pick(["ABS", "zinc die-cast", "nylon6"] as const),
      { density: 1.15 },
    );
    // Toys have a hollow grip, some a weight of steel in it.
    const hollow = assembly.box([9 * scale, (grip - 40 * scale) / 2, 7 * scale], "vacuum", {
      at: [(44 + lean * 0.4) * scale, -(grip + 26 * scale) / 2, 0],
      inside: frame,
    });
    if (random.chance(0.4))
      assembly.box([7 * scale, (grip - 52 * scale) / 2, 4 * scale], "steel/iron", {
        at: [(44 + lean * 0.4) * scale, -(grip + 26 * scale) / 2, 0],
        inside: hollow,
      });
    if (random.chance(0.8))
      assembly.add(
        tube(
          smoothPath(
            [
              [-34 * scale, -14 * scale, 0],
              [-35 * scale, -38 * scale, 0],
              [0, -42 * scale, 0],
              [19 * scale, -36 * scale, 0],
            ],
            5,
          ),
          2.6 * scale,
        ),
        "ABS",
      );
    // Two halves, screwed together.
    assembly.add(
      merged(
        [
          [30, -12],
          [60, -24],
          [-20, -7],
        ].map(([x = 0, y = 0]) => post(1.8, 9 * scale, [x * scale, y * scale, 0])),
      ),
      "steel/iron",
      { inside: frame },
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
