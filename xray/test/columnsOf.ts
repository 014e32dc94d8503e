import { loft } from "../src/mesh/loft.ts";
import { vertexOf, type Mesh } from "../src/mesh/mesh.ts";
import { slab } from "../src/mesh/slab.ts";
import { circle } from "../src/mesh/sweep.ts";
import { place, placeWithin } from "../src/math/rotation.ts";
import type { Placement, Shape, Solid, Vector } from "../src/solid.ts";

export type Span = readonly [number, number];
/** What lies in upright lines through the middle of each cell, by the cell's number. */
export type Columns = ReadonlyMap<number, readonly Span[]>;

/** Millimetres from line to line. */
export const COLUMN = 4;
const ACROSS = 512;

const skin = (shape: Shape): Mesh => {
  if (shape.kind === "mesh") return shape;
  const [x, y, z] = shape.size;
  if (shape.kind === "box") return slab([x, y, z], 0.01, 0, 1);
  const level = (end: number, radius: number): Vector[] => circle(1, 16).map(([a, b]): Vector => [a * x * radius, b * y * radius, end * z]);
  if (shape.kind === "cylinder") return loft([level(-1, 1), level(1, 1)]);
  return loft([-0.999, -0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9, 0.999].map((end) => level(end, Math.sqrt(1 - end * end))));
};

/** Exactly where upright lines go through things that lie in a bag, measured apart from what packing reckons with. What is inside another solid is left out. */
export const columnsOf = (solids: readonly Solid[], placement: Placement): Columns => {
  const spans = new Map<number, Span[]>();
  for (const solid of solids) if (!solid.inside) addSolid(spans, solid, placeWithin(placement, solid.placement));
  for (const [cell, found] of spans) spans.set(cell, united(found));
  return spans;
};

const addSolid = (spans: Map<number, Span[]>, solid: Solid, placement: Placement): void => {
  const mesh = skin(solid.shape);
  const crossings = new Map<number, number[]>();
  const corners = Array.from({ length: mesh.vertices.length / 3 }, (_, index) => place(placement, vertexOf(mesh, index)));
  const line = (value: number): number => value / COLUMN + ACROSS / 2 - 0.5;
  for (let face = 0; face < mesh.triangles.length; face += 3) {
    const [a, b, c] = [corners[mesh.triangles[face]!]!, corners[mesh.triangles[face + 1]!]!, corners[mesh.triangles[face + 2]!]!];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area === 0) continue;
    const lastRow = Math.floor(line(Math.max(a[1], b[1], c[1])));
    const lastColumn = Math.floor(line(Math.max(a[0], b[0], c[0])));
    for (let row = Math.ceil(line(Math.min(a[1], b[1], c[1]))); row <= lastRow; row++)
      for (let column = Math.ceil(line(Math.min(a[0], b[0], c[0]))); column <= lastColumn; column++) {
        const x = (column + 0.5 - ACROSS / 2) * COLUMN;
        const y = (row + 0.5 - ACROSS / 2) * COLUMN;
        const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
        const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const cell = row * ACROSS + column;
        const z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
        const own = crossings.get(cell);
        if (own) own.push(z);
        else crossings.set(cell, [z]);
      }
  }
  for (const [cell, heights] of crossings) {
    // A line through an edge meets both faces of it.
    heights.sort((a, b) => a - b);
    if (heights.length % 2 === 1) continue;
    const own = spans.get(cell) ?? [];
    for (let at = 0; at < heights.length; at += 2) own.push([heights[at]!, heights[at + 1]!]);
    spans.set(cell, own);
  }
};

const united = (spans: readonly Span[]): Span[] => {
  const result: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
};

/** Cubic centimetres that two things both take up; what touches no deeper than some millimetres is left out. */
export const shared = (one: Columns, other: Columns, touching = 0): number => {
  let sum = 0;
  for (const [cell, spans] of one)
    for (const [from, to] of spans)
      for (const [low, high] of other.get(cell) ?? []) sum += Math.max(0, Math.min(to, high) - Math.max(from, low) - touching);
  return (sum * COLUMN * COLUMN) / 1000;
};

export const volumeIn = (columns: Columns): number => shared(columns, columns);
