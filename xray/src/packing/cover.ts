import { drape, type Garment } from "../catalogue/garment.ts";
import type { Cord } from "../catalogue/kind.ts";
import type { Room } from "../container/container.ts";
import { place, rotation, turn } from "../math/rotation.ts";
import type { Point } from "../mesh/mesh.ts";
import type { Random } from "../random.ts";
import type { Matrix, Placement, Solid, Vector } from "../solid.ts";
import type { Occupied } from "./occupied.ts";
import { heldWithin, rectangleWithin, turnedBack, wallsOf, type Wall } from "./walls.ts";
import { withinWalls } from "./withinWalls.ts";

const cell = 8;
/** Cloth spans hollows narrower than about twice this many cells. */
const span = 3;

/** What is to be covered lies at most this share of a garment's half side from its middle. */
const AIM = 0.3;

/** A place and those around it. */
const around = [-1, 0, 1].flatMap((aside) => [-1, 0, 1].map((along) => [aside, along] as const));

/** The uneven top of what is packed, over which more cloth is spread until the bag is full. */
export class Cover {
  private readonly columns: number;
  private readonly rows: number;
  private readonly heights: Float64Array;
  private readonly room: Room;
  private readonly walls: readonly Wall[];
  /** The places within the walls. */
  private readonly inside: number[] = [];

