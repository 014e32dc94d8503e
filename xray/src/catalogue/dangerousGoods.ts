import { rotation } from "../math/rotation.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { brick, circuit } from "./circuit.ts";
import type { Kind } from "./kind.ts";
import { vessel } from "./vessel.ts";

const threat = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "dangerous",
  category: "dangerousGoods",
  name,
  description,
  make,
});

export const dangerousGoods = {
  lighterFluid: threat("Lighter fluid", "A flat metal can with a nozzle, part full of a thin liquid.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(24, 37), random.between(46, 74), random.between(11, 18)];
    const wall = assembly.add(slab(half, 8, 1.2, 4), "steel/iron");
    const room = assembly.add(slab([half[0] - 0.3, half[1] - 0.3, half[2] - 0.3], 7.8, 1, 4), "vacuum", { inside: wall });
    const deep = (half[2] - 0.8) * random.between(0.55, 0.9);
    assembly.box([half[0] - 3, half[1] - 3, deep], "veg oil/fat", { at: [0, 0, -(half[2] - 0.8) + deep], density: 0.76, inside: room });
    assembly.cylinder(9, 8, "polypropylene", { at: [0, half[1] + 8.4, 0], along: "y", density: 0.7 });
    assembly.cylinder(3, 5, "polyethylene", { at: [0, half[1] + 22, 0], along: "y" });
    return { solids: assembly.solids, manifestLine: "1 can of lighter fluid" };
  }),
  fireworks: threat("Fireworks", "A bundle of card tubes, each with grainy inorganic filling in layers, and fuses.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(4, 7);
    for (let index = 0; index < count; index++) {
      const rocket = assembly.within([(index - (count - 1) / 2) * 26, random.between(-8, 8), 0]);
      const wall = rocket.cylinder(12, 52, "cardboard", { along: "y", density: 0.85 });
      const room = rocket.cylinder(9.6, 51, "vacuum", { along: "y", inside: wall });
      for (const [layer, material] of (
        [
          "inorganic simulant D (pyrotechnic class)",
          "organic simulant C (powder class)",
          "inorganic simulant D (pyrotechnic class)",
        ] as const
      ).entries())
        rocket.cylinder(9.2, 12, material, {
          at: [0, layer * 27 - 32, 0],
          along: "y",
          inside: room,
          noise: { frequency: 0.35, amplitude: 0.3, anisotropy: 1, seed: layer + 1 },
        });
      rocket.add(
        tube(
          smoothPath(
            [
              [0, -53, 0],
              [3, -64, 2],
              [random.between(-8, 8), -78, 3],
            ],
            4,
          ),
          1.1,
          { sides: 5 },
        ),
        "cotton/cellulose",
        { density: 0.9 },
      );
      if (random.chance(0.6)) rocket.box([2.4, 100, 2.4], "wood", { at: [0, -46, 15] });
    }
    return { solids: assembly.solids, manifestLine: `${count} fireworks` };
  }),
  batteryPack: threat("Large battery pack", "Many round cells in rows in one case: far over the limit for lithium.", (random) => {
    const assembly = new Assembly();
    const [columns, rows] = [random.whole(5, 8), random.whole(2, 3)];
    const half: Vector = [columns * 10 + 6, rows * 35 + 14, 14];
    const skin = assembly.add(slab(half, 6, 3, 3), random.pick(["ABS", "aluminium"] as const));
    const room = assembly.add(slab([half[0] - 2, half[1] - 2, half[2] - 2], 5, 2, 3), "vacuum", { inside: skin });
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        assembly.cylinder(9.2, 32.5, "Li-ion cell (NMC 18650, steel can)", {
          at: [(column - (columns - 1) / 2) * 19.4, (row - (rows - 1) / 2) * 68 - 8, 0],
          along: "y",
          inside: room,
        });
    assembly.add(
      merged(Array.from({ length: rows + 1 }, (_, row) => brick([half[0] - 8, 0.2, 5], [0, (row - rows / 2) * 68 - 8, 0]))),
      "nickel",
      { inside: room },
    );
    circuit(assembly, random, { half: [half[0] - 10, 7], at: [0, half[1] - 12, -4], headroom: 7, crowd: 1.3, inside: room });
    return { solids: assembly.solids, manifestLine: "1 large battery pack" };
  }),
  bleach: threat("Bleach", "A bottle with a handle and a safety cap, full of an oxidising liquid.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(34, 47);
    const long = random.between(0.78, 1.12);
    vessel(assembly, {
      profile: [
        [radius * 0.92, 0],
        [radius, 6],
        [radius, 130 * long],
        [radius * random.between(0.7, 0.9), 155 * long],
        [18, 190 * long],
        [15, 206 * long],
      ],
      wall: random.between(1, 1.8),
      flatten: random.between(0.58, 0.92),
      material: "polyethylene",
      content: "oxidiser liquid simulant",
      full: random.between(0.6, 0.95),
    });
    assembly.cylinder(17, 12, "polypropylene", { at: [0, 206 * long + 13, 0], along: "y", density: 0.6 });
    assembly.add(
      tube(
        smoothPath(
          [
            [radius + 5, 70 * long, 0],
            [radius + 20, 90 * long, 0],
            [radius + 20, 140 * long, 0],
            [radius * 0.8 + 8, 166 * long, 0],
          ],
          5,
        ),
        7,
        { sides: 8 },
      ),
      "polyethylene",
      { density: 0.7 },
    );
    return { solids: assembly.solids, manifestLine: "1 bottle of bleach" };
  }),
  torchLighter: threat("Blowtorch lighter", "A small tank with a nozzle, a trigger and a tube bent to the front.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(12, 21), random.between(26, 50), random.between(11, 20)];
    const turn = rotation(0, 0, random.between(-0.05, 0.2));
    const corner = half[0] * random.between(0.3, 0.8);
    const less = (by: number): Vector => [half[0] - by, half[1] - by, half[2] - by];
    const skin = random.pick(["ABS", "ABS", "aluminium", "zinc die-cast"] as const);
    const tank = assembly.add(slab(half, corner, 4, 4), skin, { turn });
    const room = assembly.add(slab(less(2.2), corner - 1, 3, 4), "vacuum", { inside: tank, turn });
    const deep = (half[2] - 3.2) * random.between(0.4, 0.85);
    assembly.add(slab([half[0] - 3.2, half[1] - 3.2, deep], corner - 1.6, Math.min(2, deep * 0.5), 4), "veg oil/fat", {
      at: [0, 0, -(half[2] - 3.2) + deep],
      density: 0.58,
      inside: room,
      turn,
    });
    const head = half[1] + random.between(10, 17);
    assembly.add(slab([half[0] + 3, head - half[1], half[2] * 0.72], 4, 2.4, 3), "zinc die-cast", {
      at: [-6, half[1] + (head - half[1]) + 1.2, 0],
      density: 3.4,
    });
    const long = random.between(12, 34);
    const wide = random.between(4.6, 9);
    const at: Vector = [-half[0] - 10 - long, 2 * head - half[1] - 4, 0];
    const nozzle = assembly.cylinder(wide, long, "stainless 304", { at, along: "x" });
    assembly.cylinder(wide - 1.2, long - 0.6, "vacuum", { at, along: "x", inside: nozzle });
    if (random.chance(0.65))
      assembly.add(
        tube(
          smoothPath(
            [
              [2, 2 * head - half[1] + 3, half[2] * 0.5],
              [-10, at[1] + 16, half[2] * 0.6],
              [at[0] + long - 6, at[1] + wide + 6, 6],
              [at[0] + 6, at[1] + wide + 2, 4],
            ],
            5,
          ),
          1.4,
          { sides: 6 },
        ),
        "copper",
      );
    // A foot to stand on.
    if (random.chance(0.35)) assembly.add(slab([half[0] + 12, 2, half[2] + 10], 8, 1, 4), "ABS", { at: [0, -half[1] - 5, 0] });
    return { solids: assembly.solids, manifestLine: "1 blowtorch lighter" };
  }),
  flares: threat("Hand flares", "Tubes with a dense inorganic charge at one end and a handle at the other.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(11, 20);
    const half = random.between(52, 92);
    const charge = half * random.between(0.38, 0.62);
    const tubeOf = random.pick(["cardboard", "cardboard", "aluminium"] as const);
    const grip = random.between(12, 30);
    const count = random.whole(1, 4);
    for (let index = 0; index < count; index++) {
      const flare = assembly.within([index * (2 * radius + 6), random.between(-8, 8), 0], rotation(0, 0, random.normal() * 0.03));
      const wall = flare.cylinder(radius, half, tubeOf, { along: "y", ...(tubeOf === "cardboard" ? { density: 0.9 } : {}) });
      const thick = tubeOf === "cardboard" ? 2 : 0.9;
      const room = flare.cylinder(radius - thick, half - 1.5, "vacuum", { along: "y", inside: wall });
      flare.cylinder(radius - thick - 0.4, charge, "inorganic simulant D (pyrotechnic class)", {
        at: [0, half - 3 - charge, 0],
        along: "y",
        density: random.between(1.1, 1.5),
        inside: room,
      });
      flare.cylinder(radius * 0.9, grip, "polypropylene", { at: [0, -half - grip - 0.6, 0], along: "y", density: 0.7 });
      flare.cylinder(radius * 0.4, 3, "brass", { at: [0, half - 9 - 2 * charge, 0], along: "y", inside: room });
    }
    return { solids: assembly.solids, manifestLine: "Hand flares" };
  }),
} satisfies Record<string, Kind>;
