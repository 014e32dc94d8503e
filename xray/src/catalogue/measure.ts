import { place } from "../math/rotation.ts";
import { circle } from "../mesh/sweep.ts";
import { vertexOf, type Mesh } from "../mesh/mesh.ts";
import { materials } from "../physics/materials.ts";
import type { Solid, Substance, Vector } from "../solid.ts";

export interface Bounds {
  min: Vector;
  max: Vector;
}

const signs = [-1, 1] as const;

/** Points whose hull holds the solid, in its own coordinates. */
export const outermost = (solid: Solid): Vector[] => {
  const { shape } = solid;
  if (shape.kind === "mesh") return Array.from({ length: shape.vertices.length / 3 }, (_, index) => vertexOf(shape, index));
  const [x, y, z] = shape.size;
  // A regular twelve-gon around a circle reaches 1/cos(15°) further.
  if (shape.kind === "cylinder") return circle(1.0353, 12).flatMap(([a, b]) => signs.map((end): Vector => [a * x, b * y, end * z]));
  return signs.flatMap((a) => signs.flatMap((b) => signs.map((c): Vector => [a * x, b * y, c * z])));
};

export const boundsOf = (solids: readonly Solid[]): Bounds => {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const solid of solids)
    for (const point of outermost(solid)) {
      const [x, y, z] = place(solid.placement, point);
      min[0] = Math.min(min[0], x);
      min[1] = Math.min(min[1], y);
      min[2] = Math.min(min[2], z);
      max[0] = Math.max(max[0], x);
      max[1] = Math.max(max[1], y);
      max[2] = Math.max(max[2], z);
    }
  return { min, max };
};

export const meshVolume = ({ vertices, triangles }: Mesh): number => {
  let sum = 0;
  for (let face = 0; face < triangles.length; face += 3) {
    const [a, b, c] = [3 * (triangles[face] ?? 0), 3 * (triangles[face + 1] ?? 0), 3 * (triangles[face + 2] ?? 0)];
    const at = (index: number) => vertices[index] ?? 0;
    sum +=
      at(a) * (at(b + 1) * at(c + 2) - at(b + 2) * at(c + 1)) +
      at(a + 1) * (at(b + 2) * at(c) - at(b) * at(c + 2)) +
      at(a + 2) * (at(b) * at(c + 1) - at(b + 1) * at(c));
  }
  return sum / 6;
};

export const volumeOf = ({ shape }: Solid): number => {
  if (shape.kind === "mesh") return meshVolume(shape);
  const [x, y, z] = shape.size;
  return x * y * z * (shape.kind === "box" ? 8 : shape.kind === "ellipsoid" ? (4 / 3) * Math.PI : 2 * Math.PI);
};

export const densityOf = (substance: Substance, density?: number): number =>
  density ?? (substance === "vacuum" ? 0 : materials[substance].density);

/** Cubic millimetres times grams per cubic centimetre. */
export const massGramsOf = (solids: readonly Solid[]): number =>
  solids.reduce((sum, solid) => {
    const own = densityOf(solid.material, solid.density);
    const around = solid.inside ? densityOf(solid.inside.material, solid.inside.density) : 0;
    return sum + (volumeOf(solid) * (own - around)) / 1000;
  }, 0);
