import { cushion } from "../mesh/cushion.ts";
import { merged, type Mesh, type Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";

/** A seam, hem, crease or cord; `layer` 0 is the underside, 1 the upper side. */
export interface GarmentLine {
  path: readonly Point[];
  radius: number;
  layer: number;
}

/** Something hard sewn on: a button, rivet, zip, buckle. */
export interface Fitting {
  at: Point;
  layer: number;
  attach: (assembly: Assembly) => void;
}

/** Cloth before it is draped: folded plies over an outline of rounded corners. */
export interface Garment {
  half: Point;
  thickness: number;
  roundness: number;
  material: MaterialName;
  density: number;
  grain: number;
  /** How many times the usual thickness lies here; steps show as the edges of folds. */
  plies: (x: number, y: number) => number;
  wrinkle: number;
  lines: readonly GarmentLine[];
  fittings: readonly Fitting[];
  seed: number;
}

/** Where the cloth may be at a place: pushed up or pressed down by what it touches. */
export type Surface = (x: number, y: number, bottom: number, top: number) => readonly [number, number];

export const flatSurface: Surface = (_x, _y, bottom, top) => [bottom, top];

const gridMillimetres = 8;
/** How far soft folds wander from a straight line, in millimetres. */
const wandering = 26;

/** Where cloth may lie in plan: what would stick out is pushed back. */
export type Hold = (x: number, y: number) => Point;

const anywhere: Hold = (x, y) => [x, y];

export const drape = (garment: Garment, surface: Surface, hold: Hold = anywhere): Solid[] => {
  const { half, thickness, roundness, seed, wrinkle } = garment;
  const wide = relief(seed);
  const fine = relief(seed + 1);
  const edge = relief(seed + 2);
  const fold = relief(seed + 3);
  const heights = (x: number, y: number): readonly [number, number] => {
    const folds = garment.plies(x, y);
    const swell = 1 + 0.3 * wide(x / 55, y / 55) + wrinkle * fine(x / 14, y / 21);
    const lift = thickness * 0.35 * wide(y / 60 + 40, x / 75);
    // Soft folds run where the warped hills cross zero: thicker lines without an edge.
    const away = wandering * edge(x / 62 + 5, y / 62);
    const hill = fold((x + away) / 52, (y - away) / 66 + 11);
    const ridge = 1 - (hill < 0 ? -hill : hill);
    const full = Math.max(0.8, thickness * (folds * swell + (0.2 + wrinkle) * (ridge * ridge * ridge * ridge - 0.2)));
    return surface(x, y, lift - full / 2, lift + full / 2);
  };
  const columns = Math.max(6, Math.round((2 * half[0]) / gridMillimetres));
  const rows = Math.max(6, Math.round((2 * half[1]) / gridMillimetres));
  const sheet = cushion(columns, rows, (u, v) => {
    const wobble = 1 + 0.045 * edge(u * 2.2 + 9, v * 2.2);
    const [x, y] = hold(
      half[0] * u * Math.sqrt(1 - roundness * v * v * 0.5) * wobble,
      half[1] * v * Math.sqrt(1 - roundness * u * u * 0.5) * wobble,
    );
    const [bottom, top] = heights(x, y);
    const rim = Math.max(u * u, v * v);
    const round = Math.sqrt(Math.max(0, 1 - rim * rim * rim * rim * rim));
    const middle = (bottom + top) / 2;
    return { x, y, bottom: middle + (bottom - middle) * round, top: middle + (top - middle) * round };
  });
  const assembly = new Assembly();
  assembly.add(sheet, garment.material, {
    density: garment.density,
    noise: {
      frequency: garment.grain,
      amplitude: 0.42,
      anisotropy: 2.4,
      seed: seed % 1000,
      ...(seed % 3 === 0 ? {} : { rib: seed % 3 === 1 ? "x" : "y" }),
    },
  });
  const onSurface = (wantedX: number, wantedY: number, layer: number): Vector => {
    const [x, y] = hold(wantedX, wantedY);
    const [bottom, top] = heights(x, y);
    return [x, y, bottom + (top - bottom) * (0.06 + 0.88 * layer)];
  };
  const seams: Mesh[] = garment.lines.map(({ path, radius, layer }) =>
    tube(
      path.map(([x, y]) => onSurface(x, y, layer)),
      radius * 1.4,
      { sides: 4, scale: (along) => 0.35 + 2.6 * along * (1 - along) },
    ),
  );
  // Stitched and pressed cloth holds more fibre than the loose ply it runs through.
  if (seams.length > 0) assembly.add(merged(seams), garment.material, { density: 1.15 });
  for (const { at, layer, attach } of garment.fittings) attach(assembly.within(onSurface(at[0], at[1], layer)));
  return assembly.solids;
};
