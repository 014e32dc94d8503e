import { rotation } from "../math/rotation.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { plate } from "../mesh/plate.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { circle, smoothPath, torus, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { cable, coil, plug } from "./cable.ts";
import { brick, circuit, pouchCell, roundCell, screws } from "./circuit.ts";
import { flatDevice } from "./flatDevice.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";

const fan = (assembly: Assembly, at: Vector, radius: number, inside: Solid): void => {
  const part = assembly.within(at);
  part.add(extrusion(pierced(roundedRectangle(radius + 5, radius + 5, 6, 4), circle(radius + 0.5, 28)), 3.4), "ABS", { inside });
  part.add(torus(radius + 2.4, 0.4, 30, 5), "steel/iron", { at: [0, 0, 2.3], inside });
  part.cylinder(radius * 0.36, 1.4, "copper", { inside, density: 4.5 });
  part.cylinder(radius * 0.42, 0.5, "NdFeB magnet", { at: [0, 0, 2], inside, density: 3 });
  const blade = brick([radius * 0.22, 0.35, 1.3], [radius * 0.68, 0, 0]);
  const blades = Array.from({ length: 19 }, (_, index) =>
    moved(blade, { rotation: rotation(0, 0, (index / 19) * 6.2832), position: [0, 0, 0] }),
  );
  part.add(merged(blades), "POM(acetal)", { inside });
  // The fins of the heat exchanger stand in front of it.
  const fins = Array.from({ length: 24 }, (_, index) => brick([0.22, 4, 1.5], [(index - 11.5) * 1.5, radius + 10.5, 0]));
  part.add(merged(fins), "copper", { inside });
};

/** Cells of unequal width with their bus bar, its board and leads, in the front of a laptop. */
const battery = (assembly: Assembly, random: Random, [x, y, z]: Vector, hollow: Solid): void => {
  const cells = random.whole(2, 6);
  const widths = Array.from({ length: cells }, () => random.between(0.75, 1.25));
  const scale = (x * 2 * random.between(0.78, 0.98)) / widths.reduce((sum, width) => sum + width, 0);
  const deep = y * random.between(0.24, 0.29);
  const start = -x + random.between(0, 2 * x - scale * widths.reduce((sum, width) => sum + width, 0));
  let edge = start;
  for (const width of widths) {
    const half = (width * scale) / 2;
    const shorter = random.chance(0.25) ? random.between(0.12, 0.3) * deep : random.between(0, 2.5);
    pouchCell(
      assembly,
      [half - random.between(0.8, 2.6), deep - shorter, 2.4],
      [edge + half, -y * 0.55 + shorter * 0.9, z - random.between(0, 0.25)],
      hollow,
    );
    edge += 2 * half;
  }
  const [middle, reach] = [(start + edge) / 2, (edge - start) / 2 - 6];
  const behind = deep - y * 0.55;
  assembly.box([reach, 0.9, 0.12], "nickel", { at: [middle, behind + 6.4, z], inside: hollow });
  assembly.box([reach * 0.5, 2.6, 0.4], "PCB populated", {
    at: [middle + reach * 0.2, behind + 10.6, z - 1],
    inside: hollow,
  });
  assembly.add(
    merged(
      Array.from({ length: 7 }, (_, index) =>
        brick([random.between(0.7, 2.4), random.between(0.5, 1.3), 0.5], [middle + reach * (0.2 + (index - 3) * 0.13), behind + 10.6, z]),
      ),
    ),
    "copper",
    { inside: hollow, density: 5 },
  );
};

/** A small plug-in board: memory or storage, chips side by side, a row of contacts. */
const plugIn = (assembly: Assembly, at: Vector, half: readonly [number, number], chips: number, inside: Solid): void => {
  const part = assembly.within(at);
  part.box([half[0], half[1], 0.5], "FR4 bare", { inside });
  const pitch = (2 * half[1]) / chips;
  part.add(
    merged(
      Array.from({ length: chips }, (_, index) =>
        brick([half[0] * 0.55, pitch * 0.36, 0.45], [-half[0] * 0.12, (index - (chips - 1) / 2) * pitch, 1.1]),
      ),
    ),
    "silicon",
    { inside },
  );
  part.add(
    merged(
      Array.from({ length: chips * 3 }, (_, index) =>
        brick([1.3, pitch * 0.09, 0.06], [half[0] - 1.6, ((index - (chips * 3 - 1) / 2) * pitch) / 3, 0.62]),
      ),
    ),
    "gold",
    { inside, density: 9 },
  );
  part.box([2, half[1] + 1.5, 1.6], "nylon6", { at: [half[0] + 2.4, 0, 0.4], inside });
};

const keyboard = (assembly: Assembly, half: readonly [number, number], at: Vector, inside: Solid): void => {
  const columns = 15;
  const rows = 6;
  const keys = Array.from({ length: columns * rows }, (_, index): Vector => [
    ((index % columns) / (columns - 1)) * 2 * (half[0] - 8) - half[0] + 8,
    (Math.floor(index / columns) / (rows - 1)) * 2 * (half[1] - 8) - half[1] + 8,
    0,
  ]);
  const part = assembly.within(at);
  part.add(merged(keys.map((key) => brick([(half[0] - 8) / columns - 0.9, (half[1] - 8) / rows + 0.4, 0.5], key))), "ABS", { inside });
  part.box([half[0], half[1], 0.15], "steel/iron", { at: [0, 0, -0.9], inside });
};

interface Gutted extends Parts {
  /** The room where its cells would be. */
  room: { at: Vector; half: Vector };
}

/** Tapered towards its lower side, its edges round. */
const laptopBody = (random: Random, half: Vector) =>
  plate(half, { corner: random.between(9, 16), edge: half[2] * random.between(0.24, 0.4), draft: random.between(-0.6, 0.9) });

const laptopOf = (random: Random, gutted: boolean): Gutted => {
  const half: Vector = [random.between(152, 182), random.between(104, 124), random.between(8, 10.5)];
  const assembly = new Assembly();
  const skin = random.pick(["aluminium", "magnesium AZ91", "ABS"] as const);
  const wall = skin === "ABS" ? 1.7 : 0.8;
  const hollow = assembly.hollow(
    laptopBody(random, half),
    slab([half[0] - wall - 1.4, half[1] - wall - 1.4, half[2] - wall], 8.5, 1.8, 4),
    skin,
    "vacuum",
  );
  const [x, y] = [half[0] - 1.4, half[1] - 1.4];
  // The lid: glass, light guide, its frame.
  const lid = half[2] - wall - 2.2;
  assembly.box([x - 9, y - 9, 0.45], "glass soda-lime", { at: [0, 0, lid], inside: hollow });
  assembly.box([x - 11, y - 11, 0.5], "PMMA", { at: [0, 0, lid + 1.2], inside: hollow });
  const cut = half[2] - wall - 4;
  assembly.add(slab([x - 2.2, y - 2.2, 0.3], 8, 0, 4), skin, { at: [0, 0, cut], inside: hollow });
  keyboard(assembly, [x - 16, y * 0.42], [0, y * 0.3, cut - 1.4], hollow);
  const floor = -half[2] + wall + 0.8;
  // Board and cooling take the back half, cells the front.
  circuit(assembly, random, {
    half: [x - 12, y * random.between(0.3, 0.38)],
    at: [0, y * 0.52, floor + 0.4],
    headroom: 2.6,
    crowd: 0.8,
    inside: hollow,
  });
  if (!gutted) battery(assembly, random, [x - 12, y, floor + 2.2], hollow);
  const fans = random.chance(0.3) ? 1 : 2;
  for (let index = 0; index < fans; index++) fan(assembly, [(index === 0 ? 1 : -1) * (x - 36), y * 0.58, floor + 4.8], 19, hollow);
  for (const side of [0, 1]) plugIn(assembly, [-x * 0.42 + side * 36, y * 0.12, floor + 4.6], [14, 32], 4, hollow);
  plugIn(assembly, [x * 0.34, y * 0.1, floor + 4.6], [10, 38], 3, hollow);
  const pipeEnd: Vector = [x - 30, y * 0.86, floor + 5.6];
  const pipe = smoothPath(
    [[-x * 0.1, y * 0.5, floor + 5.6], [x * 0.2, y * 0.62, floor + 5.6], [x * 0.4, y * 0.84, floor + 5.6], pipeEnd],
    8,
  );
  assembly.add(tube(pipe, 2.2, { sides: 8 }), "copper", { inside: hollow, density: 3.4 });
  assembly.box([15, 15, 0.6], "copper", { at: [-x * 0.1, y * 0.5, floor + 7.3], inside: hollow });
  assembly.add(
    merged(
      [-1, 1].flatMap((side) =>
        Array.from({ length: 3 }, (_, index) => brick([5.5, 6, 1.5], [side * (x - 9.5), y * 0.1 + index * 17, floor + 5.4])),
      ),
    ),
    "steel/iron",
    { inside: hollow, density: 3.2 },
  );
  assembly.add(merged([-1, 1].map((side) => brick([16, 3, 1.1], [side * x * 0.6, y - 5.5, floor + 7.2]))), "zinc die-cast", {
    inside: hollow,
  });
  for (const side of [-1, 1]) {
    assembly.box([12, 6, 1.4], "ABS", { at: [side * (x - 22), -y + 12, floor + 5.5], inside: hollow });
    assembly.cylinder(4, 0.8, "NdFeB magnet", { at: [side * (x - 22), -y + 12, floor + 7.9], inside: hollow });
  }
  const border = [-0.95, -0.5, 0, 0.5, 0.95].flatMap((a) => [-0.94, 0.94].map((b): Vector => [a * x, b * (y - 0.5), floor + 1.6]));
  screws(assembly, border, 0.9, 1.2, hollow);
  const inner = Array.from({ length: 14 }, (): Vector => [random.between(-0.85, 0.85) * x, random.between(0.2, 0.88) * y, floor + 4.4]);
  screws(assembly, inner, 0.7, 0.6, hollow);
  return {
    solids: assembly.solids,
    manifestLine: `1 laptop computer, ${Math.round((x * 2 + 20) / 25.4)} inch`,
    room: { at: [0, -y * 0.55, floor + 3.7], half: [x - 14, y * 0.27, 3.3] },
  };
};

export const laptop = (random: Random): Parts => {
  const { solids, manifestLine } = laptopOf(random, false);
  return { solids, manifestLine };
};

/** No laptop has more room than this where its cells would be. */
export const GUTTED_MOST: Vector = [168, 34, 3.3];
/** A laptop without its cells. */
export const guttedLaptop = (random: Random): Gutted => laptopOf(random, true);

export const charger = (random: Random): Parts => {
  const assembly = new Assembly();
  const half: Vector = [random.between(24, 33), random.between(44, 62), random.between(12, 16)];
  const [x, y, z] = half;
  const hollow = assembly.hollow(slab(half, 5, 3, 3), slab([x - 1.9, y - 1.9, z - 1.9], 4, 2, 3), "polycarbonate", "vacuum");
  circuit(assembly, random, { half: [x - 4, y - 4], at: [0, 0, -z + 3.5], headroom: 5, crowd: 0.7, inside: hollow });
  const tall = z * 0.55;
  assembly.box([x * 0.36, y * 0.24, tall * 0.9], "steel/iron", { at: [x * 0.3, y * 0.1, 2.4], density: 4.6, inside: hollow });
  assembly.add(torus(x * 0.2, 2.6, 20, 8), "copper", { at: [-x * 0.45, y * 0.15, z - 7], inside: hollow });
  for (let index = 0; index < 3; index++)
    assembly.cylinder(random.between(4, 6.5), tall * 0.8, "aluminium", {
      at: [x * (index * 0.5 - 0.55), -y * 0.6, 2.6],
      density: 1.8,
      inside: hollow,
    });
  assembly.box([0.8, y * 0.5, tall * 0.8], "aluminium", { at: [-x + 5, 0, 2.5], inside: hollow });
  assembly.box([x * 0.5, 0.8, tall * 0.8], "aluminium", { at: [x * 0.2, y * 0.55, 2.5], inside: hollow });
  const loop = coil(random, random.between(34, 48), random.between(2, 4.5), 3.2);
  const wire = loop.map((point): Vector => [point[0] + x + 52, point[1], point[2]]);
  cable(assembly, wire, 2.3, 0.85);
  plug(assembly, wire, [4.5, 9, 4.5], [2.6, 5, 2.6]);
  const bead = wire[Math.floor(wire.length * 0.9)] ?? [0, 0, 0];
  assembly.cylinder(6.5, 11, "steel/iron", { at: [bead[0], bead[1], bead[2] + 9.5], along: "x", density: 4.6 });
  return { solids: assembly.solids, manifestLine: "1 laptop charger with cable" };
};

export const electronics = {
  laptop: everyday("electronics", "Laptop", "Board, fans and heat pipe at the back, a row of cells in front, keys as a grid.", laptop),
  tablet: everyday("electronics", "Tablet", "A thin glass plate, two large cells and one dense board.", (random) =>
    flatDevice(random, [random.between(78, 98), random.between(112, 135), random.between(3.4, 4.4)], "1 tablet computer"),
  ),
  mobilePhone: everyday("electronics", "Mobile phone", "A dense small board above one cell, lens rings, charging coil.", (random) =>
    flatDevice(random, [random.between(34, 39), random.between(70, 82), random.between(3.8, 4.8)], "1 mobile phone"),
  ),
  laptopCharger: everyday("electronics", "Laptop charger", "Transformer, capacitors, heat sinks and a wound cable.", charger),
  powerBank: everyday("electronics", "Power bank", "Round or flat cells side by side with a small board.", (random) => {
    const assembly = new Assembly();
    const cells = random.whole(2, 4);
    const half: Vector = [cells * 9.7 + 2.5, 50, 12];
    const hollow = assembly.hollow(
      slab(half, 6, 3, 3),
      slab([half[0] - 1.6, half[1] - 1.6, half[2] - 1.6], 5, 2, 3),
      random.pick(["aluminium", "ABS"] as const),
      "vacuum",
    );
    for (let cell = 0; cell < cells; cell++)
      roundCell(assembly, 9.1, 32.4, [(cell - (cells - 1) / 2) * 19, -11, 0], "Li-ion cell (NMC 18650, steel can)", hollow);
    circuit(assembly, random, { half: [half[0] - 4, 8], at: [0, 37, -4], headroom: 7, crowd: 1.4, inside: hollow });
    assembly.box([half[0] - 5, 0.15, 5], "nickel", { at: [0, -44.6, 0], inside: hollow });
    return { solids: assembly.solids, manifestLine: `1 power bank, ${cells * 3200} mAh` };
  }),
} satisfies Record<string, Kind>;
