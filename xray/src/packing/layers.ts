import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { Load } from "./load.ts";
import { flat, type Places, restingOn, steepness, type Slope } from "./slope.ts";
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
  /** The cells under a thing where it is being tried. */
  private readonly under: Places;

  constructor(room: Room) {
    this.room = room;
    this.walls = wallsOf(room);
    this.columns = Math.ceil((2 * room.halfX) / cell);
    this.rows = Math.ceil((2 * room.halfY) / cell);
    const cells = this.columns * this.rows;
    this.heights = new Float64Array(cells);
    this.under = { count: 0, index: new Int32Array(cells), u: new Float64Array(cells), v: new Float64Array(cells) };
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

  /** The cells under the turned rectangle. */
  private look(halfX: number, halfY: number, x: number, y: number, yaw: number): Places {
    const { under, room, columns } = this;
    const c = cosine(yaw);
    const s = sine(yaw);
    const reachX = Math.abs(c) * halfX + Math.abs(s) * halfY;
    const reachY = Math.abs(s) * halfX + Math.abs(c) * halfY;
    const column = (value: number) => Math.max(0, Math.min(columns - 1, Math.floor((value + room.halfX) / cell)));
    const row = (value: number) => Math.max(0, Math.min(this.rows - 1, Math.floor((value + room.halfY) / cell)));
    const [fromColumn, toColumn, fromRow, toRow] = [column(x - reachX), column(x + reachX), row(y - reachY), row(y + reachY)];
    let count = 0;
    for (let j = fromRow; j <= toRow; j++)
      for (let i = fromColumn; i <= toColumn; i++) {
        const dx = (i + 0.5) * cell - room.halfX - x;
        const dy = (j + 0.5) * cell - room.halfY - y;
        const u = dx * c + dy * s;
        const v = dy * c - dx * s;
        if (Math.abs(u) > halfX + cell / 2 || Math.abs(v) > halfY + cell / 2) continue;
        under.index[count] = j * columns + i;
        under.u[count] = u;
        under.v[count++] = v;
      }
    under.count = count;
    return under;
  }

  /** Where a thing lies lowest of several places tried, or most as steep as is wanted; none when it would not fit under the lid. */
  private search(load: Load, random: Random, attempts: number, steep?: number): Found | undefined {
    const { room, heights } = this;
    const [halfX, halfY, halfZ] = load.half;
    let best: Found | undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const yaw = random.normal() * (attempt % 4 === 0 ? 0.01 : attempt % 4 < 3 ? 0.16 : 0.8) + (Math.PI / 2) * random.whole(0, 3);
      const [c, s] = [cosine(yaw), sine(yaw)];
      const reachX = Math.abs(c) * halfX + Math.abs(s) * halfY;
      const reachY = Math.abs(s) * halfX + Math.abs(c) * halfY;
      if (reachX > room.halfX || reachY > room.halfY) continue;
      // Half of the places tried are at a wall or in a corner.
      const place = (free: number) => (random.chance(0.4) ? (random.chance(0.5) ? free : -free) : random.between(-free, free));
      let x = place(room.halfX - reachX);
      let y = place(room.halfY - reachY);
      // Away from a corner that is not there, no further than it must.
      const inside = () => rectangleWithin(this.walls, [x, y], [halfX, halfY], c, s);
      for (let step = 0; step < AWAY.steps && !inside(); step++) {
        x *= AWAY.share;
        y *= AWAY.share;
      }
      if (!inside()) continue;
      const under = this.look(halfX, halfY, x, y, yaw);
      const { count, index, u, v } = under;
      const slope = steep === undefined ? flat : restingOn(under, heights, load.half);
      let base = 0;
      let sum = 0;
      for (let at = 0; at < count; at++) {
        const height = heights[index[at]!]! - slope[0] * u[at]! - slope[1] * v[at]!;
        if (height > base) base = height;
        sum += height;
      }
      const rise = Math.abs(slope[0]) * halfX + Math.abs(slope[1]) * halfY;
      const hollow = base - sum / Math.max(1, count);
      const cost = base + 0.6 * hollow + random.between(0, 8) + (steep === undefined ? 0 : ASLANT * Math.abs(steepness(slope) - steep));
      if (base + rise + 2 * halfZ <= room.height && (!best || cost < best.cost)) best = { x, y, yaw, base, slope, cost };
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
    const [halfX, halfY, halfZ] = load.half;
    const best = this.search(load, random, attempts, steep);
    if (!best) return false;
    const { base, slope, x, y, yaw } = best;
    const { count, index, u, v } = this.look(halfX, halfY, x, y, yaw);
    for (let at = 0; at < count; at++) {
      const top = base + slope[0] * u[at]! + slope[1] * v[at]! + 2 * halfZ + 0.5;
      const below = heights[index[at]!]!;
      // Cloth follows what it covers, so it levels hollows only in part.
      heights[index[at]!] = load.soft ? Math.min(top, below + 2 * halfZ + (base - below) * 0.5) : top;
    }
    this.laid.push({ load, x, y, z: room.floor + base + halfZ + 0.3, yaw, slope });
    return true;
  }
}
