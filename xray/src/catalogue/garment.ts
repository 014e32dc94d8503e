import { minus } from "../math/vector.ts";
import { merged, type Mesh, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { foldedCloth, type Hold, type Ribbon } from "./foldedCloth.ts";

/** A seam or cord; `layer` 0 is the underside, 1 the upper side. */
export interface GarmentLine {
  path: readonly Point[];
  radius: number;
  layer: number;
}

/** Where something is sewn on. */
export interface Spot {
  random: Random;
  /** Where the cloth lies so far from there, seen from there: what is sewn on leans and bends with it. */
  beside: (x: number, y: number) => Vector;
}

/** Something hard sewn on: a button, rivet, zip, buckle. */
export interface Fitting {
  at: Point;
  layer: number;
  attach: (assembly: Assembly, spot: Spot) => void;
}

/** Cloth before it is draped: folded sheets over an outline of rounded corners. */
export interface Garment {
  half: Point;
  /** Of all its sheets and the air between them. */
  thickness: number;
  /** Of one sheet. */
  sheet: number;
  ribbons: readonly Ribbon[];
  roundness: number;
  material: MaterialName;
  density: number;
  grain: number;
  wrinkle: number;
  lines: readonly GarmentLine[];
  fittings: readonly Fitting[];
  seed: number;
}

/** Where the cloth may be at a place: pushed up or pressed down by what it touches. */
export type Surface = (x: number, y: number, bottom: number, top: number) => readonly [number, number];

export const flatSurface: Surface = (_x, _y, bottom, top) => [bottom, top];

const gridMillimetres = 8;

const anywhere: Hold = () => undefined;

/** Writes the heights that a garment takes up at a place and how steeply it lies there, from places on a grid that were asked once. */
const roomOf = ({ half, thickness, seed, wrinkle }: Garment, surface: Surface, hold: Hold) => {
  const wide = relief(seed);
  const fine = relief(seed + 1);
  const columns = Math.max(6, Math.round((2 * half[0]) / gridMillimetres));
  const rows = Math.max(6, Math.round((2 * half[1]) / gridMillimetres));
  const lows = new Float64Array((columns + 1) * (rows + 1));
  const highs = new Float64Array(lows.length);
  const held = new Float64Array(2);
  for (let row = 0, at = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, at++) {
      held[0] = half[0] * ((2 * column) / columns - 1);
      held[1] = half[1] * ((2 * row) / rows - 1);
      hold(held);
      const x = held[0];
      const y = held[1];
      const swell = 1 + 0.3 * wide(x / 55, y / 55) + wrinkle * fine(x / 14, y / 21);
      const lift = thickness * 0.35 * wide(y / 60 + 40, x / 75);
      const full = Math.max(0.8, thickness * swell);
      const [low, high] = surface(x, y, lift - full / 2, lift + full / 2);
      lows[at] = low;
      highs[at] = high;
    }
  const [halfX, halfY] = half;
  const [pitchX, pitchY] = [(2 * halfX) / columns, (2 * halfY) / rows];
  return (x: number, y: number, into: Float64Array): void => {
    const column = Math.max(0, Math.min(columns - 1e-6, (x + halfX) / pitchX));
    const row = Math.max(0, Math.min(rows - 1e-6, (y + halfY) / pitchY));
    const i = Math.floor(column);
    const j = Math.floor(row);
    const u = column - i;
    const v = row - j;
    const a = j * (columns + 1) + i;
    const c = a + columns + 1;
    const lowA = lows[a]!;
    const lowB = lows[a + 1]!;
    const lowC = lows[c]!;
    const lowD = lows[c + 1]!;
    const highA = highs[a]!;
    const highB = highs[a + 1]!;
    const highC = highs[c]!;
    const highD = highs[c + 1]!;
    into[0] = (lowA * (1 - u) + lowB * u) * (1 - v) + (lowC * (1 - u) + lowD * u) * v;
    into[1] = (highA * (1 - u) + highB * u) * (1 - v) + (highC * (1 - u) + highD * u) * v;
    const slopeX = (lowB + highB + lowD + highD - lowA - highA - lowC - highC) / (4 * pitchX);
    const slopeY = (lowC + highC + lowD + highD - lowA - highA - lowB - highB) / (4 * pitchY);
    into[2] = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  };
};

/** How far what is folded by hand is out of square, its sides are bowed, and both give way, as shares of its half side. */
const OUT_OF_SQUARE = { skew: 0.06, bow: 0.055, pull: 0.07 };

/** No hand folds a rectangle: where a place of it comes to lie. */
const folding = ({ half: [halfX, halfY], seed }: Garment): Hold => {
  const random = seededRandom(seed + 4);
  const [skewX, skewY] = [random.normal() * OUT_OF_SQUARE.skew, random.normal() * OUT_OF_SQUARE.skew];
  const [bowX, bowY] = [random.normal() * OUT_OF_SQUARE.bow, random.normal() * OUT_OF_SQUARE.bow];
  const [pullX, pullY] = [relief(seed + 5), relief(seed + 6)];
  return (place) => {
    const x = place[0]!;
    const y = place[1]!;
    const u = x / halfX;
    const w = y / halfY;
    place[0] = x + halfX * (skewX * w + bowX * (w * w - 0.4) + OUT_OF_SQUARE.pull * u * pullX(1.3 * u, 1.3 * w));
    place[1] = y + halfY * (skewY * u + bowY * (u * u - 0.4) + OUT_OF_SQUARE.pull * w * pullY(1.3 * u, 1.3 * w));
  };
};

export const drape = (garment: Garment, surface: Surface, keep: Hold = anywhere): Solid[] => {
  const { half, roundness, sheet, wrinkle, seed } = garment;
  const fold = folding(garment);
  const hold: Hold = (place) => {
    fold(place);
    keep(place);
  };
  const room = roomOf(garment, surface, hold);
  const folded = garment.ribbons.map((ribbon, index) =>
    foldedCloth(ribbon, { half, roundness, sheet, wrinkle, seed: seed + 31 * index, room, hold }),
  );
  const assembly = new Assembly();
  assembly.add(merged(folded), garment.material, {
    density: garment.density,
    noise: {
      frequency: garment.grain,
      amplitude: 0.34,
      anisotropy: 2.4,
      seed: seed % 1000,
      ...(seed % 3 === 0 ? {} : { rib: seed % 3 === 1 ? "x" : "y" }),
    },
  });
  const onSurface = (wantedX: number, wantedY: number, layer: number): Vector => {
    const heights = new Float64Array(3);
    room(wantedX, wantedY, heights);
    const [low, high] = [heights[0]!, heights[1]!];
    const held = Float64Array.of(wantedX, wantedY);
    hold(held);
    return [held[0]!, held[1]!, low + (high - low) * (0.06 + 0.88 * layer)];
  };
  const seams: Mesh[] = garment.lines.map(({ path, radius, layer }) =>
    tube(
      path.map(([x, y]) => onSurface(x, y, layer)),
      radius,
      { sides: 4 },
    ),
  );
  // Stitched and pressed cloth holds more fibre than the sheets it runs through.
  if (seams.length > 0) assembly.add(merged(seams), garment.material, { density: 1 });
  const sewn = seededRandom(seed + 3);
  for (const [index, { at, layer, attach }] of garment.fittings.entries()) {
    const from = onSurface(at[0], at[1], layer);
    attach(assembly.within(from), {
      random: sewn.fork(index),
      beside: (x, y) => minus(onSurface(at[0] + x, at[1] + y, layer), from),
    });
  }
  return assembly.solids;
};
