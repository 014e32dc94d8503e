import { minus } from "../math/vector.ts";
import { merged, type Mesh, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { foldedCloth, type Ribbon } from "./foldedCloth.ts";

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

/** Where cloth may lie in plan: what would stick out is pushed back. */
export type Hold = (x: number, y: number) => Point;

const anywhere: Hold = (x, y) => [x, y];

/** The heights that a garment takes up at a place and how steeply it lies there, from places on a grid that were asked once. */
const roomOf = ({ half, thickness, seed, wrinkle }: Garment, surface: Surface, hold: Hold) => {
  const wide = relief(seed);
  const fine = relief(seed + 1);
  const columns = Math.max(6, Math.round((2 * half[0]) / gridMillimetres));
  const rows = Math.max(6, Math.round((2 * half[1]) / gridMillimetres));
  const heights: (readonly [number, number])[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, y] = hold(half[0] * ((2 * column) / columns - 1), half[1] * ((2 * row) / rows - 1));
      const swell = 1 + 0.3 * wide(x / 55, y / 55) + wrinkle * fine(x / 14, y / 21);
      const lift = thickness * 0.35 * wide(y / 60 + 40, x / 75);
      const full = Math.max(0.8, thickness * swell);
      heights.push(surface(x, y, lift - full / 2, lift + full / 2));
    }
  const [pitchX, pitchY] = [(2 * half[0]) / columns, (2 * half[1]) / rows];
  return (x: number, y: number): readonly [number, number, number] => {
    const column = Math.max(0, Math.min(columns - 1e-6, (x + half[0]) / pitchX));
    const row = Math.max(0, Math.min(rows - 1e-6, (y + half[1]) / pitchY));
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const [u, v] = [column - i, row - j];
    const at = j * (columns + 1) + i;
    const [a, b, c, d] = [heights[at]!, heights[at + 1]!, heights[at + columns + 1]!, heights[at + columns + 2]!];
    const low = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (c[0] * (1 - u) + d[0] * u) * v;
    const high = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (c[1] * (1 - u) + d[1] * u) * v;
    const slopeX = (b[0] + b[1] + d[0] + d[1] - a[0] - a[1] - c[0] - c[1]) / (4 * pitchX);
    const slopeY = (c[0] + c[1] + d[0] + d[1] - a[0] - a[1] - b[0] - b[1]) / (4 * pitchY);
    return [low, high, Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)];
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
  return (x, y) => {
    const [u, w] = [x / halfX, y / halfY];
    return [
      x + halfX * (skewX * w + bowX * (w * w - 0.4) + OUT_OF_SQUARE.pull * u * pullX(1.3 * u, 1.3 * w)),
      y + halfY * (skewY * u + bowY * (u * u - 0.4) + OUT_OF_SQUARE.pull * w * pullY(1.3 * u, 1.3 * w)),
    ];
  };
};

export const drape = (garment: Garment, surface: Surface, keep: Hold = anywhere): Solid[] => {
  const { half, roundness, sheet, wrinkle, seed } = garment;
  const fold = folding(garment);
  const hold: Hold = (x, y) => keep(...fold(x, y));
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
    const [low, high] = room(wantedX, wantedY);
    const [x, y] = hold(wantedX, wantedY);
    return [x, y, low + (high - low) * (0.06 + 0.88 * layer)];
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
