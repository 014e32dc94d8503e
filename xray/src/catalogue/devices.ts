import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, sweepOf, torus, tube } from "../mesh/sweep.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { cable, coil, plug } from "./cable.ts";
import { circuit, pouchCell, roundCell, screws } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";

/** A small motor: steel can, windings, magnets, shaft along y. */
const motor = (assembly: Assembly, at: Vector, radius: number, half: number, inside?: Solid): void => {
  const part = assembly.within(at);
  const can = part.cylinder(radius, half, "steel/iron", { along: "y", inside });
  const room = part.cylinder(radius - 1.2, half - 1.2, "vacuum", { along: "y", inside: can });
  part.cylinder(radius * 0.62, half * 0.7, "copper", { along: "y", inside: room, density: 5.5 });
  part.cylinder(1.6, half * 0.4, "steel/iron", { at: [0, half * 1.4 + 0.1, 0], along: "y", inside });
};

const spring = (radius: number, turns: number, length: number): Vector[] =>
  Array.from({ length: Math.round(turns * 10) + 1 }, (_, step): Vector => {
    const angle = (step / 10) * 2 * Math.PI;
    return [radius * cosine(angle), (step / (turns * 10) - 0.5) * length, radius * sine(angle)];
  });

export const devices = {
  hairDryer: everyday("electronics", "Hair dryer", "A heater of thin coils, a fan motor and a handle with a thick cable.", (random) => {
    const assembly = new Assembly();
    const barrel: Point[] = [
      [30, -80],
      [38, -74],
      [40, -20],
      [34, 40],
      [26, 92],
      [25, 96],
    ];
    const wall = assembly.add(revolution(barrel, 28), "ABS", { turn: lengthwise.y });
    const room = assembly.add(
      revolution(
        barrel.map(([radius, z], index): Point => [radius - 2.2, index === 0 ? z + 2.2 : index === 5 ? z - 1 : z]),
        28,
      ),
      "vacuum",
      { turn: lengthwise.y, inside: wall },
    );
    motor(assembly, [0, -44, 0], 14, 17, room);
    assembly.add(tube(spring(17, 8, 70), 0.55, { sides: 5 }), "steel/iron", { at: [0, 42, 0], inside: room });
    assembly.add(tube(spring(11, 9, 66), 0.55, { sides: 5 }), "steel/iron", { at: [0, 42, 0], inside: room });
    for (const turn of [0, Math.PI / 2])
      assembly.box([20, 38, 0.4], "salt NaCl", { at: [0, 42, 0], turn: rotation(0, turn, 0), inside: room, density: 2.2 });
    const handle = assembly.within([30, -30, 0], rotation(0, 0, -1.35));
    const grip = handle.add(slab([17, 52, 15], 12, 8, 4), "ABS", { at: [0, 66, 0] });
    const inner = handle.add(slab([14.5, 49, 12.5], 10, 7, 4), "vacuum", { at: [0, 66, 0], inside: grip });
    circuit(handle, random, { half: [9, 30], at: [0, 64, -4], headroom: 6, crowd: 0.9, inside: inner });
    const path = coil(random, 42, random.between(1.6, 3), 5).map((point): Vector => [point[0] + 60, point[1] + 80, point[2]]);
    cable(assembly, path, 3.2, 1.05);
    plug(assembly, path, [13, 17, 8], [6, 9, 2.4]);
    return { solids: assembly.solids, manifestLine: "1 hair dryer" };
  }),
  shaver: everyday("electronics", "Electric shaver", "A motor, a cell and fine round cutter plates.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([28, 66, 19], 16, 8, 4), "ABS");
    const room = assembly.add(slab([26, 64, 17], 14, 7, 4), "vacuum", { inside: wall });
    roundCell(assembly, 9, 25, [0, -30, -4], "Li-ion cell (NMC 18650, steel can)", room);
    motor(assembly, [0, 18, -3], 11, 14, room);
    circuit(assembly, random, { half: [17, 40], at: [0, -14, 9], headroom: 3, crowd: 1.2, inside: room });
    for (const [x, z] of [
      [-12, -5],
      [12, -5],
      [0, 10],
    ] as const) {
      assembly.cylinder(10.5, 1, "stainless 304", { at: [x, 68.2, z], along: "y", density: 5 });
      assembly.add(torus(7, 0.9, 20, 6), "stainless 304", { at: [x, 70.6, z], turn: lengthwise.y });
    }
    return { solids: assembly.solids, manifestLine: "1 electric shaver" };
  }),
  camera: everyday("electronics", "Camera", "Rings of glass in the lens, a dense body with battery and screws.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [random.between(58, 70), random.between(38, 46), random.between(16, 21)];
    const skin = assembly.add(slab(half, 8, 4, 4), random.pick(["magnesium AZ91", "polycarbonate"] as const));
    const room = assembly.add(slab([half[0] - 2, half[1] - 2, half[2] - 2], 7, 3, 4), "vacuum", { inside: skin });
    circuit(assembly, random, { half: [half[0] - 7, half[1] - 6], at: [0, 0, -half[2] + 4], headroom: 4, crowd: 1.1, inside: room });
    pouchCell(assembly, [9, 24, 6], [-half[0] + 14, -6, half[2] - 11], room);
    assembly.box([18, 12, 0.8], "silicon", { at: [8, 0, half[2] - 8], inside: room });
    const barrel = assembly.within([10, -2, half[2] + 0.5]);
    const long = random.between(16, 34);
    const tubeOf = barrel.cylinder(31, long, "aluminium", { at: [0, 0, long] });
    const hole = barrel.cylinder(28.6, long - 0.8, "vacuum", { at: [0, 0, long], inside: tubeOf });
    const lenses = Array.from({ length: 5 }, (_, index) => index);
    for (const index of lenses) {
      barrel.ellipsoid([24 - index, 24 - index, random.between(1.6, 3.2)], "glass soda-lime", {
        at: [0, 0, long * (0.3 + index * 0.35)],
        inside: hole,
        density: 3,
      });
      barrel.add(torus(26.6, 1.1, 30, 6), "brass", { at: [0, 0, long * (0.2 + index * 0.36)], inside: hole });
    }
    barrel.add(torus(29, 1.6, 32, 6), "stainless 304", { at: [0, 0, -1.9] });
    screws(
      assembly,
      [-1, 1].flatMap((a) => [-1, 1].map((b): Vector => [a * (half[0] - 7), b * (half[1] - 7), 0])),
      1,
      4,
      room,
    );
    const strap = smoothPath(
      [
        [-half[0] - 6, 20, 0],
        [-half[0] - 30, 60, -6],
        [-20, 96, -10],
        [50, 84, -8],
        [half[0] + 24, 50, -6],
        [half[0] + 6, 20, 0],
      ],
      6,
    );
    assembly.add(
      sweepOf(
        strap,
        [
          [-9, -0.8],
          [9, -0.8],
          [9, 0.8],
          [-9, 0.8],
        ],
        { across: [0, 0, 1] },
      ),
      "nylon6",
      { density: 0.7 },
    );
    return { solids: assembly.solids, manifestLine: "1 camera" };
  }),
  headphones: everyday("electronics", "Headphones", "A steel bow between two cups with magnet and coil.", (random) => {
    const assembly = new Assembly();
    const bow = smoothPath(
      [
        [-72, -12, 0],
        [-76, 40, 0],
        [-50, 88, 0],
        [0, 104, 0],
        [50, 88, 0],
        [76, 40, 0],
        [72, -12, 0],
      ],
      6,
    );
    assembly.add(
      sweepOf(
        bow,
        [
          [-7, -0.5],
          [7, -0.5],
          [7, 0.5],
          [-7, 0.5],
        ],
        { across: [0, 0, 1] },
      ),
      "steel/iron",
    );
    assembly.add(
      sweepOf(
        bow.slice(6, -6).map(([x, y, z]): Vector => [x * 0.95, y * 0.95, z]),
        [
          [-12, -4],
          [12, -4],
          [12, 4],
          [-12, 4],
        ],
        { across: [0, 0, 1] },
      ),
      "PU foam",
      { density: 0.09 },
    );
    for (const side of [-1, 1]) {
      const cup = assembly.within([side * 66, -30, 0], rotation(0, 0, side * 0.15));
      const shell = cup.cylinder(37, 12, "ABS", { along: "x" });
      const room = cup.cylinder(35, 10, "vacuum", { along: "x", inside: shell });
      cup.cylinder(12, 3, "NdFeB magnet", { along: "x", inside: room });
      cup.add(torus(14.5, 0.8, 24, 6), "copper", { turn: lengthwise.x, inside: room });
      cup.add(torus(20, 1, 24, 6), "steel/iron", { turn: lengthwise.x, inside: room });
      circuit(cup.within([-side * 6, 0, 0], rotation(0, Math.PI / 2, 0)), random, {
        half: [15, 7],
        at: [0, 22, 0],
        headroom: 2,
        crowd: 1,
        inside: room,
      });
      cup.add(torus(29, 9, 26, 8), "PU foam", { at: [-side * 22, 0, 0], turn: lengthwise.x, density: 0.12 });
    }
    return { solids: assembly.solids, manifestLine: "1 pair of headphones" };
  }),
} satisfies Record<string, Kind>;
