import type { ScanBlock } from "@vigil/model/training/pageBlock";
import type { Outline } from "../simulator/screen/Marks.tsx";

type Pointed = Extract<ScanBlock["look"][number], { at: unknown }>;

/** An arrow whose tip is at 0, 0, in pixels of a view 600 wide; its name stands above it. */
const arrow = [
  [0, 0],
  [-5, -19],
  [-10, -14],
  [-34, -38],
  [-38, -34],
  [-14, -10],
  [-19, -5],
] as const;
const drawnFor = 600;

/** The arrow that points at a place; it comes from wherever there is room. Nothing where the scan has no such view. */
export function arrowAt({ view, at, label }: Pointed, scans: readonly { width: number; height: number }[]): Outline[] {
  const scan = scans[view];
  if (scan === undefined) return [];
  const size = Math.max(1, scan.width / drawnFor);
  const [x, y] = [at[0] * scan.width, at[1] * scan.height];
  const [across, down] = [at[0] < 0.1 ? -1 : 1, at[1] < 0.15 ? -1 : 1];
  return [{ kind: "innocent", view, label, points: arrow.map(([dx, dy]) => [x + across * dx * size, y + down * dy * size] as const) }];
}
