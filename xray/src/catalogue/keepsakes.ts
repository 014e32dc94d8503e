import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { coil } from "./cable.ts";
import { brick, circuit, pouchCell } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

/** A chessman standing on z = 0: foot, waist and head. */
const chessman = (height: number, foot: number): readonly Point[] => [
  [foot, 0],
  [foot, height * 0.12],
  [foot * 0.45, height * 0.3],
  [foot * 0.4, height * 0.62],
  [foot * 0.7, height * 0.76],
  [foot * 0.6, height * 0.92],
  [foot * 0.15, height],
];

export const keepsakes = {
  drone: everyday("electronics", "Drone", "Four small motors at the ends of thin arms around a board, a camera and a cell.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([32, 72, 22], 18, 9, 4), "ABS");
    const room = assembly.add(slab([30, 70, 20], 16, 8, 4), "vacuum", { inside: wall });
    circuit(assembly, random, { half: [22, 50], at: [0, 4, 6], headroom: 5, crowd: 1.2, inside: room });
    pouchCell(assembly, [19, 38, 8], [0, -8, -6], room);
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        const end: Vector = [x * 108, y * 92, 4];
        assembly.add(
          tube(
            [
              [x * 34, y * 56, 2],
              [x * 70, y * 74, 3],
              [x * 96, y * 86, 4],
            ],
            5,
            { sides: 8 },
          ),
          "carbon fibre composite",
        );
        const motor = assembly.within(end);
        const can = motor.cylinder(11.5, 9, "aluminium");
        const hollow = motor.cylinder(10.6, 8, "vacuum", { inside: can });
        const ring = motor.cylinder(10, 5, "NdFeB magnet", { inside: hollow, density: 4 });
        motor.cylinder(8, 5 - 0.2, "copper", { inside: ring, density: 4.5 });
        motor.cylinder(1.5, 4, "steel/iron", { at: [0, 0, 13.1] });
        motor.add(slab([7, 62, 0.8], 6.5, 0.3, 4), "nylon6", { at: [0, 0, 18.2], turn: rotation(0, 0, random.between(-0.9, 0.9)) });
      }
    const lens = assembly.within([0, 84, -4]);
    const eye = lens.cylinder(11, 11, "magnesium AZ91", { along: "y" });
    const dark = lens.cylinder(9, 9, "vacuum", { along: "y", inside: eye });
    for (const y of [-3, 3]) lens.ellipsoid([7, 2, 7], "glass soda-lime", { at: [0, y, 0], inside: dark });
    return { solids: assembly.solids, manifestLine: "1 drone" };
  }),
  jewelleryBox: everyday(
    "valuables",
    "Jewellery box",
    "A wooden box with a lining, rings in rows, a necklace, a mirror and small brass hinges.",
    (random) => {
      const assembly = new Assembly();
      const wall = assembly.box([62, 84, 32], "wood");
      const room = assembly.box([56, 78, 26], "vacuum", { inside: wall });
      assembly.box([54, 76, 1.2], "glass soda-lime", { at: [0, 0, 23], inside: room });
      for (const x of [-42, -28, -14]) assembly.cylinder(6, 68, "PU foam", { at: [x, 0, -18], along: "y", density: 0.06, inside: room });
      const metal = random.pick(["gold", "silver"] as const);
      const rings = random.whole(4, 9);
      for (let index = 0; index < rings; index++)
        assembly.add(torus(random.between(8.4, 10), random.between(0.7, 1.1), 22, 6), metal, {
          at: [(index % 3) * 14 - 42, Math.floor(index / 3) * 40 - 40 + random.between(-8, 8), -10],
          turn: rotation(-Math.PI / 2, 0, 0),
          inside: room,
          density: 12,
        });
      assembly.add(tube(coil(random, 17, 2.4, 1.2), 0.8, { sides: 5 }), metal, { at: [24, 20, -12], inside: room, density: 9 });
      for (const side of [-1, 1]) assembly.ellipsoid([3.5, 3.5, 5], "silver", { at: [24 + side * 9, -52, -14], inside: room, density: 7 });
      assembly.add(
        merged(
          [-1, 1].map((side) => moved(brick([1, 9, 7], [0, 0, 0]), { rotation: rotation(0, 0, 0), position: [-63.2, side * 48, 12] })),
        ),
        "brass",
      );
      assembly.box([1, 8, 9], "brass", { at: [63.2, 0, 10] });
      return { solids: assembly.solids, manifestLine: "1 jewellery box" };
    },
  ),
  crutch: everyday(
    "medical",
    "Crutch, taken apart",
    "Two perforated aluminium tubes beside each other, a grip, a cuff for the arm and a rubber foot.",
    (random) => {
      const assembly = new Assembly();
      for (const [index, half] of [190, random.between(168, 184)].entries()) {
        const part = assembly.within([index * 44, 0, 0]);
        const radius = index === 0 ? 11 : 9;
        const wall = part.cylinder(radius, half, "aluminium", { along: "y" });
        const room = part.cylinder(radius - 1.4, half - 0.5, "vacuum", { along: "y", inside: wall });
        if (index === 1) part.cylinder(5, 2, "stainless 304", { at: [0, half - 30, 0], inside: room });
        if (index === 1) part.cylinder(16, 16, "rubber (vulcanised)", { at: [0, -half - 16.2, 0], along: "y" });
      }
      const grip = assembly.within([-70, 70, 0]);
      const core = grip.cylinder(14, 56, "polypropylene", { along: "x" });
      grip.cylinder(7, 54, "aluminium", { along: "x", inside: core });
      const cuff = Array.from({ length: 15 }, (_, step): Vector => {
        const angle = 0.7 + (step / 14) * 4.9;
        return [44 * cosine(angle) - 62, 142 + 34 * sine(angle), 0];
      });
      assembly.add(tube(cuff, 5, { sides: 8 }), "polypropylene");
      return { solids: assembly.solids, manifestLine: "1 crutch" };
    },
  ),
  snowGlobe: everyday("household", "Snow globe", "A glass ball full of water with a small figure, on a heavy foot.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 36);
    const ball = assembly.ellipsoid([radius, radius, radius], "glass soda-lime");
    const water = assembly.ellipsoid([radius - 2, radius - 2, radius - 2], "water", { inside: ball });
    assembly.add(
      merged([
        brick([6, 6, 8], [-6, 3, -14]),
        brick([3, 3, 15], [7, 3, -7.5]),
        moved(
          revolution(
            [
              [7, 0],
              [1, 9],
            ],
            9,
          ),
          { rotation: rotation(0, 0, 0), position: [-6, -10, -16] },
        ),
      ]),
      "porcelain/ceramic",
      { inside: water },
    );
    const foot = assembly.add(
      revolution(
        [
          [36, 0],
          [37, 4],
          [29, 18],
          [26, 22],
        ],
        28,
      ),
      "porcelain/ceramic",
      { at: [0, 0, -radius - 22] },
    );
    assembly.add(
      revolution(
        [
          [32, 2],
          [32, 4],
          [24, 17],
        ],
        24,
      ),
      "vacuum",
      { at: [0, 0, -radius - 22], inside: foot },
    );
    return { solids: assembly.solids, manifestLine: "1 snow globe" };
  }),
  binoculars: everyday("sport", "Binoculars", "Two thick tubes side by side with lenses and bright prisms.", (random) => {
    const assembly = new Assembly();
    const half = random.between(52, 62);
    for (const side of [-1, 1]) {
      const barrel = assembly.within([side * 33, 0, 0]);
      const wall = barrel.cylinder(25, half, "magnesium AZ91", { along: "y" });
      const room = barrel.cylinder(22.5, half - 2, "vacuum", { along: "y", inside: wall });
      barrel.ellipsoid([20, 4.5, 20], "glass soda-lime", { at: [0, half - 8, 0], inside: room });
      for (const [index, y] of [-8, -30].entries())
        barrel.box([index === 0 ? 15 : 11, 9, index === 0 ? 11 : 15], "glass borosilicate", { at: [0, y, 0], density: 2.5, inside: room });
      barrel.ellipsoid([10, 3, 10], "glass soda-lime", { at: [0, -half + 7, 0], inside: room });
      barrel.add(torus(19, 3.2, 26, 7), "rubber (vulcanised)", { at: [0, -half - 3.6, 0], turn: lengthwise.y });
    }
    assembly.cylinder(6.5, 24, "aluminium", { along: "y", at: [0, 6, 0] });
    return { solids: assembly.solids, manifestLine: "1 pair of binoculars" };
  }),
  stethoscope: everyday(
    "medical",
    "Stethoscope",
    "A heavy steel disc at the end of a bent tube that parts into two steel springs.",
    (random) => {
      const assembly = new Assembly();
      const reach = random.between(44, 60);
      const bend = smoothPath(
        [
          [0, -62, 0],
          [-reach, -92, 0],
          [-reach - 24, -30, 0],
          [-40, 34, 0],
          [0, 20, 0],
          [0, 58, 0],
        ],
        7,
      );
      const hose = assembly.add(tube(bend, 5, { sides: 9 }), "PVC", { density: 1.25 });
      assembly.add(tube(bend.slice(1, -1), 2.4, { sides: 7 }), "vacuum", { inside: hose });
      for (const side of [-1, 1]) {
        assembly.add(
          tube(
            smoothPath(
              [
                [side * 5, 66, 0],
                [side * 34, 96, 0],
                [side * 46, 140, 0],
                [side * 20, 182, 0],
              ],
              6,
            ),
            2.6,
            { sides: 7 },
          ),
          "stainless 304",
        );
        assembly.ellipsoid([6, 7, 6], "silicone rubber", { at: [side * 15, 191, 0] });
      }
      const chest = assembly.within([22, -64, 0]);
      chest.cylinder(21, 5, "stainless 304");
      chest.cylinder(15, 4, "stainless 304", { at: [0, 0, 9.2] });
      chest.add(torus(22.5, 1.4, 28, 6), "silicone rubber");
      return { solids: assembly.solids, manifestLine: "1 stethoscope" };
    },
  ),
  chessSet: everyday("toys", "Chess set", "A folded wooden board full of small turned figures lying in rows.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.box([70, 140, 26], "wood");
    const room = assembly.box([65, 135, 21], "vacuum", { inside: wall });
    for (const [side, density] of [0.55, 0.75].entries()) {
      const men = Array.from({ length: 16 }, (_, index) => {
        const great = index < 8;
        return moved(revolution(chessman(great ? 44 + random.between(0, 8) : 32, great ? 9 : 7.5), 14), {
          rotation: rotation(0, (side === 0 ? 1 : -1) * (Math.PI / 2), random.between(-0.08, 0.08)),
          position: [(side === 0 ? -1 : 1) * 61, (index % 8) * 31 - 109 + (side === 0 ? -3 : 3), great ? -9 : 10],
        });
      });
      assembly.add(merged(men), "wood", { inside: room, density });
    }
    for (const y of [-80, 80]) assembly.box([1, 12, 8], "brass", { at: [71.2, y, 0] });
    return { solids: assembly.solids, manifestLine: "1 chess set" };
  }),
  skippingRope: everyday("sport", "Skipping rope", "A wound rope with two handles, a bearing of steel in each.", (random) => {
    const assembly = new Assembly();
    assembly.add(tube(coil(random, 62, 4, 4), 3, { sides: 7 }), "PVC", { density: 1.2 });
    for (const side of [-1, 1]) {
      const grip = assembly.within([side * 26, 0, 34], rotation(0, 0, random.between(-0.3, 0.3)));
      const wood = grip.add(
        revolution(
          [
            [10, -62],
            [14, -40],
            [12, 20],
            [15, 58],
            [11, 62],
          ],
          20,
        ),
        "wood",
        { turn: lengthwise.y },
      );
      grip.cylinder(8, 3.5, "steel/iron", { at: [0, -50, 0], along: "y", inside: wood, density: 6 });
    }
    return { solids: assembly.solids, manifestLine: "1 skipping rope" };
  }),
} satisfies Record<string, Kind>;
