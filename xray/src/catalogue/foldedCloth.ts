import type { Mesh, Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { sheet } from "../mesh/sheet.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Vector } from "../solid.ts";

/** A length of cloth folded to and fro, along x or along y, between two of the heights that its garment takes up (0 below, 1 above). */
export interface Ribbon {
  along: "x" | "y";
  layers: number;
  from: number;
  to: number;
  /** How far from the middle it reaches along its folds, as a share, and where it ends there. */
  ends: readonly [number, number];
}

/** What it lies in: its half sides, the thickness of one sheet, how unevenly it lies, and the heights at a place. */
interface FoldedIn {
  half: Point;
  roundness: number;
  sheet: number;
  wrinkle: number;
  seed: number;
  room: (x: number, y: number) => readonly [low: number, high: number, steep: number];
  hold: (x: number, y: number) => Point;
}

/** Between corners of the mesh, in millimetres. */
const STEP = 13;
/** A sheet on a slope is crossed along more of it; no more often than this. */
const STEEPEST = 4;
/** How far an outline is off, as a share. */
const OUTLINE = 0.07;
const HEM = { width: 15, thickness: 1.75, edge: 2.5 };
/** Points of a turn besides its ends. */
const TURN = 3;

/** A corner of the way that cloth takes: where, how far it wanders with which wave, and at which height. */
interface Stop {
  /** Of the half side. */
  at: number;
  /** Millimetres off it, where the pleat is full and where there is none. */
  off: number;
  flat: number;
  /** In layers. */
  level: number;
  /** How much the level of a full pleat differs. */
  rise: number;
  layer: number;
  wander: number;
  pleat: number;
}

/** Widest at a place along its folds, and gone so far from it. */
interface Pleat {
  width: number;
  middle: number;
  reach: number;
}

const stop = (at: number, level: number, layer: number, more: Partial<Stop> = {}): Stop => ({
  at,
  off: 0,
  flat: 0,
  level,
  rise: 0,
  layer,
  wander: 0,
  pleat: -1,
  ...more,
});

/** The cloth turns back over itself and back again. */
const pleated = (at: number, level: number, layer: number, forward: number, pleat: number, width: number): Stop[] => {
  const radius = 1.4;
  const bends = [
    { off: width / 2 - 1, rise: -0.3 },
    { off: width / 2 + radius, rise: -0.16 },
    { off: width / 2 - 1, rise: -0.02 },
    { off: 1 - width / 2, rise: 0.02 },
    { off: -width / 2 - radius, rise: 0.16 },
    { off: 1 - width / 2, rise: 0.3 },
  ];
  return bends.map(({ off, rise }, index) =>
    stop(at, level, layer, { off: forward * off, flat: forward * (index - 2.5) * 3, rise, wander: layer, pleat }),
  );
};

/** Most begin at an edge. */
const pleatOf = (random: Random): Pleat => ({
  width: random.between(3, 15),
  middle: random.pick([-1, 1]) * (random.chance(0.7) ? random.between(0.8, 1.2) : random.between(0, 0.6)),
  reach: random.between(0.4, 1.7),
});

/** The way across the folds, from the undermost layer up. */
const wayOf = (random: Random, { layers }: Ribbon, halfWidth: number, pleats: Pleat[]): Stop[] => {
  const way: Stop[] = [];
  const turns = Array.from(
    { length: layers + 1 },
    (_, index) => (index % 2 === 0 ? -1 : 1) * (random.chance(0.3) ? random.between(0.35, 0.8) : random.between(0.86, 0.99)),
  );
  for (let layer = 0; layer < layers; layer++) {
    const [from, to] = [turns[layer]!, turns[layer + 1]!];
    const forward = to > from ? 1 : -1;
    const level = layer + 0.5;
    const steps = Math.max(3, Math.round((Math.abs(to - from) * halfWidth) / STEP));
    const turned = layer + 1 < layers;
    const folds = new Map<number, Pleat>();
    if (random.chance(0.75)) folds.set(random.whole(1, steps - 1), pleatOf(random));
    if (random.chance(0.35)) folds.set(random.whole(1, steps - 1), pleatOf(random));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const at = from + (to - from) * share;
      const pleat = folds.get(step);
      if (pleat) way.push(...pleated(at, level, layer + share, forward, pleats.push(pleat) - 1, pleat.width));
      else way.push(stop(at, level, layer, { wander: step === 0 ? layer : step === steps ? layer + 1 : layer + share }));
    }
    if (!turned) continue;
    const radius = random.between(1, 3);
    for (let bend = 1; bend <= TURN; bend++) {
      const angle = (Math.PI * bend) / (TURN + 1);
      const off = forward * radius * sine(angle);
      way.push(stop(to, layer + 1 - 0.5 * cosine(angle), layer + 0.5, { off, flat: off, wander: layer + 1 }));
    }
  }
  return way;
};

