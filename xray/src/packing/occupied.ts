import { place, placeWithin } from "../math/rotation.ts";
import { circle } from "../mesh/sweep.ts";
import { loft } from "../mesh/loft.ts";
import { slab } from "../mesh/slab.ts";
import { revolution } from "../mesh/revolution.ts";
import { vertexOf, type Mesh, type Point } from "../mesh/mesh.ts";
import type { Placement, Shape, Solid, Vector } from "../solid.ts";

const cell = 6;

/** A coarse skin of any shape. */
const skin = (shape: Shape): Mesh => {
  if (shape.kind === "mesh") return shape;
  const [x, y, z] = shape.size;
  if (shape.kind === "box") return slab([x, y, z], 0.01, 0, 1);
  if (shape.kind === "cylinder") return loft([-z, z].map((end) => circle(1, 14).map(([a, b]): Vector => [a * x, b * y, end])));
  const profile = circle(1, 20)
    .slice(0, 11)
    .map(([along, out]): Point => [out, along]);
  const ball = revolution(profile, 14);
  return { ...ball, vertices: ball.vertices.map((value, index) => value * (index % 3 === 0 ? x : index % 3 === 1 ? y : z)) };
};

/** What heights hard things take up above each place of the floor. */
export class Occupied {
  private readonly columns: number;
  private readonly rows: number;
  private readonly reach: readonly [number, number];
  private readonly spans: [number, number][][];

  constructor(halfX: number, halfY: number) {
    this.reach = [halfX, halfY];
    this.columns = Math.ceil((2 * halfX) / cell);
    this.rows = Math.ceil((2 * halfY) / cell);
    this.spans = Array.from({ length: this.columns * this.rows }, () => []);
  }

  private cellAt(x: number, y: number): number {
    const column = Math.floor((x + this.reach[0]) / cell);
    const row = Math.floor((y + this.reach[1]) / cell);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column;
  }

  add(solids: readonly Solid[], placement: Placement): void {
    for (const solid of solids) if (!solid.inside) this.addSolid(solid, placeWithin(placement, solid.placement));
  }

  private addSolid(solid: Solid, placement: Placement): void {
    const mesh = skin(solid.shape);
    const own = new Map<number, [number, number]>();
    const mark = (x: number, y: number, z: number) => {
      const index = this.cellAt(x, y);
      if (index < 0) return;
      const span = own.get(index);
      if (!span) own.set(index, [z, z]);
      else if (z < span[0]) span[0] = z;
      else if (z > span[1]) span[1] = z;
    };
    const corners = Array.from({ length: mesh.vertices.length / 3 }, (_, index) => place(placement, vertexOf(mesh, index)));
    for (const [x, y, z] of corners) mark(x, y, z);
    for (let face = 0; face < mesh.triangles.length; face += 3) {
      const a = corners[mesh.triangles[face] ?? 0];
      const b = corners[mesh.triangles[face + 1] ?? 0];
      const c = corners[mesh.triangles[face + 2] ?? 0];
      if (a && b && c) this.fill(a, b, c, mark);
    }
    for (const [index, span] of own) this.spans[index]?.push(span);
  }

  private fill(a: Vector, b: Vector, c: Vector, mark: (x: number, y: number, z: number) => void): void {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1) return;
    const first = (value: number, reach: number) => Math.max(0, Math.ceil((value + reach) / cell - 0.5));
    const last = (value: number, reach: number, count: number) => Math.min(count - 1, Math.floor((value + reach) / cell - 0.5));
    const [reachX, reachY] = this.reach;
    for (let row = first(Math.min(a[1], b[1], c[1]), reachY); row <= last(Math.max(a[1], b[1], c[1]), reachY, this.rows); row++)
      for (
        let column = first(Math.min(a[0], b[0], c[0]), reachX);
        column <= last(Math.max(a[0], b[0], c[0]), reachX, this.columns);
        column++
      ) {
        const x = (column + 0.5) * cell - reachX;
        const y = (row + 0.5) * cell - reachY;
        const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
        const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) mark(x, y, a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]));
      }
  }

  spansAt(x: number, y: number): readonly (readonly [number, number])[] {
    return this.spans[this.cellAt(x, y)] ?? [];
  }
}
