import { place } from "../math/rotation.ts";
import type { Placement, Shape, Vector } from "../solid.ts";

export type Mesh = Extract<Shape, { kind: "mesh" }>;
export type Point = readonly [number, number];

export const meshOf = (points: readonly Vector[], faces: readonly number[]): Mesh => {
  const vertices = new Float64Array(points.length * 3);
  points.forEach((point, index) => vertices.set(point, index * 3));
  return { kind: "mesh", vertices, triangles: Uint32Array.from(faces) };
};

export const vertexOf = (mesh: Mesh, index: number): Vector => [
  mesh.vertices[3 * index] ?? 0,
  mesh.vertices[3 * index + 1] ?? 0,
  mesh.vertices[3 * index + 2] ?? 0,
];

export const moved = (mesh: Mesh, placement: Placement): Mesh => {
  const vertices = new Float64Array(mesh.vertices.length);
  for (let index = 0; index * 3 < vertices.length; index++) vertices.set(place(placement, vertexOf(mesh, index)), index * 3);
  return { kind: "mesh", vertices, triangles: mesh.triangles };
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
