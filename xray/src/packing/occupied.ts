import { largest } from "../math/largest.ts";
import { placeWithin } from "../math/rotation.ts";
import { circle } from "../mesh/sweep.ts";
import { loft } from "../mesh/loft.ts";
import { slab } from "../mesh/slab.ts";
import { revolution } from "../mesh/revolution.ts";
import { type Mesh, placedVertices, type Point } from "../mesh/mesh.ts";
import type { Placement, Shape, Solid, Vector } from "../solid.ts";

const cell = 6;
/** What reaches no deeper into another thing than this touches it. */
const TOUCHING = 3.5;
/** What has sunk no deeper than this into a thing lies on it, and not beside it. */
const SUNK = 9;
/** Places at which a thing that is let down must meet something: at least so many, and this share of its plan. */
const HOLD_UP = { least: 3, share: 0.08 };
/** More of a thing than this, as a share or in cubic centimetres, may not be in other things. */
export const MOST_SHARED = { share: 0.06, volume: 4 };
/** Millimetres by which the cells make things larger than they are. */
const BLURRED = 1.5;

/** Cloth cannot turn sharper than its own mesh: what is this near pushes it already. */
const BESIDE = [
  [0, 0],
  [7, 0],
  [-7, 0],
  [0, 7],
  [0, -7],
] as const;

