import type { Shape } from "../solid.ts";

type Mesh = Extract<Shape, { kind: "mesh" }>;

/** Mean way through, in millimetres, below which rays between two lines can miss a thing or meet it twice. */
const THIN = 1.6;

const known = new WeakMap<Mesh, boolean>();

/** Whether a closed mesh is so thin, as a wire or a foil: the mean way through is four times its volume by its surface. */
export const isThin = (mesh: Mesh): boolean => {
  const found = known.get(mesh);
  if (found !== undefined) return found;
  const { vertices, triangles } = mesh;
  let volume = 0;
  let surface = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [i, j, k] = [3 * triangles[at]!, 3 * triangles[at + 1]!, 3 * triangles[at + 2]!];
    const [ax, ay, az] = [vertices[i]!, vertices[i + 1]!, vertices[i + 2]!];
    const [bx, by, bz] = [vertices[j]! - ax, vertices[j + 1]! - ay, vertices[j + 2]! - az];
    const [cx, cy, cz] = [vertices[k]! - ax, vertices[k + 1]! - ay, vertices[k + 2]! - az];
    const [nx, ny, nz] = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
    volume += (ax * nx + ay * ny + az * nz) / 6;
    surface += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
  }
  const thin = 4 * Math.abs(volume) < THIN * surface;
  known.set(mesh, thin);
  return thin;
};
