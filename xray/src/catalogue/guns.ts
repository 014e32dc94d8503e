import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, type Point } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { post } from "./circuit.ts";
import type { Kind, Parts } from "./kind.ts";

// Outlines and classes of material only, as an image must show them: nothing here is a working part.

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "guns",
  name,
  description,
  make,
});

/** Cartridges side by side along y, seen as brass with a denser tip. */
const rounds = (assembly: Assembly, count: number, pitch: number, radius: number, half: number, inside?: Solid): void => {
  for (let index = 0; index < count; index++) {
    const at: Vector = [0, (index - (count - 1) / 2) * pitch, 0];
    const part = assembly.within(at);
    const body = part.cylinder(radius, half * 0.66, "brass", { along: "x", inside });
    part.cylinder(radius * 0.8, half * 0.6, "organic simulant C (powder class)", { along: "x", inside: body });
    part.ellipsoid([half * 0.45, radius * 0.86, radius * 0.86], "lead", { at: [-half * 1.15, 0, 0], inside });
  }
};

const loadedMagazine = (assembly: Assembly, half: Vector, count: number, inside?: Solid): void => {
  const shell = assembly.add(slab(half, 2, 1, 2), "steel/iron", { inside });
  const room = assembly.add(slab([half[0] - 1, half[1] - 1.4, half[2] - 1], 1.5, 0.8, 2), "vacuum", { inside: shell });
  const pitch = Math.min(9.5, (half[1] * 1.3) / count);
  rounds(assembly.within([0, half[1] - 4 - (count * pitch) / 2, 0]), count, pitch, Math.min(4.4, pitch * 0.46), half[0] - 4.5, room);
  const zigzag = Array.from({ length: 9 }, (_, index): Vector => [
    (index % 2 === 0 ? -1 : 1) * (half[0] - 4),
    -half[1] + 5 + index * ((half[1] * 0.5) / 8),
    0,
  ]);
  assembly.add(tube(smoothPath(zigzag, 3), 0.7, { sides: 5 }), "steel/iron", { inside: room });
};

const pistolOf = (random: Random, scale: number, frame: MaterialName): Parts => {
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
    assembly.cylinder(2, 14.6 * scale, "steel/iron", { at: [x, y, 0], inside: body });
  return { solids: assembly.solids, manifestLine: "1 pistol" };
};

const revolverOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const barrelLong = random.between(50, 110);
  const skin = random.pick(["steel/iron", "stainless 304"] as const);
  const frame = assembly.add(
    extrusion(
      [
        [-30, 20],
        [-30, 14],
        [28, 14],
        [34, 22],
        [44, 10],
        [52, -22],
        [30, -26],
        [22, -30],
        [-30, -30],
        [-30, -24],
        [22, -24],
        [22, 12],
        [-30, 12],
        [-34, 4],
        [-34, 22],
      ].map(([x = 0, y = 0]): Point => [x, y]),
      14,
    ),
    skin,
  );
  const barrel = assembly.within([-36 - barrelLong / 2, 8, 0]);
  const steel = barrel.cylinder(9, barrelLong / 2, skin, { along: "x" });
  barrel.cylinder(4.6, barrelLong / 2 - 0.5, "vacuum", { along: "x", inside: steel });
  assembly.box([barrelLong / 2, 3.5, 4], skin, { at: [-36 - barrelLong / 2, -5, 0] });
  assembly.box([4, 3.5, 1.5], skin, { at: [-30 - barrelLong, 20, 0] });
  const drum = assembly.within([-5, -6, 0]);
  const cylinder = drum.cylinder(17.5, 20, skin, { along: "x" });
  for (let chamber = 0; chamber < 6; chamber++) {
    const angle = (chamber / 6) * 6.2832 + 0.3;
    const bore = drum.within([0, 11.2 * cosine(angle), 11.2 * sine(angle)]);
    const hole = bore.cylinder(4.6, 19.4, "vacuum", { along: "x", inside: cylinder });
    const shell = bore.cylinder(4.3, 13, "brass", { at: [5.5, 0, 0], along: "x", inside: hole });
    bore.cylinder(3.5, 12, "organic simulant C (powder class)", { at: [5.5, 0, 0], along: "x", inside: shell });
    bore.ellipsoid([5, 4, 4], "lead", { at: [-12.8, 0, 0], inside: hole });
  }
  const grip = assembly.add(
    extrusion(
      [
        [46, 4],
        [56, -20],
        [70, -60],
        [96, -98],
        [72, -108],
        [46, -74],
        [32, -28],
      ],
      27,
    ),
    random.pick(["wood", "rubber (vulcanised)"] as const),
  );
  assembly.add(
    extrusion(
      [
        [50, -10],
        [62, -50],
        [80, -90],
        [74, -94],
        [54, -62],
        [42, -24],
      ],
      6,
    ),
    skin,
    { inside: grip },
  );
  assembly.add(
    tube(
      smoothPath(
        [
          [-14, -33, 0],
          [-10, -52, 0],
          [8, -58, 0],
          [24, -48, 0],
          [31, -34, 0],
        ],
        5,
      ),
      2.6,
    ),
    skin,
  );
  assembly.add(
    tube(
      smoothPath(
        [
          [10, -32, 0],
          [4, -42, 0],
          [8, -50, 0],
        ],
        4,
      ),
      2.2,
    ),
    skin,
  );
  assembly.add(
    extrusion(
      [
        [46, 12],
        [58, 26],
        [64, 22],
        [54, 6],
      ],
      7,
    ),
    skin,
  );
  void frame;
  return { solids: assembly.solids, manifestLine: "1 revolver" };
};

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
    loadedMagazine(assembly, [random.between(15, 19), random.between(52, 72), random.between(9, 11.5)], random.whole(7, 11));
    assembly.box([20, 3, 12.5], "nylon6", { at: [0, -random.between(76, 78), 0] });
    return { solids: assembly.solids, manifestLine: "1 loaded magazine" };
  }),
  cartridges: threat("Cartridges", "A box of cartridges: rows of equal round ends with dense tips.", (random) => {
    const assembly = new Assembly();
    const columns = random.whole(5, 8);
    const lines = random.whole(3, 5);
    const box = assembly.add(slab([columns * 5.6 + 2, lines * 15 + 2, 7], 1, 0.3, 1), "cardboard", { density: 0.5 });
    const room = assembly.add(slab([columns * 5.6 + 1.2, lines * 15 + 1.2, 6.3], 1, 0.3, 1), "vacuum", { inside: box });
    for (let line = 0; line < lines; line++)
      rounds(assembly.within([0, (line - (lines - 1) / 2) * 30, 0], rotation(0, 0, Math.PI / 2)), columns, 11, 4.6, 8.5, room);
    return { solids: assembly.solids, manifestLine: "1 box of cartridges" };
  }),
  longGunBarrel: threat("Long gun part", "A long steel tube with a sight and a block at its end: a barrel.", (random) => {
    const assembly = new Assembly();
    const half = random.between(170, 230);
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
