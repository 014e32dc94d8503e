import { plus, times } from "../math/vector.ts";
import type { Vector } from "../solid.ts";
import type { Mesh } from "./mesh.ts";

const centre = (ring: readonly Vector[]): Vector =>
  times(
    ring.reduce((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / ring.length,
  );

/** Six times the volume; negative when the faces look inward. */
const signedVolume = (mesh: Mesh): number => {
  let sum = 0;
  const { vertices, triangles } = mesh;
  for (let face = 0; face < triangles.length; face += 3) {
    const a = 3 * triangles[face]!;
    const b = 3 * triangles[face + 1]!;
    const c = 3 * triangles[face + 2]!;
    sum +=
      vertices[a]! * (vertices[b + 1]! * vertices[c + 2]! - vertices[b + 2]! * vertices[c + 1]!) +
      vertices[a + 1]! * (vertices[b + 2]! * vertices[c]! - vertices[b]! * vertices[c + 2]!) +
      vertices[a + 2]! * (vertices[b]! * vertices[c + 1]! - vertices[b + 1]! * vertices[c]!);
  }
  return sum;
};

export const outward = (mesh: Mesh): Mesh => {
  if (signedVolume(mesh) >= 0) return mesh;
  const triangles = mesh.triangles.slice();
  for (let face = 0; face < triangles.length; face += 3) triangles.subarray(face + 1, face + 3).reverse();
  return { ...mesh, triangles };
};

/** A skin over rings of equally many points, closed by fans at both ends, or joined end to end. */
export const loft = (rings: readonly (readonly Vector[])[], endless = false): Mesh => {
  const sides = rings[0]?.length ?? 0;
  const bands = rings.length - (endless ? 0 : 1);
  const vertices = new Float64Array(3 * (rings.length * sides + (endless ? 0 : 2)));
  const triangles = new Uint32Array(6 * sides * (bands + (endless ? 0 : 1)));
  let [written, face] = [0, 0];
  const corner = (point: Vector) => {
    for (let axis = 0; axis < 3; axis++) vertices[written++] = point[axis]!;
  };
  const triangle = (a: number, b: number, c: number) => {
    triangles[face++] = a;
    triangles[face++] = b;
    triangles[face++] = c;
  };
  for (const ring of rings) for (const point of ring) corner(point);
  for (let ring = 0; ring < bands; ring++)
    for (let side = 0; side < sides; side++) {
      const here = ring * sides;
      const there = ((ring + 1) % rings.length) * sides;
      const next = (side + 1) % sides;
      triangle(here + side, here + next, there + next);
      triangle(here + side, there + next, there + side);
    }
  const first = rings[0];
  const last = rings.at(-1);
  if (!endless && first && last) {
    const start = (rings.length - 1) * sides;
    const bottom = rings.length * sides;
    corner(centre(first));
    corner(centre(last));
    for (let side = 0; side < sides; side++) {
      const next = (side + 1) % sides;
      triangle(bottom, next, side);
      triangle(bottom + 1, start + side, start + next);
    }
  }
  return outward({ kind: "mesh", vertices, triangles });
};
