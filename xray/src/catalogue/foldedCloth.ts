import type { Mesh, Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { sheet } from "../mesh/sheet.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { seededRandom, type Random } from "../random.ts";

/** A length of cloth folded to and fro, along x or along y, between two of the heights that its garment takes up (0 below, 1 above). */
export interface Ribbon {
  along: "x" | "y";
  layers: number;
  from: number;
  to: number;
  /** How far from the middle it reaches along its folds, as a share, and where it ends there. */
  ends: readonly [number, number];
}

/** Where cloth may lie in plan: what would stick out is pushed back. Changes the two numbers it is given. */
export type Hold = (place: Float64Array) => void;

/**
 * What it lies in: its half sides, the thickness of one sheet, how unevenly it lies, the heights at a place and where a place comes to lie.
 * Both are asked at every corner of every sheet, so they write into what they are given instead of making a list.
 */
interface FoldedIn {
  half: Point;
  roundness: number;
  sheet: number;
  wrinkle: number;
  seed: number;
  /** Writes the lowest and the highest place and how steeply cloth lies there. */
  room: (x: number, y: number, into: Float64Array) => void;
  hold: Hold;
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
  const isAcross = ribbon.along === "x";
  const [halfAcross, halfAlong] = isAcross ? half : [half[1], half[0]];
  const pleats: Pleat[] = [];
  const way = wayOf(random, ribbon, halfAcross, pleats);
  const rows = rowsOf((halfAlong * (ribbon.ends[1] - ribbon.ends[0])) / 2);
  const [waves, wanders] = [relief(seed + 1), relief(seed + 2)];
  const lengths = Array.from({ length: ribbon.layers + 1 }, () => ({
    stretch: random.between(0.9, 1),
    shift: random.between(-0.04, 0.04),
    lean: random.between(-0.2, 0.2),
  }));
  const wandering = 5 + 26 * wrinkle;
  const columns = way.length;
  const [middleAlong, reachAlong] = [(ribbon.ends[0] + ribbon.ends[1]) / 2, (ribbon.ends[1] - ribbon.ends[0]) / 2];
  const [lowest, reachUp] = [ribbon.from, ribbon.to - ribbon.from];
  const middles = new Float64Array(3 * columns * rows.length);
  const thick = new Float64Array(columns * rows.length);
  const held = new Float64Array(2);
  const heights = new Float64Array(3);
  let corner = 0;
  for (const v of rows) {
    const hem = 1 - Math.abs(v) < HEM.width / halfAlong ? HEM.thickness : 1;
    for (const each of way) {
      const pleat = each.pleat < 0 ? undefined : pleats[each.pleat];
      const away = pleat ? (v - pleat.middle) / pleat.reach : 0;
      const fullness = pleat ? Math.max(0, 1 - (away < 0 ? -away : away)) * (1 + 0.5 * wanders(3 * v, 7 * each.wander)) : 0;
      const { stretch, shift, lean } = lengths[Math.round(each.layer)]!;
      const along = middleAlong + reachAlong * (v * stretch + shift * (1 - v * v));
      const off =
        each.flat +
        fullness * (each.off - each.flat) +
        wandering * wanders(each.wander * 3.7, v * 1.6 + 0.4 * each.wander) * (1 - 0.4 * Math.abs(each.at));
      const across = Math.max(-1.02, Math.min(1.02, each.at + lean * v * (1 - each.at * each.at) + off / halfAcross));
      const u = isAcross ? across : along;
      const w = isAcross ? along : across;
      const wide = 1 + OUTLINE * wanders(u * 1.4 + 31, w * 1.9);
      const x = half[0] * wide * u * Math.sqrt(1 - roundness * w * w * 0.5);
      const y = half[1] * wide * w * Math.sqrt(1 - roundness * u * u * 0.5);
      room(x, y, heights);
      const low = heights[0]!;
      const high = heights[1]!;
      const pitch = ((high - low) * reachUp) / ribbon.layers;
      const level = lowest + (reachUp * (each.level + each.rise * fullness)) / ribbon.layers;
      const wave = pitch * (0.5 + wrinkle) * waves(x / 34 + 17 * Math.floor(each.level), y / 41);
      const own = Math.min(thickness, 0.85 * pitch) * hem * Math.min(1, STEEPEST / heights[2]!);
      held[0] = x;
      held[1] = y;
      hold(held);
      middles[3 * corner] = held[0]!;
      middles[3 * corner + 1] = held[1]!;
      middles[3 * corner + 2] = Math.max(low + own / 2, Math.min(high - own / 2, low + (high - low) * level + wave));
      thick[corner++] = own;
    }
  }
  return thickened(columns, rows.length, middles, thick);
};

/** A sheet as thick as it is told at each place of its middle, half of it to each side. */
const thickened = (columns: number, rows: number, middles: Float64Array, thick: Float64Array): Mesh => {
  const above = new Float64Array(middles.length);
  const below = new Float64Array(middles.length);
  for (let row = 0, corner = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, corner++) {
      const own = 3 * corner;
      const before = column === 0 ? own : own - 3;
      const after = column === columns - 1 ? own : own + 3;
      const near = row === 0 ? own : own - 3 * columns;
      const far = row === rows - 1 ? own : own + 3 * columns;
      const ax = middles[after]! - middles[before]!;
      const ay = middles[after + 1]! - middles[before + 1]!;
      const az = middles[after + 2]! - middles[before + 2]!;
      const bx = middles[far]! - middles[near]!;
      const by = middles[far + 1]! - middles[near + 1]!;
      const bz = middles[far + 2]! - middles[near + 2]!;
      const nx = ay * bz - az * by;
      const ny = az * bx - ax * bz;
      const nz = ax * by - ay * bx;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      const size = length > 1e-9 ? thick[corner]! / (2 * length) : 0;
      above[own] = middles[own]! + nx * size;
      above[own + 1] = middles[own + 1]! + ny * size;
      above[own + 2] = middles[own + 2]! + nz * size;
      below[own] = middles[own]! - nx * size;
      below[own + 1] = middles[own + 1]! - ny * size;
      below[own + 2] = middles[own + 2]! - nz * size;
    }
  return sheet(columns - 1, rows - 1, above, below);
};
