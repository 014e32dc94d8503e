import { drape, type Garment } from "../catalogue/garment.ts";
import type { Cord } from "../catalogue/kind.ts";
import type { Room } from "../container/container.ts";
import { compose, place, rotation, turn } from "../math/rotation.ts";
import type { Point } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import type { Random } from "../random.ts";
import type { Matrix, Placement, Solid, Vector } from "../solid.ts";
import { heldUpright } from "./heldUpright.ts";
import type { Load } from "./load.ts";
import type { Occupied } from "./occupied.ts";
import { clothBeside, liesAt, type Top } from "./top.ts";
import { rectangleWithin, turnedBack, wallsOf, type Wall } from "./walls.ts";
import { withinWalls } from "./withinWalls.ts";

const cell = 8;
/** Cloth spans hollows narrower than about twice this many cells. */
const span = 3;

/** What is to be covered lies at most this share of a garment's half side from its middle. */
const AIM = 0.3;
/** Room between that cloth and the thing. */
const PRESSED = 4;
/** Places tried for what lies on top, and by how much it may lift the lid. */
const TOP = { tries: 60, lift: 9 };
/** How far it leans with the cloth below, in radians. */
const LEAN = 0.06;

/** From one point of a cord's way to the next it goes up or down no further. */
const STEEP = 6;

/** A place and those around it. */
const around = [-1, 0, 1].flatMap((aside) => [-1, 0, 1].map((along) => [aside, along] as const));

