import { dot, minus, plus, times } from "../math/vector.ts";
import type { Vector } from "../solid.ts";
import { meshOf, vertexOf, type Mesh } from "./mesh.ts";

/** The closed part of a mesh where `normal · point` is at most `offset`; its cut is flat. Empty when nothing lies there. */
export const partBelow = (mesh: Mesh, normal: Vector, offset: number): Mesh => {
  const count = mesh.vertices.length / 3;
  const above = new Float64Array(count);
  for (let index = 0; index < count; index++) above[index] = dot(normal, vertexOf(mesh, index)) - offset;
  const kept: Vector[] = [];
  const places = new Map<number, number>();
  const faces: number[] = [];
  const keep = (key: number, point: () => Vector): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = kept.push(point()) - 1;
    places.set(key, place);
    return place;
  };
  const corner = (index: number): number => keep(index, () => vertexOf(mesh, index));
  // Both faces at an edge ask for its cut from the lower index to the higher, so they get the same point.
  const cut = (a: number, b: number): number => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return keep(count * (low + 1) + high, () => {
      const from = vertexOf(mesh, low);
      const to = vertexOf(mesh, high);
      const share = (above[low] ?? 0) / ((above[low] ?? 0) - (above[high] ?? 0));
      return plus(from, times(minus(to, from), share));
    });
  };
  const rim: (readonly [number, number])[] = [];
  for (let face = 0; face < mesh.triangles.length; face += 3) {
    if (above[mesh.triangles[face]!]! > 0 && above[mesh.triangles[face + 1]!]! > 0 && above[mesh.triangles[face + 2]!]! > 0) continue;
    const own = [mesh.triangles[face] ?? 0, mesh.triangles[face + 1] ?? 0, mesh.triangles[face + 2] ?? 0];
    const shape: number[] = [];
    let leaves: number | undefined;
    let enters: number | undefined;
    own.forEach((index, at) => {
      const next = own[(at + 1) % 3] ?? 0;
      const inside = (above[index] ?? 0) <= 0;
      if (inside) shape.push(corner(index));
      if (inside !== (above[next] ?? 0) <= 0) {
        const place = cut(index, next);
        shape.push(place);
        if (inside) leaves = place;
        else enters = place;
      }
    });
    for (let at = 1; at + 1 < shape.length; at++) faces.push(shape[0] ?? 0, shape[at] ?? 0, shape[at + 1] ?? 0);
    if (leaves !== undefined && enters !== undefined) rim.push([leaves, enters]);
  }
  // Fanned from any one point of the plane the cut is closed, whatever its outline.
  const hub = rim[0]?.[0];
  if (hub !== undefined) for (const [from, to] of rim) if (from !== hub && to !== hub) faces.push(to, from, hub);
  return meshOf(kept, faces);
};