/** Rows along the folds: close together at the hems. */
const rowsOf = (halfLength: number): number[] => {
  const near = [0, HEM.edge, HEM.width, HEM.width + 2].map((away) => 1 - away / halfLength);
  const inner = near.at(-1)!;
  const steps = Math.max(4, Math.round((2 * inner * halfLength) / STEP));
  return [
    ...near.map((at) => -at),
    ...Array.from({ length: steps - 1 }, (_, step) => inner * ((2 * (step + 1)) / steps - 1)),
    ...near.toReversed(),
  ];
};

/** Sheets of cloth as one closed skin: the edges of its folds, its hems and the slopes of its waves are what a picture shows of it. */
export const foldedCloth = (ribbon: Ribbon, { half, roundness, sheet: thickness, wrinkle, seed, room, hold }: FoldedIn): Mesh => {
  const random = seededRandom(seed);
  const [halfAcross, halfAlong] = ribbon.along === "x" ? half : [half[1], half[0]];
  const pleats: Pleat[] = [];
  const way = wayOf(random, ribbon, halfAcross, pleats);
  const rows = rowsOf((halfAlong * (ribbon.ends[1] - ribbon.ends[0])) / 2);
  const [waves, wanders] = [relief(seed + 1), relief(seed + 2)];
  const lengths = Array.from(
    { length: ribbon.layers + 1 },
    () => [random.between(0.9, 1), random.between(-0.04, 0.04), random.between(-0.2, 0.2)] as const,
  );
  const wandering = 5 + 26 * wrinkle;
  const columns = way.length;
  const middles: Vector[] = [];
  const thick: number[] = [];
  for (const v of rows) {
    const hem = 1 - Math.abs(v) < HEM.width / halfAlong ? HEM.thickness : 1;
    for (const each of way) {
      const pleat = pleats[each.pleat];
      const away = pleat ? (v - pleat.middle) / pleat.reach : 0;
      const fullness = pleat ? Math.max(0, 1 - (away < 0 ? -away : away)) * (1 + 0.5 * wanders(3 * v, 7 * each.wander)) : 0;
      const [stretch, shift, lean] = lengths[Math.round(each.layer)]!;
      const along = (ribbon.ends[0] + ribbon.ends[1]) / 2 + ((ribbon.ends[1] - ribbon.ends[0]) / 2) * (v * stretch + shift * (1 - v * v));
      const off =
        each.flat +
        fullness * (each.off - each.flat) +
        wandering * wanders(each.wander * 3.7, v * 1.6 + 0.4 * each.wander) * (1 - 0.4 * Math.abs(each.at));
      const across = Math.max(-1.02, Math.min(1.02, each.at + lean * v * (1 - each.at * each.at) + off / halfAcross));
      const [u, w] = ribbon.along === "x" ? [across, along] : [along, across];
      const wide = 1 + OUTLINE * wanders(u * 1.4 + 31, w * 1.9);
      const x = half[0] * wide * u * Math.sqrt(1 - roundness * w * w * 0.5);
      const y = half[1] * wide * w * Math.sqrt(1 - roundness * u * u * 0.5);
      const [low, high, steep] = room(x, y);
      const pitch = ((high - low) * (ribbon.to - ribbon.from)) / ribbon.layers;
      const level = ribbon.from + ((ribbon.to - ribbon.from) * (each.level + each.rise * fullness)) / ribbon.layers;
      const wave = pitch * (0.5 + wrinkle) * waves(x / 34 + 17 * Math.floor(each.level), y / 41);
      const own = Math.min(thickness, 0.85 * pitch) * hem * Math.min(1, STEEPEST / steep);
      const [heldX, heldY] = hold(x, y);
      middles.push([heldX, heldY, Math.max(low + own / 2, Math.min(high - own / 2, low + (high - low) * level + wave))]);
      thick.push(own);
    }
  }
  const at = (column: number, row: number): Vector =>
    middles[Math.max(0, Math.min(rows.length - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))]!;
  return sheet(columns - 1, rows.length - 1, (column, row) => {
    const middle = at(column, row);
    const [before, after, near, far] = [at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)];
    const [ax, ay, az] = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    const [bx, by, bz] = [far[0] - near[0], far[1] - near[1], far[2] - near[2]];
    const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const size = length > 1e-9 ? thick[row * columns + column]! / (2 * length) : 0;
    return [
      [middle[0] + nx * size, middle[1] + ny * size, middle[2] + nz * size],
      [middle[0] - nx * size, middle[1] - ny * size, middle[2] - nz * size],
    ];
  });
};
