import type { Box } from "./zoom.ts";

/** The part of a scan that holds something, with a margin; the whole scan when the belt is empty. `high` as stored, 60000 is air. */
export function bagBox(high: Uint16Array, width: number, height: number): Box {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((high[y * width + x] ?? air) < shadow) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
      }
  const down = extent(rows);
  const across = extent(columns);
  if (down === null || across === null) return { x: 0, y: 0, width, height };
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

const air = 60_000;
/** Three per cent absorbed: above the detector's noise, below a thin strap. */
const shadow = 0.97 * air;
/** Fewer shadowed pixels in a line are noise. */
const fewest = 4;
const margin = 14;

function extent(counts: Uint32Array): { start: number; length: number } | null {
  const first = counts.findIndex((count) => count >= fewest);
  if (first === -1) return null;
  const last = counts.findLastIndex((count) => count >= fewest);
  const start = Math.max(0, first - margin);
  return { start, length: Math.min(counts.length - 1, last + margin) - start + 1 };
}
