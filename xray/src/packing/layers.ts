import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { Load } from "./load.ts";
import { flat, restingOn, steepness, type Slope } from "./slope.ts";
import { rectangleWithin, wallsOf, type Wall } from "./walls.ts";

export interface Laid {
  load: Load;
  x: number;
  y: number;
  /** Height of its middle. */
  z: number;
  yaw: number;
  /** How it rises along its own first and second side; flat where absent. */
  slope?: Slope;
}

interface Found {
  x: number;
  y: number;
  yaw: number;
  /** Height of what it would lie on, below its middle. */
  base: number;
  slope: Slope;
  cost: number;
  cells: Under[];
}

/** A place under a thing, and where that is along its sides. */
interface Under {
  index: number;
  u: number;
  v: number;
}

const cell = 10;
/** What reaches through a wall is moved towards the middle by this share, so often. */
const AWAY = { share: 0.88, steps: 8 };
/** A slope other than the one that is wanted costs as much as lying higher by so many millimetres to one of slope. */
const ASLANT = 500;

/** What lies how high above each place of the floor while a bag is filled. */
export class Layers {
  readonly laid: Laid[] = [];
  private readonly room: Room;
  private readonly walls: readonly Wall[];
  private readonly columns: number;
  private readonly rows: number;
  private readonly heights: Float64Array;
  /** The places within the walls. */
  private readonly inside: readonly number[];

  constructor(room: Room) {
    this.room = room;
    this.walls = wallsOf(room);
    this.columns = Math.ceil((2 * room.halfX) / cell);
    this.rows = Math.ceil((2 * room.halfY) / cell);
    this.heights = new Float64Array(this.columns * this.rows);
    this.inside = [...this.heights.keys()].filter((index) => {
      const x = ((index % this.columns) + 0.5) * cell - room.halfX;
      const y = (Math.floor(index / this.columns) + 0.5) * cell - room.halfY;
      return rectangleWithin(this.walls, [x, y], [0, 0], 1, 0);
    });
  }

  /** Mean height as a share of the room. */
  get fill(): number {
    return this.inside.reduce((sum, index) => sum + (this.heights[index] ?? 0), 0) / this.inside.length / this.room.height;
  }

  holds(load: Load): boolean {
    return this.laid.some((laid) => laid.load === load);
  }

  /** Cells under the turned rectangle. */
  private under(halfX: number, halfY: number, x: number, y: number, yaw: number): Under[] {
    const c = cosine(yaw);
    const s = sine(yaw);
    const reachX = Math.abs(c) * halfX + Math.abs(s) * halfY;
    const reachY = Math.abs(s) * halfX + Math.abs(c) * halfY;
    const column = (value: number) => Math.max(0, Math.min(this.columns - 1, Math.floor((value + this.room.halfX) / cell)));
    const row = (value: number) => Math.max(0, Math.min(this.rows - 1, Math.floor((value + this.room.halfY) / cell)));
    const found: Under[] = [];
    for (let j = row(y - reachY); j <= row(y + reachY); j++)
      for (let i = column(x - reachX); i <= column(x + reachX); i++) {
        const dx = (i + 0.5) * cell - this.room.halfX - x;
        const dy = (j + 0.5) * cell - this.room.halfY - y;
        const [u, v] = [dx * c + dy * s, dy * c - dx * s];
        if (Math.abs(u) <= halfX + cell / 2 && Math.abs(v) <= halfY + cell / 2) found.push({ index: j * this.columns + i, u, v });
      }
    return found;
  }

  /** Where a thing lies lowest of several places tried, or most as steep as is wanted; none when it would not fit under the lid. */
  private search(load: Load, random: Random, attempts: number, steep?: number): Found | undefined {
    const { room, heights } = this;
    const [halfX, halfY, halfZ] = load.half;
    let best: Found | undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const yaw = random.normal() * (attempt % 4 === 0 ? 0.01 : attempt % 4 < 3 ? 0.16 : 0.8) + (Math.PI / 2) * random.whole(0, 3);
      const reachX = Math.abs(cosine(yaw)) * halfX + Math.abs(sine(yaw)) * halfY;
      const reachY = Math.abs(sine(yaw)) * halfX + Math.abs(cosine(yaw)) * halfY;
      if (reachX > room.halfX || reachY > room.halfY) continue;
      // Half of the places tried are at a wall or in a corner.
      const place = (free: number) => (random.chance(0.4) ? (random.chance(0.5) ? free : -free) : random.between(-free, free));
      let x = place(room.halfX - reachX);
      let y = place(room.halfY - reachY);
      // Away from a corner that is not there, no further than it must.
      const inside = () => rectangleWithin(this.walls, [x, y], [halfX, halfY], cosine(yaw), sine(yaw));
      for (let step = 0; step < AWAY.steps && !inside(); step++) {
        x *= AWAY.share;
        y *= AWAY.share;
      }
      if (!inside()) continue;
      const cells = this.under(halfX, halfY, x, y, yaw);
      const slope = steep === undefined ? flat : restingOn(cells, heights, load.half);
      let base = 0;
      let sum = 0;
      for (const { index, u, v } of cells) {
        const height = (heights[index] ?? 0) - slope[0] * u - slope[1] * v;
        if (height > base) base = height;
        sum += height;
      }
      const rise = Math.abs(slope[0]) * halfX + Math.abs(slope[1]) * halfY;
      const hollow = base - sum / Math.max(1, cells.length);
      const cost = base + 0.6 * hollow + random.between(0, 8) + (steep === undefined ? 0 : ASLANT * Math.abs(steepness(slope) - steep));
      if (base + rise + 2 * halfZ <= room.height && (!best || cost < best.cost)) best = { x, y, yaw, base, slope, cost, cells };
    }
    return best;
  }

  /** How high a thing would reach, as a share of the room; Infinity when it does not fit any more. */
  reachOf(load: Load, random: Random, attempts: number): number {
    const found = this.search(load, random, attempts);
    return found ? (found.base + 2 * load.half[2]) / this.room.height : Infinity;
  }

  /** Puts a thing where it lies lowest of several places tried, or most as steep as is wanted; false when it would not fit under the lid. */
  add(load: Load, random: Random, attempts: number, steep?: number): boolean {
    const { room, heights } = this;
    const halfZ = load.half[2];
    const best = this.search(load, random, attempts, steep);
    if (!best) return false;
    const { base, slope, x, y, yaw } = best;
    for (const { index, u, v } of best.cells) {
      const top = base + slope[0] * u + slope[1] * v + 2 * halfZ + 0.5;
      // Cloth follows what it covers, so it levels hollows only in part.
      heights[index] = load.soft ? Math.min(top, (heights[index] ?? 0) + 2 * halfZ + (base - (heights[index] ?? 0)) * 0.5) : top;
    }
    this.laid.push({ load, x, y, z: room.floor + base + halfZ + 0.3, yaw, slope });
    return true;
  }
}
