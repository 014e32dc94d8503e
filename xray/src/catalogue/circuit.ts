import { rotation, upright } from "../math/rotation.ts";
import { extrusion } from "../mesh/extrusion.ts";
import { merged, moved, type Mesh, type Point } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { roundedRectangle, slab } from "../mesh/slab.ts";
import { revolution } from "../mesh/revolution.ts";
import type { MaterialName } from "../physics/materials.ts";
import { keyOf, type Random, seededRandom } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { densityOf } from "./measure.ts";

export const brick = (half: Vector, at: Vector): Mesh => moved(slab(half, 0.01, 0, 1), { rotation: upright, position: at });

export const post = (radius: number, halfLength: number, at: Vector, sides = 10): Mesh =>
  moved(
    revolution(
      [
        [radius, -halfLength],
        [radius, halfLength],
      ],
      sides,
    ),
    { rotation: upright, position: at },
  );

/** A corner of a board that is not there, because something else is: its middle and half sides. */
const biteOf = (random: Random, [x, y]: readonly [number, number]): [number, number, number, number] => {
  const [wide, deep] = random.chance(0.7) ? [x * random.between(0.12, 0.34), y * random.between(0.14, 0.42)] : [0.6, 0.6];
  return [(random.chance(0.5) ? 1 : -1) * (x - wide), (random.chance(0.5) ? 1 : -1) * (y - deep), wide, deep];
};

/** A board's outline: round corners, one of them bitten out. */
const boardOutline = ([x, y]: readonly [number, number], [atX, atY, wide, deep]: readonly [number, number, number, number]): Point[] => {
  const around = roundedRectangle(x, y, Math.min(2.5, x * 0.3, y * 0.3), 2);
  const quarter = atX > 0 ? (atY > 0 ? 0 : 3) : atY > 0 ? 1 : 2;
  const per = around.length / 4;
  const [right, up] = [Math.sign(atX), Math.sign(atY)];
  const [inX, inY] = [right * (x - 2 * wide), up * (y - 2 * deep)];
  const corners: Point[] = [
    [right * x, inY],
    [inX, inY],
    [inX, up * y],
  ];
  return around.flatMap((point, index) =>
    Math.floor(index / per) !== quarter ? [point] : index === quarter * per ? (quarter % 2 === 0 ? corners : corners.toReversed()) : [],
  );
};

interface Board {
  half: readonly [number, number];
  at?: Vector;
  /** Room above the board for what stands on it. */
  headroom: number;
  crowd: number;
  inside?: Solid | undefined;
}

/** A populated board: chips, connectors, coils, capacitors, shields and hundreds of tiny parts, one mesh per material. */
export const circuit = (assembly: Assembly, random: Random, board: Board): void => {
  const { half, headroom, crowd, inside } = board;
  const part = assembly.within(board.at ?? [0, 0, 0]);
  const bite = biteOf(random, half);
  part.add(extrusion(boardOutline(half, bite), 1.1), "FR4 bare", { inside });
  const heaps: Partial<Record<MaterialName, Mesh[]>> = {};
  const taken: [number, number, number, number][] = [bite];
  const put = (material: MaterialName, half3: Vector, round = false, tries = 6) => {
    const tall: Vector = [half3[0], half3[1], Math.min(half3[2], headroom / 2)];
    for (let attempt = 0; attempt < tries; attempt++) {
      const x = random.between(-1, 1) * Math.max(0, half[0] - tall[0] - 0.5);
      const y = random.between(-1, 1) * Math.max(0, half[1] - tall[1] - 0.5);
      if (tall[0] >= half[0] || tall[1] >= half[1]) return;
      if (
        taken.some(([left, low, width, height]) => Math.abs(left - x) < width + tall[0] + 0.2 && Math.abs(low - y) < height + tall[1] + 0.2)
      )
        continue;
      taken.push([x, y, tall[0], tall[1]]);
      const at: Vector = [x, y, 0.6 + tall[2]];
      (heaps[material] ??= []).push(round ? post(tall[0], tall[2], at) : brick(tall, at));
      return;
    }
  };
  const area = half[0] * half[1] * 4 * crowd;
  const several = (perSquareCentimetre: number) => Math.max(1, Math.round((area / 100) * perSquareCentimetre * random.between(0.7, 1.3)));
  for (let count = Math.min(9, several(0.06)); count > 0; count--)
    put("PCB populated", [random.between(5, 12), random.between(5, 12), 0.9]);
  for (let count = Math.min(22, several(0.14)); count > 0; count--)
    put("steel/iron", [random.between(3, 9), random.between(2.5, 6), random.between(0.15, 0.4)]);
  for (let count = several(0.12); count > 0; count--) put("silicon", [random.between(2, 6), random.between(2, 5), 0.6]);
  for (let count = several(0.1); count > 0; count--)
    put("copper", [random.between(1.5, 3.2), random.between(1.5, 3), random.between(0.5, 1.3)]);
  for (let count = several(0.1); count > 0; count--) put("aluminium", [random.between(1.5, 3), 1, random.between(1, 4)], true);
  for (let count = several(0.09); count > 0; count--) put("tin", [random.between(1, 4), random.between(0.8, 2.2), 0.2]);
  for (let count = several(1.1); count > 0; count--)
    put("solder SnPb", [random.between(0.3, 0.9), random.between(0.3, 0.7), random.between(0.08, 0.2)], false, 2);
  for (let count = several(0.8); count > 0; count--)
    put("porcelain/ceramic", [random.between(0.4, 1.4), random.between(0.4, 1.1), random.between(0.25, 0.6)], false, 2);
  for (const [material, meshes] of Object.entries(heaps)) part.add(merged(meshes), material as MaterialName, { inside });
};

