import type { MaterialName } from "./physics/materials.ts";

/** Millimetres: x across the belt, y along the belt, z up. A bag is centred on the origin and rests on z = 0. */
export type Vector = readonly [number, number, number];
/** 3 × 3, row by row; turns local coordinates into the world's. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];
export interface Placement {
  rotation: Matrix;
  position: Vector;
}

/** Variation of density inside a solid, as cloth has it; the same in every view. Frequency per millimetre. */
export interface Noise {
  frequency: number;
  amplitude: number;
  anisotropy: number;
  seed: number;
  /** Knitted or woven: its grain runs in lines along x or y. */
  rib?: "x" | "y";
}

/** `size`: half extents of a box, radii of an ellipsoid, [rx, ry, half length] of a cylinder along local z. A mesh is closed, its faces counter-clockwise seen from outside. */
export type Shape =
  | { kind: "box" | "ellipsoid" | "cylinder"; size: Vector }
  | { kind: "mesh"; vertices: Float64Array; triangles: Uint32Array };

export type Substance = MaterialName | "vacuum";

/** Adds its own material and takes away that of the solid it lies strictly `inside`. Density in g/cm³, the material's own when missing. */
export interface Solid {
  shape: Shape;
  placement: Placement;
  material: Substance;
  density?: number;
  inside?: { material: Substance; density?: number };
  noise?: Noise;
  /** Of a liquid: what it may fill, in the coordinates of its shape, when it runs to its level. */
  hollow?: Extract<Shape, { kind: "mesh" }>;
}

export const threatCategories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
export type ThreatCategory = (typeof threatCategories)[number];

/** One thing of the catalogue in its own coordinates. `category` is null for everyday things. */
export interface Article {
  kind: string;
  /** Which article of the numbered stock it is, for one of that. */
  id?: string;
  name: string;
  family: string;
  category: ThreatCategory | null;
  description: string;
  manifestLine: string;
  solids: Solid[];
  bounds: { min: Vector; max: Vector };
  massGrams: number;
}
