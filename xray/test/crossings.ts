import type { Mesh } from "../src/mesh/mesh.ts";

/** The heights at which a ray straight down meets a mesh, from below up. */
export const crossings = ({ vertices, triangles }: Mesh, x: number, y: number): number[] => {
  const heights: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [3 * triangles[at]!, 3 * triangles[at + 1]!, 3 * triangles[at + 2]!];
    const [ax, ay, bx, by, cx, cy] = [vertices[a]! - x, vertices[a + 1]! - y, vertices[b]! - x, vertices[b + 1]! - y, vertices[c]! - x, vertices[c + 1]! - y]; // prettier-ignore
    const [u, v, w] = [bx * cy - by * cx, cx * ay - cy * ax, ax * by - ay * bx];
    if (!((u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)) || u + v + w === 0) continue;
    heights.push((u * vertices[a + 2]! + v * vertices[b + 2]! + w * vertices[c + 2]!) / (u + v + w));
  }
  return heights.toSorted((one, other) => one - other);
};