/** Screws as dark dots, at the given places. */
export const screws = (assembly: Assembly, places: readonly Vector[], radius: number, halfLength: number, inside?: Solid): Solid =>
  assembly.add(
    merged(
      places.flatMap((at) => [
        post(radius, halfLength, at, 8),
        post(radius * 1.9, radius * 0.35, [at[0], at[1], at[2] + halfLength + radius * 0.4], 8),
      ]),
    ),
    "steel/iron",
    { inside },
  );

/** At most this share of a cell's half width. */
const BOWED = 0.015;
/** Foil gives way: the long sides of a cell lie in by some tenths of a millimetre, at one end more than at the other. */
const bowed = (mesh: Mesh, uneven: Random, [x, y]: Vector): Mesh => {
  const deep = Math.min(0.7, BOWED * x);
  const [left, right, from] = [uneven.between(0, deep), uneven.between(0, deep), uneven.between(-0.6, 0.6)];
  const vertices = mesh.vertices.map((value, at) => {
    if (at % 3 !== 0) return value;
    const along = mesh.vertices[at + 1]! / y - from;
    return value * (1 - ((value < 0 ? left : right) * Math.min(1, along * along)) / x);
  });
  return { ...mesh, vertices };
};

/** A pouch cell with tabs: foil around the homogenised winding. */
export const pouchCell = (assembly: Assembly, half: Vector, at: Vector, inside?: Solid): void => {
  const part = assembly.within(at);
  const uneven = seededRandom(keyOf(Math.round(100 * half[0]), Math.round(100 * half[1]), Math.round(10 * at[0]) + 40_000));
  const form = {
    corner: Math.min(uneven.between(2.6, 6), Math.max(1, Math.min(half[0], half[1]) * 0.16)),
    // The winding turns round at its edges.
    edge: Math.min(2.2, half[2] * uneven.between(0.5, 0.85)),
    draft: 0.5,
    swell: half[2] * uneven.between(0.1, 0.42),
    wedge: [half[2] * 0.16 * uneven.normal(), half[2] * 0.16 * uneven.normal()] as const,
  };
  const cell = part.add(bowed(plate([half[0], half[1], half[2] * 0.88], form), uneven, half), "Li-ion cell (LCO pouch, homogenised)", {
    inside,
    noise: { frequency: 0.03, amplitude: 0.3, anisotropy: 1.6, seed: uneven.whole(1, 511) },
  });
  const straight = Math.min(half[1] * 0.94, half[1] - form.corner);
  // The winding's bends at both edges are denser, its last turn ends in a line.
  part.add(merged([-1, 1].map((side) => brick([0.7, straight, half[2] * 0.45], [side * (half[0] - 2.3), 0, 0]))), "copper", {
    inside: cell,
    density: 5,
  });
  // Its turns lie unevenly: some show as lines, nowhere at even steps.
  const seed = Math.round(at[0] * 3 + 7 * at[1] + half[0]) & 1023;
  const turns = 2 + (seed % 4);
  const slot = (1.7 * half[0] - 6) / turns;
  const [from, to] = [6.5 - half[1], straight];
  if (slot > 1.6 && to - from > 4)
    part.add(
      merged(
        Array.from({ length: turns }, (_, index) => {
          const share = ((seed * 0.618 + index * 0.414) % 1) - 0.5;
          const width = 0.2 + 0.12 * ((seed >> index) & 3);
          return brick([width, (to - from) / 2, half[2] * 0.3], [(index - (turns - 1) / 2 + 0.6 * share) * slot, (from + to) / 2, 0]);
        }),
      ),
      "copper",
      { inside: cell, density: 4 },
    );
  wound(part, uneven, [half[0], straight, half[2]], cell);
  soaked(part, uneven, [half[0], straight, half[2]], cell);
  // The foil's sealed seam, and the strip that guards the cell: chips and welds on a narrow board.
  part.box([half[0] * 0.96, 1.4, 0.1], "aluminium", { at: [0, -half[1] - 1.6, -half[2] * 0.4], inside });
  const parts = Array.from({ length: 9 }, (_, index) =>
    brick([half[0] * (index % 3 === 0 ? 0.05 : 0.025), 0.8, 0.3], [half[0] * (index / 4.6 - 0.87), half[1] - 4.4, 0]),
  );
  part.add(merged(parts), "copper", { inside: cell, density: 6 });
  part.box([half[0] * 0.09, 2.2, 0.12], "nickel", { at: [-half[0] * 0.35, half[1] + 2.4, 0], inside });
  part.box([half[0] * 0.09, 2.2, 0.12], "aluminium", { at: [half[0] * 0.35, half[1] + 2.4, 0], inside });
};

