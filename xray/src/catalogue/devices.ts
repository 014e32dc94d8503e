import { cosine } from "../math/cosine.ts";
import { compose, rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { smoothPath, sweepOf, torus, tube } from "../mesh/sweep.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { cable, coil, plug } from "./cable.ts";
import { brick, circuit, pouchCell, roundCell, screws } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { lensGroups } from "./lensGroups.ts";

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
    const long = random.between(80, 96);
    const barrel: Point[] = [
      [26, -84],
      [37, -80],
      [40, -56],
      [37, -10],
      [28, long - 20],
      [25, long],
    ];
    const shift = (points: readonly Point[], inward: number): Point[] =>
      points.map(([radius, z], index): Point => [radius - inward, index === 0 ? z + inward : index === points.length - 1 ? z - 1 : z]);
    const wall = assembly.add(revolution(barrel, 28), "ABS", { turn: lengthwise.y });
    const room = assembly.add(revolution(shift(barrel, 2.2), 28), "vacuum", { turn: lengthwise.y, inside: wall });
    // The grid it draws its air through, and the fan behind it.
    const bars = Array.from({ length: 9 }, (_, index) =>
      brick([Math.sqrt(900 - 42 * (index - 4) * (index - 4)), 0.6, 0.8], [0, -78, 6.4 * (index - 4)]),
    );
    assembly.add(merged(bars), "nylon6", { inside: room });
    motor(assembly, [0, -36, 0], 13, 15, room);
    const vanes = Array.from({ length: 7 }, (_, index) =>
      moved(slab([8.5, 5, 0.7], 2, 0.2, 2), {
        rotation: compose(rotation(0, index * 0.8976, 0), rotation(0.6, 0, 0)),
        position: [23 * cosine(index * 0.8976), -64, -23 * sine(index * 0.8976)],
      }),
    );
    assembly.add(merged(vanes), "nylon6", { inside: room });
    // Heating wire wound over a cross of mica, in a sleeve.
    const heated = long - 46;
    for (const [reach, turns] of [
      [17, 7],
      [10, 8],
    ] as const)
      assembly.add(tube(spring(reach, turns, heated), 0.5, { sides: 5 }), "steel/iron", { at: [0, heated / 2 + 8, 0], inside: room });
    for (const turn of [0, Math.PI / 2])
      assembly.box([19, heated / 2, 0.4], "salt NaCl", {
        at: [0, heated / 2 + 8, 0],
        turn: rotation(0, turn, 0),
        inside: room,
        density: 2.2,
      });
    // A flat nozzle on its mouth, in most.
    if (random.chance(0.6)) {
      const mouth = (inward: number): Vector[][] =>
        [0, 14, 34].map((y, index) =>
          Array.from({ length: 20 }, (_, side): Vector => {
            const [wide, high] = [
              [25, 25],
              [27, 17],
              [32, 6],
            ][index] ?? [25, 25];
            return [
              ((wide ?? 25) - inward) * cosine(0.31416 * side),
              y + (index === 0 ? inward * 0.4 : index === 2 ? -inward * 0.4 : 0),
              ((high ?? 25) - inward) * sine(0.31416 * side),
            ];
          }),
        );
      const nozzle = assembly.add(loft(mouth(0)), "ABS", { at: [0, long + 0.6, 0] });
      assembly.add(loft(mouth(1.5)), "vacuum", { at: [0, long + 0.6, 0], inside: nozzle });
    }
    // The handle grows out of the barrel, widest where the switches are.
    const lean = random.between(-0.22, 0.1);
    const handle = assembly.within([36, -44, 0], rotation(0, 0, -Math.PI / 2 - lean));
    const grip = (inward: number): Vector[][] =>
      [0, 14, 44, 84, 112, 118].map((y, index) => {
        const [wide, high] = [
          [21, 17],
          [17, 15],
          [15, 14],
          [17, 15.5],
          [15, 14],
          [9, 9],
        ][index] ?? [15, 14];
        return Array.from({ length: 18 }, (_, side): Vector => [
          ((wide ?? 15) - inward) * cosine(0.34907 * side) + 0.0012 * y * y,
          y + (index === 0 ? inward : index === 5 ? -inward : 0),
          ((high ?? 14) - inward) * sine(0.34907 * side),
        ]);
      });
    const body = handle.add(loft(grip(0)), "ABS", { at: [0, 4.5, 0] });
    const inner = handle.add(loft(grip(2.3)), "vacuum", { at: [0, 4.5, 0], inside: body });
    circuit(handle, random, { half: [7, 22], at: [3, 52, -5], headroom: 6, crowd: 0.9, inside: inner });
    handle.add(merged([brick([3, 7, 3], [4, 88, 4]), brick([3, 5, 3], [6, 104, 2])]), "brass", { density: 3, inside: inner });
    const end = handle.frame.position;
    const path = coil(random, 42, random.between(1.6, 3), 5).map((point): Vector => [
      point[0] + end[0] + 58,
      point[1] + end[1] + 92,
      point[2],
    ]);
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
    lensGroups(barrel.within([0, 0, long]), random, 26, long - 2, hole);
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
    const wide = random.between(66, 74);
    const bow = smoothPath(
      [
        [-wide, 8, 0],
        [-wide - 3, 46, 0],
        [-wide * 0.7, 88, 0],
        [0, 106, 0],
        [wide * 0.7, 88, 0],
        [wide + 3, 46, 0],
        [wide, 8, 0],
      ],
      6,
    );
    const strip = (half: number, thick: number): Point[] => roundedRectangle(half, thick, thick * 0.8, 2);
    assembly.add(sweepOf(bow, strip(6, 0.5), { across: [0, 0, 1] }), "steel/iron");
    // The pad under the crown, in a skin of its own, and the sleeves that slide on the steel.
    const crown = bow.slice(9, -9).map(([x, y, z]): Vector => [x * 0.93, y - 7.5, z]);
    const skin = assembly.add(sweepOf(crown, strip(15, 5.6), { across: [0, 0, 1] }), "leather (Cr tanned)", { density: 0.8 });
    assembly.add(sweepOf(crown.slice(1, -1), strip(14, 4.7), { across: [0, 0, 1] }), "PU foam", { density: 0.08, inside: skin });
    const flat = random.chance(0.65);
    for (const side of [-1, 1]) {
      // Turned flat for the bag, or as they are worn.
      const lie = flat ? random.between(-0.16, 0.16) : side * (Math.PI / 2 + random.between(-0.2, 0.2));
      const cup = assembly.within(
        [side * (wide - 6), -34, 0],
        compose(rotation(0, 0, side * random.between(-0.1, 0.2)), rotation(0, lie, 0)),
      );
      const shell = cup.add(slab([33, 40, 11], 31, 7, 7), random.pick(["ABS", "aluminium"] as const));
      const room = cup.add(slab([31, 38, 9.4], 29, 6, 7), "vacuum", { inside: shell });
      cup.cylinder(11.5, 2.6, "NdFeB magnet", { at: [0, -4, 4], inside: room });
      cup.add(torus(14.6, 1.2, 24, 6), "copper", { at: [0, -4, 5.4], inside: room, density: 5 });
      const basket = Array.from({ length: 6 }, (_, arm) =>
        moved(brick([1, 5.5, 0.5], [0, 0, 0]), {
          rotation: rotation(0, 0, arm * 1.0472),
          position: [-sine(arm * 1.0472) * 19, cosine(arm * 1.0472) * 19 - 2, 5.4],
        }),
      );
      cup.add(merged(basket), "steel/iron", { inside: room });
      if (side === 1) circuit(cup, random, { half: [14, 8], at: [0, 19, -7.6], headroom: 3, crowd: 1.2, inside: room });
      else pouchCell(cup, [15, 11, 2.4], [0, 20, -4.6], room);
      const cushion = smoothPath(
        Array.from({ length: 12 }, (_, step): Vector => [24 * cosine(step * 0.5236), 31 * sine(step * 0.5236), 0]),
        3,
        true,
      );
      const pad = cup.add(tube(cushion, 8.6, { sides: 10, endless: true }), "leather (Cr tanned)", { at: [0, 0, 20], density: 0.75 });
      cup.add(tube(cushion, 7.7, { sides: 10, endless: true }), "PU foam", { at: [0, 0, 20], density: 0.09, inside: pad });
      // The fork holds it at two pins.
      assembly.add(
        tube(
          smoothPath(
            [
              [side * (wide + 30), -32, 0],
              [side * (wide + 28), -4, 0],
              [side * wide, 12, 0],
              [side * (wide - 36), -4, 0],
              [side * (wide - 41), -30, 0],
            ],
            5,
          ),
          2.2,
          { sides: 7 },
        ),
        "aluminium",
      );
    }
    return { solids: assembly.solids, manifestLine: "1 pair of headphones" };
  }),
} satisfies Record<string, Kind>;