/** What heights a thing takes up above places of the floor. */
export type Columns = readonly { index: number; from: number; to: number }[];

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
  /** How high the highest at each place reaches. */
  private readonly tops: Float64Array;
  /** Heights of the solid that is being measured, and where there are any. */
  private readonly low: Float64Array;
  private readonly high: Float64Array;
  private readonly touched: number[] = [];

  constructor(halfX: number, halfY: number) {
    this.reach = [halfX, halfY];
    this.columns = Math.ceil((2 * halfX) / cell);
    this.rows = Math.ceil((2 * halfY) / cell);
    this.spans = Array.from({ length: this.columns * this.rows }, () => []);
    this.tops = new Float64Array(this.spans.length).fill(-Infinity);
    this.low = new Float64Array(this.spans.length).fill(Infinity);
    this.high = new Float64Array(this.spans.length).fill(-Infinity);
  }

  private cellAt(x: number, y: number): number {
    const column = Math.floor((x + this.reach[0]) / cell);
    const row = Math.floor((y + this.reach[1]) / cell);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column;
  }

  add(solids: readonly Solid[], placement: Placement): void {
    this.put(this.columnsOf(solids, placement));
  }

  /** Puts in what was measured before, as much higher. */
  put(columns: Columns, higher = 0): void {
    for (const { index, from, to } of columns) {
      this.spans[index]?.push([from + higher, to + higher]);
      if (to + higher > this.tops[index]!) this.tops[index] = to + higher;
    }
  }

  /** What heights things would take up. */
  columnsOf(solids: readonly Solid[], placement: Placement): Columns {
    return solids.flatMap((solid) => (solid.inside ? [] : this.columnsOfSolid(solid, placeWithin(placement, solid.placement))));
  }

  /** How far a thing could sink before it meets something, and how far it has sunk into what it lies on. */
  standing(columns: Columns, floor: number): { gap: number; sunk: number } {
    let gap = Infinity;
    const pressed: number[] = [];
    for (const { index, from, to } of columns) {
      let top = floor;
      let deep = floor;
      for (const [low, high] of this.spans[index] ?? []) {
        if (high >= to) continue;
        if (high < from + TOUCHING && high > top) top = high;
        if (high < from + SUNK && low < from && high > deep) deep = high;
      }
      gap = Math.min(gap, Math.max(0, from - top));
      if (deep > from) pressed.push(deep - from);
    }
    // A few places at the rim say nothing: what stands there stands beside it.
    const rim = Math.max(3, columns.length * 0.04);
    return { gap, sunk: pressed.toSorted((a, b) => b - a)[Math.ceil(rim)] ?? 0 };
  }

  /** A distance in whole cells, and so many cells as a distance. */
  cellsOf(x: number, y: number): readonly [number, number] {
    return [Math.round(x / cell), Math.round(y / cell)];
  }

  lengthOf(aside: number, along: number): readonly [number, number] {
    return [aside * cell, along * cell];
  }

  /** How high a thing lies that is let down from above, so many cells aside and along from where it was measured. */
  restsAt(columns: Columns, aside: number, along: number, floor: number): number {
    const shift = along * this.columns + aside;
    const rests = new Float64Array(columns.length);
    for (let at = 0; at < rests.length; at++) {
      const { index, from } = columns[at]!;
      const top = this.tops[index + shift] ?? floor;
      rests[at] = (top > floor ? top : floor) - from;
    }
    // A single place at the slope of what it lies beside holds nothing up.
    const most = Math.min(rests.length, Math.max(HOLD_UP.least, Math.ceil(rests.length * HOLD_UP.share)));
    return largest(rests, most);
  }

  /** How much of a thing is in others, as a share of it and in cubic centimetres; what only touches is left out. */
  shared(columns: Columns, higher: number): { share: number; volume: number } {
    let [sum, all] = [0, 0];
    for (const { index, from, to } of columns) {
      all += to - from;
      for (const [low, high] of this.spans[index] ?? [])
        sum += Math.max(0, Math.min(to + higher, high) - Math.max(from + higher, low) - BLURRED);
    }
    return { share: sum / Math.max(1, all), volume: (sum * cell * cell) / 1000 };
  }

  /** The share of a thing's plan over which at least so many millimetres of others lie. */
  shareCovered(columns: Columns, least: number): number {
    const tops = new Map<number, number>();
    for (const { index, to } of columns) tops.set(index, Math.max(to, tops.get(index) ?? 0));
    let covered = 0;
    for (const [index, top] of tops) {
      let over = 0;
      for (const [from, to] of this.spans[index] ?? []) over += Math.max(0, to - Math.max(from, top));
      if (over >= least) covered++;
    }
    return covered / Math.max(1, tops.size);
  }

  private columnsOfSolid(solid: Solid, placement: Placement): Columns {
    const { vertices, triangles } = skin(solid.shape);
    const corners = placedVertices(vertices, placement);
    this.touched.length = 0;
    for (let at = 0; at < corners.length; at += 3) this.mark(this.cellAt(corners[at]!, corners[at + 1]!), corners[at + 2]!);
    for (let face = 0; face < triangles.length; face += 3)
      this.cover(corners, 3 * triangles[face]!, 3 * triangles[face + 1]!, 3 * triangles[face + 2]!);
    return this.touched.map((index) => {
      const column = { index, from: this.low[index]!, to: this.high[index]! };
      this.low[index] = Infinity;
      this.high[index] = -Infinity;
      return column;
    });
  }

  private mark(index: number, z: number): void {
    if (index < 0) return;
    if (this.low[index] === Infinity) this.touched.push(index);
    if (z < this.low[index]!) this.low[index] = z;
    if (z > this.high[index]!) this.high[index] = z;
  }

  private cover(corners: Float64Array, a: number, b: number, c: number): void {
    const ax = corners[a]!;
    const ay = corners[a + 1]!;
    const bx = corners[b]!;
    const by = corners[b + 1]!;
    const cx = corners[c]!;
    const cy = corners[c + 1]!;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1) return;
    const [reachX, reachY] = this.reach;
    const firstRow = Math.max(0, Math.ceil((Math.min(ay, by, cy) + reachY) / cell - 0.5));
    const lastRow = Math.min(this.rows - 1, Math.floor((Math.max(ay, by, cy) + reachY) / cell - 0.5));
    if (firstRow > lastRow) return; // most triangles lie between the middles of two places
    const firstColumn = Math.max(0, Math.ceil((Math.min(ax, bx, cx) + reachX) / cell - 0.5));
    const lastColumn = Math.min(this.columns - 1, Math.floor((Math.max(ax, bx, cx) + reachX) / cell - 0.5));
    if (firstColumn > lastColumn) return;
    const az = corners[a + 2]!;
    const bz = corners[b + 2]!;
    const cz = corners[c + 2]!;
    for (let row = firstRow; row <= lastRow; row++) {
      const y = (row + 0.5) * cell - reachY;
      const alongC = (cx - ax) * (y - ay);
      const alongB = (bx - ax) * (y - ay);
      for (let column = firstColumn; column <= lastColumn; column++) {
        const x = (column + 0.5) * cell - reachX;
        const u = ((x - ax) * (cy - ay) - alongC) / area;
        if (!(u >= 0 && u <= 1)) continue;
        const v = (alongB - (x - ax) * (by - ay)) / area;
        if (v >= 0 && u + v <= 1) this.mark(row * this.columns + column, az + u * (bz - az) + v * (cz - az));
      }
    }
  }

  /** How high what lies below a height reaches here and right beside, and how low what lies above it; what is nearest has its middle there. */
  room(x: number, y: number, height: number, floor: number, ceiling: number): readonly [number, number] {
    let [low, high] = [floor, ceiling];
    for (const [aside, along] of BESIDE) {
      const spans = this.spans[this.cellAt(x + aside, y + along)];
      if (!spans) continue;
      for (let at = 0; at < spans.length; at++) {
        const span = spans[at]!;
        if ((span[0] + span[1]) / 2 < height) {
          if (span[1] > low) low = span[1];
        } else if (span[0] < high) high = span[0];
      }
    }
    return [low, high];
  }

  /** How high the highest at a place reaches; nothing there is infinitely low. */
  topAt(x: number, y: number): number {
    return this.tops[this.cellAt(x, y)] ?? -Infinity;
  }

  spansAt(x: number, y: number): readonly (readonly [number, number])[] {
    return this.spans[this.cellAt(x, y)] ?? [];
  }
}
