import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { merged } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { torus, tube } from "../mesh/sweep.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { circuit, post, pouchCell, roundCell, screws } from "./circuit.ts";
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

export const gadgets = {
  mouse: everyday("electronics", "Computer mouse", "A small dome with a board, a wheel and a cell.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([30, 55, 18], 26, 13, 5), "ABS");
    const room = assembly.add(slab([28, 53, 16], 24, 12, 5), "vacuum", { inside: wall });
    circuit(assembly, random, { half: [18, 36], at: [0, 2, -9], headroom: 4, crowd: 1, inside: room });
    roundCell(assembly, 7, 24.5, [0, -18, 3], "alkaline cell AA", room);
    assembly.add(torus(8.5, 2.6, 20, 7), "rubber (vulcanised)", { at: [0, 27, 4], turn: lengthwise.x, inside: room });
    return { solids: assembly.solids, manifestLine: "1 computer mouse" };
  }),
  torch: everyday("electronics", "Torch", "A thick metal tube with cells in a row and a reflector.", (random) => {
    const assembly = new Assembly();
    const cells = random.whole(2, 3);
    const half = cells * 25.6 + 14;
    const wall = assembly.cylinder(11, half, "aluminium", { along: "y" });
    const room = assembly.cylinder(8.4, half - 3, "vacuum", { along: "y", inside: wall });
    for (let cell = 0; cell < cells; cell++) roundCell(assembly, 7.1, 24.4, [0, -half + 30 + cell * 51, 0], "alkaline cell AA", room);
    assembly.add(tube(spring(5, 3, 2.4), 0.4, { sides: 4 }), "steel/iron", { at: [0, -half + 5.4, 0], inside: room });
    const head = assembly.within([0, half + 17, 0]);
    const cup = head.cylinder(17, 16, "aluminium", { along: "y" });
    const inner = head.cylinder(14.5, 14, "vacuum", { along: "y", inside: cup });
    head.cylinder(14, 1, "glass soda-lime", { at: [0, 12, 0], along: "y", inside: inner });
    head.cylinder(4, 1, "PCB populated", { at: [0, -11, 0], along: "y", inside: inner });
    return { solids: assembly.solids, manifestLine: "1 torch" };
  }),
  gameConsole: everyday("electronics", "Game console", "A board and cell between two stick assemblies and rows of buttons.", (random) => {
    const assembly = new Assembly();
    const half: Vector = [50, 112, 8];
    const wall = assembly.add(slab(half, 16, 5, 4), "ABS");
    const room = assembly.add(slab([48, 110, 6], 15, 4, 4), "vacuum", { inside: wall });
    assembly.box([38, 68, 0.5], "glass soda-lime", { at: [0, 0, 4.8], inside: room });
    circuit(assembly, random, { half: [40, 44], at: [0, 20, -4.5], headroom: 3, crowd: 1.3, inside: room });
    pouchCell(assembly, [30, 26, 2.4], [0, -52, -2], room);
    for (const side of [-1, 1]) {
      assembly.cylinder(9, 2.5, "steel/iron", { at: [side * 18, side * 92, 1], density: 3.5, inside: room });
      assembly.cylinder(7, 4, "rubber (vulcanised)", { at: [side * 18, side * 92, 12.3] });
      assembly.add(
        merged(
          [0, 1, 2, 3].map((index) => post(3.8, 1, [-side * 14 + 8 * cosine(index * 1.5708), side * 92 + 8 * sine(index * 1.5708), 3], 9)),
        ),
        "ABS",
        { inside: room },
      );
      motor(assembly, [side * 34, side * 88, -1.2], 3.6, 8, room);
    }
    screws(
      assembly,
      [-1, 1].flatMap((a) => [-0.9, -0.3, 0.3, 0.9].map((b): Vector => [a * 44, b * 104, -1])),
      0.9,
      2,
      room,
    );
    return { solids: assembly.solids, manifestLine: "1 game console" };
  }),
  hardDisk: everyday("electronics", "Hard disk", "A thick aluminium body around a mirror-like disc, a motor and two magnets.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([38, 58, 7.5], 4, 1, 3), "ABS");
    const outer = assembly.add(slab([36.5, 53, 6], 2, 0.3, 2), "aluminium", { inside: wall });
    const room = assembly.add(slab([33, 49, 4.5], 2, 0.3, 2), "vacuum", { inside: outer });
    assembly.cylinder(31, 0.6, "aluminium", { at: [0, 15, 0], inside: room });
    assembly.cylinder(11, 1.6, "steel/iron", { at: [0, 15, -2.6], density: 5.5, inside: room });
    assembly.box([11, 8, 1.6], "NdFeB magnet", { at: [-16, -34, -1.5], inside: room });
    assembly.add(
      tube(
        [
          [-14, -24, 2.4],
          [-2, -8, 2.4],
          [6, 10, 2.4],
        ],
        1.2,
        { sides: 6 },
      ),
      "stainless 304",
      { inside: room },
    );
    circuit(assembly, random, { half: [14, 9], at: [14, -37, -3.6], headroom: 2, crowd: 1.6, inside: room });
    return { solids: assembly.solids, manifestLine: "1 external hard disk" };
  }),
  speaker: everyday("electronics", "Loudspeaker", "Two round magnets with coils behind cloth, a cell pack and a board.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([34, 90, 32], 26, 12, 5), "ABS");
    const room = assembly.add(slab([31.5, 87.5, 29.5], 24, 11, 5), "vacuum", { inside: wall });
    for (const end of [-1, 1]) {
      assembly.cylinder(20, 8, "NdFeB magnet", { at: [0, end * 52, -8], inside: room, density: 5 });
      assembly.cylinder(24, 1, "steel/iron", { at: [0, end * 52, 3], inside: room, density: 3 });
      assembly.add(torus(13, 1.2, 24, 6), "copper", { at: [0, end * 52, 7], inside: room });
      assembly.add(torus(26, 1.6, 28, 6), "steel/iron", { at: [0, end * 52, 14], inside: room, density: 4 });
    }
    circuit(assembly, random, { half: [22, 20], at: [0, 0, -20], headroom: 6, crowd: 1, inside: room });
    for (const side of [-1, 1]) roundCell(assembly, 9, 20, [side * 10, 0, 10], "Li-ion cell (NMC 18650, steel can)", room);
    return { solids: assembly.solids, manifestLine: "1 loudspeaker" };
  }),
  router: everyday("electronics", "Router", "A board in a flat light box, metal port shells in a row, two aerials.", (random) => {
    const assembly = new Assembly();
    const wall = assembly.add(slab([80, 55, 14], 8, 4, 4), "ABS");
    const room = assembly.add(slab([78, 53, 12], 7, 3, 4), "vacuum", { inside: wall });
    circuit(assembly, random, { half: [68, 42], at: [0, -3, -8], headroom: 7, crowd: 0.9, inside: room });
    assembly.add(
      merged(
        Array.from({ length: 5 }, () => slab([7.5, 8, 0.4], 0.5, 0, 1)).map((mesh, index) => ({
          ...mesh,
          vertices: mesh.vertices.map((value, at) => (at % 3 === 0 ? value + (index - 2) * 18 : at % 3 === 1 ? value + 42 : value + 5)),
        })),
      ),
      "steel/iron",
      { inside: room },
    );
    for (const side of [-1, 1]) {
      assembly.cylinder(4.5, 70, "ABS", { at: [side * 60, 128, 4], along: "y", density: 0.7 });
      assembly.cylinder(0.8, 62, "copper", { at: [side * 60 + 7, 126, 4], along: "y" });
    }
    return { solids: assembly.solids, manifestLine: "1 router" };
  }),
} satisfies Record<string, Kind>;