  constructor(room: Room, occupied: Occupied) {
    this.room = room;
    this.walls = wallsOf(room);
    this.columns = Math.ceil((2 * room.halfX) / cell);
    this.rows = Math.ceil((2 * room.halfY) / cell);
    this.heights = new Float64Array(this.columns * this.rows);
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const x = (column + 0.5) * cell - room.halfX;
        const y = (row + 0.5) * cell - room.halfY;
        let top = room.floor;
        for (const [aside, along] of around) for (const [, to] of occupied.spansAt(x + aside * 6, y + along * 6)) top = Math.max(top, to);
        this.heights[row * this.columns + column] = top;
        if (rectangleWithin(this.walls, [x, y], [0, 0], 1, 0)) this.inside.push(row * this.columns + column);
      }
    this.smooth();
  }

  /** Mean height as a share of the room. */
  get fill(): number {
    const { inside, heights, room } = this;
    return (inside.reduce((sum, index) => sum + (heights[index] ?? 0), 0) / inside.length - room.floor) / room.height;
  }

  /** Cloth cannot follow a cliff: heights beside it rise, what sticks out stays. */
  private smooth(): void {
    const { columns, rows, heights } = this;
    const across = new Float64Array(heights.length);
    const mean = (from: Float64Array, to: Float64Array, step: number, index: number, position: number, count: number) => {
      let sum = 0;
      let parts = 0;
      for (let k = Math.max(-span, -position); k <= Math.min(span, count - 1 - position); k++) {
        sum += from[index + k * step] ?? 0;
        parts++;
      }
      to[index] = sum / parts;
    };
    const down = new Float64Array(heights.length);
    for (let index = 0; index < heights.length; index++) mean(heights, across, 1, index, index % columns, columns);
    for (let index = 0; index < heights.length; index++) mean(across, down, columns, index, Math.floor(index / columns), rows);
    for (let index = 0; index < heights.length; index++) heights[index] = Math.max(heights[index] ?? 0, down[index] ?? 0);
  }

  private heightAt(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.columns - 1.001, (x + this.room.halfX) / cell - 0.5));
    const row = Math.max(0, Math.min(this.rows - 1.001, (y + this.room.halfY) / cell - 0.5));
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const at = (a: number, b: number) => this.heights[Math.min(this.rows - 1, b) * this.columns + Math.min(this.columns - 1, a)] ?? 0;
    const [u, v] = [column - i, row - j];
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  }

  private meanOver(garment: Garment, placement: Placement): number {
    let sum = 0;
    for (let u = -2; u <= 2; u++)
      for (let v = -2; v <= 2; v++) {
        const [x, y] = place(placement, [(u / 2.2) * garment.half[0], (v / 2.2) * garment.half[1], 0]);
        sum += this.heightAt(x, y);
      }
    return sum / 25;
  }

  /** The way a cord takes over what lies there, from a place on; what would lie beyond the walls is pushed back. */
  trail({ path, radius, reach }: Cord, from: Point, turned: Matrix): Vector[] {
    const ceiling = this.room.floor + this.room.height + 10;
    const walls = this.walls.map((wall) => ({ ...wall, distance: wall.distance - reach }));
    const way: Vector[] = [];
    for (const [x, y] of path) {
      const [awayX, awayY] = turn(turned, [x, y, 0]);
      const [heldX, heldY] = turnedBack(walls, from[0] + awayX, from[1] + awayY);
      const last = way.at(-1);
      // Where it was pushed into a corner it would lie upon itself.
      if (last && Math.abs(last[0] - heldX) + Math.abs(last[1] - heldY) < 2) continue;
      way.push([heldX, heldY, Math.min(ceiling, this.heightAt(heldX, heldY) + radius + 0.5)]);
    }
    for (const [x, y, z] of way) this.raise(this.heights, x, y, z + radius);
    return way;
  }

  private raise(heights: Float64Array, x: number, y: number, high: number): void {
    const column = Math.floor((x + this.room.halfX) / cell);
    const row = Math.floor((y + this.room.halfY) / cell);
    for (const [aside, along] of around) {
      const [i, j] = [column + aside, row + along];
      if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) continue;
      const index = j * this.columns + i;
      if (heights[index]! < high) heights[index] = high;
    }
  }

  /** Spreads a garment over the lowest of several places tried, or of several from which it reaches `over` a place; null when there is no room above it. */
  spread(garment: Garment, random: Random, over?: Point): { solids: Solid[]; placement: Placement } | null {
    const { room } = this;
    let best: { placement: Placement; mean: number } | undefined;
    for (let attempt = 0; attempt < 10; attempt++) {
      const turned = rotation(0, 0, random.normal() * 0.2 + (Math.PI / 2) * random.whole(0, 3));
      const reachX = Math.min(room.halfX, Math.abs(turned[0]) * garment.half[0] + Math.abs(turned[1]) * garment.half[1]);
      const reachY = Math.min(room.halfY, Math.abs(turned[3]) * garment.half[0] + Math.abs(turned[4]) * garment.half[1]);
      const [freeX, freeY] = [room.halfX - reachX, room.halfY - reachY];
      const aside = random.between(-1, 1);
      const along = random.between(-1, 1);
      const position: Vector = over
        ? [
            Math.max(-freeX, Math.min(freeX, over[0] + AIM * aside * reachX)),
            Math.max(-freeY, Math.min(freeY, over[1] + AIM * along * reachY)),
            0,
          ]
        : [aside * freeX, along * freeY, 0];
      const placement: Placement = { rotation: turned, position };
      const mean = this.meanOver(garment, placement);
      if (!best || mean < best.mean) best = { placement, mean };
    }
    const ceiling = room.floor + room.height;
    if (!best || best.mean > ceiling - (over ? 0 : 8)) return null;
    const { mean } = best;
    const placement: Placement = {
      rotation: best.placement.rotation,
      position: [best.placement.position[0], best.placement.position[1], mean],
    };
    const raised = this.heights.slice();
    const solids = drape(
      garment,
      (x, y, bottom, top) => {
        const [worldX, worldY] = place(placement, [x, y, 0]);
        const base = this.heightAt(
          Math.max(-room.halfX, Math.min(room.halfX, worldX)),
          Math.max(-room.halfY, Math.min(room.halfY, worldY)),
        );
        const low = Math.min(base + 0.4, ceiling + 10);
        const high = Math.max(low + 0.8, Math.min(ceiling + 8, low + (top - bottom)));
        this.raise(raised, worldX, worldY, high);
        return [low - mean, high - mean];
      },
      (x, y) => {
        const [worldX, worldY] = place(placement, [x, y, 0]);
        const [heldX, heldY] = heldWithin(this.walls, worldX, worldY);
        const [c, s] = [placement.rotation[0], placement.rotation[3]];
        return [x + c * (heldX - worldX) + s * (heldY - worldY), y - s * (heldX - worldX) + c * (heldY - worldY)];
      },
    );
    this.heights.set(raised);
    this.smooth();
    return { solids: withinWalls(solids, placement, this.walls), placement };
  }
}
