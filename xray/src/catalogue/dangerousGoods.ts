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
    const half: Vector = [random.between(28, 34), random.between(52, 66), random.between(13, 17)];
    const wall = assembly.add(slab(half, 8, 1.2, 4), "steel/iron");
    const room = assembly.add(slab([half[0] - 0.3, half[1] - 0.3, half[2] - 0.3], 7.8, 1, 4), "vacuum", { inside: wall });
    const deep = (half[2] - 0.8) * random.between(0.55, 0.9);
    assembly.box([half[0] - 3, half[1] - 3, deep], "veg oil/fat", { at: [0, 0, -(half[2] - 0.8) + deep], density: 0.76, inside: room });
    assembly.cylinder(9, 8, "polypropylene", { at: [0, half[1] + 8.4, 0], along: "y", density: 0.7 });
    assembly.cylinder(3, 5, "polyethylene", { at: [0, half[1] + 22, 0], along: "y" });
    return { solids: assembly.solids, manifestLine: "1 can of lighter fluid" };
  }),
  gasCartridge: threat("Gas cartridge", "A wide steel can with a domed top and a valve, a liquid level inside.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(45, 54);
    vessel(assembly, {
      profile: [
        [radius * 0.9, 0],
        [radius, 5],
        [radius, 52],
        [radius * 0.85, 66],
        [radius * 0.5, 78],
        [16, 82],
      ],
      wall: 0.6,
      material: "steel/iron",
      content: "veg oil/fat",
      full: random.between(0.3, 0.7),
      density: 0.58,
    });
    assembly.cylinder(11, 6, "steel/iron", { at: [0, 88.4, 0], along: "y", density: 4.5 });
    return { solids: assembly.solids, manifestLine: "1 gas cartridge" };
  }),
  longGasCan: threat("Gas can", "A long thin steel can with a collar, for a stove.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(31, 35);
    vessel(assembly, {
      profile: [
        [radius * 0.88, 0],
        [radius, 5],
        [radius, 160],
        [radius * 0.8, 176],
        [14, 186],
      ],
      wall: 0.45,
      material: "steel/iron",
      content: "veg oil/fat",
      full: random.between(0.35, 0.75),
      density: 0.58,
    });
    assembly.cylinder(13, 3, "steel/iron", { at: [0, 189.4, 0], along: "y", density: 4 });
    assembly.cylinder(radius, 8, "polypropylene", { at: [0, 201, 0], along: "y", density: 0.3 });
    return { solids: assembly.solids, manifestLine: "1 gas can" };
  }),
  paint: threat("Paint", "A tin of dense even liquid, its lid's double rim and wire handle dark.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(38, 50);
    vessel(assembly, {
      profile: [
        [radius, 0],
        [radius, 40],
        [radius, 92],
        [radius * 0.97, 94],
      ],
      wall: 0.4,
      material: "steel/iron",
      content: "toothpaste",
      full: random.between(0.7, 0.95),
      density: 1.35,
    });
    assembly.cylinder(radius + 2, 2, "steel/iron", { at: [0, 96.6, 0], along: "y", density: 3.5 });
    assembly.add(
      tube(
        smoothPath(
          [
            [-radius - 3, 70, 0],
            [-radius * 0.8, 120, radius * 0.4],
            [0, 138, radius * 0.5],
            [radius * 0.8, 120, radius * 0.4],
            [radius + 3, 70, 0],
          ],
          6,
        ),
        1.4,
        { sides: 6 },
      ),
      "steel/iron",
    );
    return { solids: assembly.solids, manifestLine: "1 tin of paint" };
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
    const radius = random.between(38, 45);
    vessel(assembly, {
      profile: [
        [radius * 0.92, 0],
        [radius, 6],
        [radius, 130],
        [radius * 0.85, 155],
        [18, 190],
        [15, 206],
      ],
      wall: 1.4,
      flatten: 0.72,
      material: "polyethylene",
      content: "oxidiser liquid simulant",
      full: random.between(0.6, 0.95),
    });
    assembly.cylinder(17, 12, "polypropylene", { at: [0, 219, 0], along: "y", density: 0.6 });
    assembly.add(
      tube(
        smoothPath(
          [
            [radius + 5, 70, 0],
            [radius + 20, 90, 0],
            [radius + 20, 140, 0],
            [radius * 0.8 + 8, 166, 0],
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
    const tank = assembly.add(slab([17, 38, 17], 12, 6, 4), "ABS", { turn: rotation(0, 0, 0.1) });
    const room = assembly.add(slab([14.5, 35.5, 14.5], 10, 5, 4), "vacuum", { inside: tank, turn: rotation(0, 0, 0.1) });
    assembly.add(slab([13.6, 34.6, random.between(7, 10)], 9, 4, 4), "veg oil/fat", {
      at: [0, 0, -3.8],
      density: 0.58,
      inside: room,
      turn: rotation(0, 0, 0.1),
    });
    assembly.add(slab([20, 14, 12], 5, 3, 3), "zinc die-cast", { at: [-6, 54, 0], density: 3.4 });
    const nozzle = assembly.cylinder(7, 20, "stainless 304", { at: [-48, 60, 0], along: "x" });
    assembly.cylinder(5.6, 19.4, "vacuum", { at: [-48, 60, 0], along: "x", inside: nozzle });
    assembly.add(
      tube(
        smoothPath(
          [
            [2, 69, 8],
            [-10, 76, 10],
            [-34, 72, 10],
            [-40, 68.4, 6],
          ],
          5,
        ),
        1.4,
        { sides: 6 },
      ),
      "copper",
    );
    return { solids: assembly.solids, manifestLine: "1 blowtorch lighter" };
  }),
  sprayPaint: threat("Spray paint", "A steel can with a level, a dip tube and a small ball that rattles.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(30, 34);
    vessel(assembly, {
      profile: [
        [radius * 0.88, 0],
        [radius, 5],
        [radius, 150],
        [radius * 0.7, 164],
        [14, 172],
      ],
      wall: 0.4,
      material: "steel/iron",
      content: "ethanol",
      full: random.between(0.4, 0.8),
      density: 0.95,
    });
    assembly.cylinder(radius * 0.95, 15, "polypropylene", { at: [0, 187.6, 0], along: "y", density: 0.3 });
    assembly.cylinder(12, 2, "steel/iron", { at: [0, 205, 0], along: "y", density: 5 });
    return { solids: assembly.solids, manifestLine: "1 can of spray paint" };
  }),
  flares: threat("Hand flares", "Tubes with a dense inorganic charge at one end and a handle at the other.", (random) => {
    const assembly = new Assembly();
    for (let index = 0; index < random.whole(2, 3); index++) {
      const flare = assembly.within([index * 36, random.between(-8, 8), 0]);
      const wall = flare.cylinder(15, 78, "cardboard", { along: "y", density: 0.9 });
      const room = flare.cylinder(13, 76.5, "vacuum", { along: "y", inside: wall });
      flare.cylinder(12.6, 42, "inorganic simulant D (pyrotechnic class)", { at: [0, 32, 0], along: "y", density: 1.3, inside: room });
      flare.cylinder(13.6, 20, "polypropylene", { at: [0, -98.4, 0], along: "y", density: 0.7 });
      flare.cylinder(6, 3, "brass", { at: [0, -14, 0], along: "y", inside: room });
    }
    return { solids: assembly.solids, manifestLine: "Hand flares" };
  }),
} satisfies Record<string, Kind>;
