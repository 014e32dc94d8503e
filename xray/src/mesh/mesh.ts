import type { Placement, Shape, Vector } from "../solid.ts";

export type Mesh = Extract<Shape, { kind: "mesh" }>;
export type Point = readonly [number, number];

export const meshOf = (points: readonly Vector[], faces: readonly number[]): Mesh => {
  const vertices = new Float64Array(points.length * 3);
  for (let index = 0, at = 0; index < points.length; index++) {
    const point = points[index]!;
    vertices[at++] = point[0];
    vertices[at++] = point[1];
    vertices[at++] = point[2];
  }
  return { kind: "mesh", vertices, triangles: Uint32Array.from(faces) };
};

export const vertexOf = (mesh: Mesh, index: number): Vector => [
  mesh.vertices[3 * index] ?? 0,
  mesh.vertices[3 * index + 1] ?? 0,
  mesh.vertices[3 * index + 2] ?? 0,
];

/** Local points, three numbers each, seen from outside. */
export const placedVertices = (
  points: Float64Array,
  { rotation: [a, b, c, d, e, f, g, h, i], position: [px, py, pz] }: Placement,
): Float64Array => {
  const vertices = new Float64Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at]!;
    const y = points[at + 1]!;
    const z = points[at + 2]!;
    vertices[at] = a * x + b * y + c * z + px;
    vertices[at + 1] = d * x + e * y + f * z + py;
    vertices[at + 2] = g * x + h * y + i * z + pz;
  }
  return vertices;
};

export const moved = (mesh: Mesh, placement: Placement): Mesh => {
  return { kind: "mesh", vertices: placedVertices(mesh.vertices, placement), triangles: mesh.triangles };
};

/** Several closed meshes as one; they may not overlap, or what they share counts twice. */
export const merged = (meshes: readonly Mesh[]): Mesh => {
  const vertices = new Float64Array(meshes.reduce((sum, mesh) => sum + mesh.vertices.length, 0));
  const triangles = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0));
  let vertexStart = 0;
  let triangleStart = 0;
  for (const mesh of meshes) {
    vertices.set(mesh.vertices, vertexStart);
    for (let index = 0; index < mesh.triangles.length; index++)
      triangles[triangleStart + index] = (mesh.triangles[index] ?? 0) + vertexStart / 3;
    vertexStart += mesh.vertices.length;
    triangleStart += mesh.triangles.length;
  }
  return { kind: "mesh", vertices, triangles };
};