/** How much denser the winding is where its last turn lies. */
const LAST_TURN = [1.12, 1.34] as const;

/** What makes a cell's winding uneven: its last turn ends somewhere across it, and the tabs are welded on within it. */
const wound = (part: Assembly, uneven: Random, [x, y, z]: Vector, cell: Solid): void => {
  const [end, side] = [uneven.between(-0.45, 0.55) * x, uneven.chance(0.5) ? 1 : -1];
  const rim = 0.9 * x;
  if (x < 8 || y < 8) return;
  part.box([(rim - end) / 2, y * uneven.between(0.84, 0.95), z * 0.5], "Li-ion cell (LCO pouch, homogenised)", {
    at: [(side * (rim + end)) / 2, -y * 0.02, 0],
    turn: rotation(0, 0, 0.006 * uneven.normal()),
    inside: cell,
    density: densityOf(cell.material) * uneven.between(...LAST_TURN),
  });
  for (const [at, metal] of [
    [-0.35, "copper"],
    [0.35, "aluminium"],
  ] as const) {
    const long = y * uneven.between(0.12, 0.3);
    part.box([x * 0.08, long, 0.09], metal, { at: [at * x, y * 0.92 - long, z * 0.1], inside: cell });
  }
};

/** Cells smaller than this are even. */
const SOAKED = { least: 10, most: 7 };

/** Where a winding was pressed more and where gas keeps it apart it is denser and lighter, in patches without an edge. */
const soaked = (part: Assembly, uneven: Random, [x, y, z]: Vector, cell: Solid): void => {
  if (Math.min(x, y) < SOAKED.least) return;
  const patches = Math.min(SOAKED.most, 3 + Math.floor((x * y) / 700));
  for (let patch = 0; patch < patches; patch++) {
    const reach: Point = [x * uneven.between(0.22, 0.46), y * uneven.between(0.16, 0.4)];
    part.ellipsoid([...reach, z * uneven.between(0.4, 0.55)], cell.material, {
      at: [uneven.between(-1, 1) * (x * 0.86 - reach[0]), uneven.between(-1, 1) * (y * 0.9 - reach[1]), 0],
      inside: cell,
      density: densityOf(cell.material) * uneven.pick([0.72, 0.82, 0.88, 1.08, 1.15, 1.24]),
    });
  }
};

/** A round cell along y: steel can, winding, cap. */
export const roundCell = (
  assembly: Assembly,
  radius: number,
  halfLength: number,
  at: Vector,
  material: MaterialName,
  inside?: Solid,
): void => {
  const part = assembly.within(at);
  const can = part.cylinder(radius, halfLength, "steel/iron", { along: "y", inside });
  const winding = part.cylinder(radius - 0.3, halfLength - 0.6, material, { along: "y", inside: can });
  part.cylinder(radius * 0.2, halfLength - 1.4, "vacuum", { along: "y", inside: winding });
  part.cylinder(radius * 0.8, 1, "vacuum", { at: [0, halfLength - 2.4, 0], along: "y", inside: winding });
  part.cylinder(radius * 0.32, 0.6, "steel/iron", { at: [0, halfLength + 0.7, 0], along: "y", inside });
};
