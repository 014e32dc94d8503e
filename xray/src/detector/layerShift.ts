import type { DetectorModel } from "../geometry/scanner.ts";

/** By how many rows each energy looks aside, at the first and last of these rows out of all: half of it each way, so that the truth lies between the two. */
export const layerShift = (
  { layerShift: [first, last] }: Pick<DetectorModel, "layerShift">,
  rows: number,
  fromRow = 0,
  toRow = rows - 1,
): { low: readonly [number, number]; high: readonly [number, number] } => {
  const begin = 0.5 * (first + (fromRow / rows) * (last - first));
  const end = 0.5 * (first + ((toRow + 1) / rows) * (last - first));
  return { low: [-begin, -end], high: [begin, end] };
};
