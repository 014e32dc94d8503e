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
  for (const { shape, placement, ...solid } of solids) {
    const points = shape.kind === "mesh" ? shape.vertices : outermost({ shape, placement, ...solid }).flat();
    for (const axis of [0, 1, 2] as const) {
      const [across, along, up] = [placement.rotation[3 * axis]!, placement.rotation[3 * axis + 1]!, placement.rotation[3 * axis + 2]!];
      const from = placement.position[axis];
      for (let at = 0; at < points.length; at += 3) {
        const value = across * points[at]! + along * points[at + 1]! + up * points[at + 2]! + from;
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  }
  return { min, max };
};

export const meshVolume = ({ vertices, triangles }: Mesh): number => {
  let sum = 0;
  for (let face = 0; face < triangles.length; face += 3) {
    const a = 3 * triangles[face]!;
    const b = 3 * triangles[face + 1]!;
    const c = 3 * triangles[face + 2]!;
    sum +=
      vertices[a]! * (vertices[b + 1]! * vertices[c + 2]! - vertices[b + 2]! * vertices[c + 1]!) +
      vertices[a + 1]! * (vertices[b + 2]! * vertices[c]! - vertices[b]! * vertices[c + 2]!) +
      vertices[a + 2]! * (vertices[b]! * vertices[c + 1]! - vertices[b + 1]! * vertices[c]!);
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