/** The uneven top of what is packed, over which more cloth is spread until the bag is full. */
export class Cover {
  private readonly columns: number;
  private readonly rows: number;
  private readonly heights: Float64Array;
  private readonly room: Room;
  private readonly walls: readonly Wall[];
  private top: Top | undefined;
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
        for (const [aside, along] of around) top = Math.max(top, occupied.topAt(x + aside * 6, y + along * 6));
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
    for (let index = 0; index < heights.length; index++) {
      const own = heights[index]!;
      heights[index] = Math.max(own, Math.min(down[index]!, this.ceilingAt(...this.placeOf(index))));
    }
  }

  private placeOf(index: number): Point {
    return [((index % this.columns) + 0.5) * cell - this.room.halfX, (Math.floor(index / this.columns) + 0.5) * cell - this.room.halfY];
  }

  /** How high cloth may reach at a place. */
  private ceilingAt(x: number, y: number): number {
    const roof = this.room.floor + this.room.height;
    return this.top ? Math.min(roof, clothBeside(this.top, x, y)) : roof;
  }

  /** Whether something is to lie on top here. */
  isBelowTop(x: number, y: number): boolean {
    return this.top !== undefined && liesAt(this.top, x, y);
  }

  private heightAt(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.columns - 1.001, (x + this.room.halfX) / cell - 0.5));
    const row = Math.max(0, Math.min(this.rows - 1.001, (y + this.room.halfY) / cell - 0.5));
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const [u, v] = [column - i, row - j];
    const { heights } = this;
    const [left, right] = [i, Math.min(this.columns - 1, i + 1)];
    const [near, far] = [j * this.columns, Math.min(this.rows - 1, j + 1) * this.columns];
    return (
      (heights[near + left]! * (1 - u) + heights[near + right]! * u) * (1 - v) +
      (heights[far + left]! * (1 - u) + heights[far + right]! * u) * v
    );
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

  /**
   * The way a cord takes between the layers, upon what ends below a height; null where hard things leave it no room there. What would lie
   * beyond the walls is pushed back.
   */
  thread({ path, radius, reach }: Cord, from: Point, turned: Matrix, occupied: Occupied, level: number): Vector[] | null {
    const walls = this.walls.map((wall) => ({ ...wall, distance: wall.distance - reach }));
    const way: Vector[] = [];
    for (const [x, y] of path) {
      const [awayX, awayY] = turn(turned, [x, y, 0]);
      const [heldX, heldY] = turnedBack(walls, from[0] + awayX, from[1] + awayY);
      const last = way.at(-1);
      if (last && Math.abs(last[0] - heldX) + Math.abs(last[1] - heldY) < 2) continue;
      const [low, high] = occupied.room(heldX, heldY, level, this.room.floor, this.room.floor + this.room.height);
      if (high - low < 2 * radius) return null;
      way.push([heldX, heldY, Math.min(low + radius + 0.5, high - radius)]);
    }
    // A cord does not climb: where the next surface is much higher something hard stands in its way.
    return way.some(([, , z], index) => Math.abs(z - (way[index - 1]?.[2] ?? z)) > STEEP) ? null : way;
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
    for (let j = Math.max(0, row - 1); j <= Math.min(this.rows - 1, row + 1); j++)
      for (let i = Math.max(0, column - 1); i <= Math.min(this.columns - 1, column + 1); i++) {
        const index = j * this.columns + i;
        if (heights[index]! >= high) continue;
        if (this.top && this.isBelowTop(...this.placeOf(index))) heights[index] = Math.max(heights[index]!, Math.min(high, this.top.lid));
        else heights[index] = high;
      }
  }

  /** The highest that lies below a turned rectangle, and the mean. */
  private below(turned: Matrix, x: number, y: number, [halfX, halfY]: Vector): { base: number; mean: number } {
    let [base, sum, count] = [this.room.floor, 0, 0];
    for (let aside = -halfX; aside <= halfX + cell; aside += cell)
      for (let along = -halfY; along <= halfY + cell; along += cell) {
        const [awayX, awayY] = turn(turned, [Math.min(aside, halfX), Math.min(along, halfY), 0]);
        const height = this.heightAt(x + awayX, y + awayY);
        base = Math.max(base, height);
        sum += height;
        count++;
      }
    return { base, mean: sum / count };
  }

  keep(top: Top): Top {
    return (this.top = top);
  }

  /** Keeps a place for what is to lie on top, where hard things leave it room under the lid; null when they leave it none. */
  keepTop({ half }: Load, random: Random): Top | null {
    const { room } = this;
    const highest = room.floor + room.height - 2 * half[2];
    let best: { turned: Matrix; x: number; y: number; cost: number } | undefined;
    for (let attempt = 0; attempt < TOP.tries; attempt++) {
      const turned = rotation(0, 0, random.normal() * 0.3 + (Math.PI / 2) * random.whole(0, 3));
      const freeX = room.halfX - Math.abs(turned[0]) * half[0] - Math.abs(turned[1]) * half[1];
      const freeY = room.halfY - Math.abs(turned[3]) * half[0] - Math.abs(turned[4]) * half[1];
      const [x, y] = [random.between(-freeX, freeX), random.between(-freeY, freeY)];
      if (!rectangleWithin(this.walls, [x, y], [half[0], half[1]], turned[0], turned[3])) continue;
      const { base, mean } = this.below(turned, x, y, half);
      const cost = base + (base - mean);
      if (base <= highest + TOP.lift && (!best || cost < best.cost)) best = { turned, x, y, cost };
    }
    if (!best) return null;
    const { turned, x, y } = best;
    return this.keep({ turned, x, y, half, lid: highest - PRESSED, bank: relief(random.whole(1, 99_999)) });
  }

  /** Lays a thing into the place that was kept for it, upon everything; null when it would lift the lid. */
  layOnTop({ middle }: Load, random: Random): Placement | null {
    if (!this.top) return null;
    const { turned, x, y, half } = this.top;
    const { base } = this.below(turned, x, y, half);
    if (base + 2 * half[2] > this.room.floor + this.room.height + TOP.lift) return null;
    const lean = [random.normal() * LEAN, random.normal() * LEAN] as const;
    const leaning = compose(turned, rotation(lean[0], lean[1], 0));
    const [backX, backY, backZ] = turn(leaning, middle);
    // Its lower side sinks into the cloth.
    const raised = 0.6 * (Math.abs(lean[0]) * half[1] + Math.abs(lean[1]) * half[0]);
    return { rotation: leaning, position: [x - backX, y - backY, base + half[2] + raised + 0.5 - backZ] };
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
        const most = Math.min(ceiling, this.ceilingAt(worldX, worldY));
        const low = Math.min(base + 0.4, most + 10);
        const high = Math.max(low + 0.8, Math.min(most + (most < ceiling ? 0 : 8), low + (top - bottom)));
        this.raise(raised, worldX, worldY, high);
        return [low - mean, high - mean];
      },
      heldUpright(this.walls, placement),
    );
    this.heights.set(raised);
    this.smooth();
    return { solids: withinWalls(solids, placement, this.walls), placement };
  }
}
