import type { Box } from "./layoutChanges.ts";
import type { Millimetres } from "./paperSize.ts";

/** A line that shows to what something was drawn. */
export interface Guide {
  readonly axis: "x" | "y";
  readonly at: number;
}
export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** How near an edge must come, in millimetres. */
const reach = 1.5;

/**
 * Where a box comes to lie that is drawn by so much: at the edges and middles of the others and of the paper where one is near, else on the grid (0 = none).
 */
export function snapped(box: Box, by: { dx: number; dy: number }, others: readonly Box[], paper: Millimetres, grid: number): Snapped {
  const x = along(box.x + by.dx, box.width, [0, paper.width / 2, paper.width, ...others.flatMap((one) => lines(one.x, one.width))], grid);
  const y = along(
    box.y + by.dy,
    box.height,
    [0, paper.height / 2, paper.height, ...others.flatMap((one) => lines(one.y, one.height))],
    grid,
  );
  const guides: Guide[] = [
    ...(x.line === undefined ? [] : [{ axis: "x" as const, at: x.line }]),
    ...(y.line === undefined ? [] : [{ axis: "y" as const, at: y.line }]),
  ];
  return { dx: x.start - box.x, dy: y.start - box.y, guides };
}

const lines = (start: number, length: number): number[] => [start, start + length / 2, start + length];

function along(start: number, length: number, targets: readonly number[], grid: number): { start: number; line?: number } {
  let best: { off: number; line: number } | undefined;
  for (const line of targets)
    for (const own of lines(start, length)) {
      const off = line - own;
      if (Math.abs(off) <= reach && (best === undefined || Math.abs(off) < Math.abs(best.off))) best = { off, line };
    }
  if (best !== undefined) return { start: start + best.off, line: best.line };
  return { start: grid > 0 ? Math.round(start / grid) * grid : start };
}
