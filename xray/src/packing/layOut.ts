import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { Load } from "./load.ts";

export interface Laid {
  load: Load;
  x: number;
  y: number;
  /** Height of its middle. */
  z: number;
  yaw: number;
}

const cell = 10;

/** Puts one thing after the other where it lies lowest, over what lies there already; what would not fit under the lid is left out. */
export const layOut = (loads: readonly Load[], room: Room, random: Random): Laid[] => {
  const columns = Math.ceil((2 * room.halfX) / cell);
  const rows = Math.ceil((2 * room.halfY) / cell);
  const heights = new Float64Array(columns * rows);
  const laid: Laid[] = [];

  const covered = (halfX: number, halfY: number, x: number, y: number, yaw: number, visit: (index: number) => void) => {
    const c = cosine(yaw);
    const s = sine(yaw);
    const reachX = Math.abs(c) * halfX + Math.abs(s) * halfY;
    const reachY = Math.abs(s) * halfX + Math.abs(c) * halfY;
    const clampColumn = (value: number) => Math.max(0, Math.min(columns - 1, Math.floor((value + room.halfX) / cell)));
    const clampRow = (value: number) => Math.max(0, Math.min(rows - 1, Math.floor((value + room.halfY) / cell)));
    for (let row = clampRow(y - reachY); row <= clampRow(y + reachY); row++)
      for (let column = clampColumn(x - reachX); column <= clampColumn(x + reachX); column++) {
        const dx = (column + 0.5) * cell - room.halfX - x;
        const dy = (row + 0.5) * cell - room.halfY - y;
        if (Math.abs(dx * c + dy * s) <= halfX + cell / 2 && Math.abs(dy * c - dx * s) <= halfY + cell / 2) visit(row * columns + column);
      }
  };

  for (const load of loads) {
    const [halfX, halfY, halfZ] = load.half;
    let best: { x: number; y: number; yaw: number; base: number; cost: number } | undefined;
    for (let attempt = 0; attempt < 22; attempt++) {
      const lean = random.normal() * (attempt < 14 ? 0.28 : 0.9);
      const yaw = lean + (Math.PI / 2) * random.whole(0, 3);
      const reachX = Math.abs(cosine(yaw)) * halfX + Math.abs(sine(yaw)) * halfY;
      const reachY = Math.abs(sine(yaw)) * halfX + Math.abs(cosine(yaw)) * halfY;
      if (reachX > room.halfX || reachY > room.halfY) continue;
      const x = random.between(-1, 1) * (room.halfX - reachX);
      const y = random.between(-1, 1) * (room.halfY - reachY);
      let base = 0;
      let sum = 0;
      let count = 0;
      covered(halfX, halfY, x, y, yaw, (index) => {
        const height = heights[index] ?? 0;
        base = Math.max(base, height);
        sum += height;
        count++;
      });
      const cost = base + 0.35 * (base - sum / Math.max(1, count)) + random.between(0, 12);
      if (base + 2 * halfZ <= room.height && (!best || cost < best.cost)) best = { x, y, yaw, base, cost };
    }
    if (!best) continue;
    const top = best.base + 2 * halfZ + 1;
    covered(halfX, halfY, best.x, best.y, best.yaw, (index) => {
      heights[index] = top;
    });
    laid.push({ load, x: best.x, y: best.y, z: room.floor + best.base + halfZ + 0.5, yaw: best.yaw });
  }
  return laid;
};
