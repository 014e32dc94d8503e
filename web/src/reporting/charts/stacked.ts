import { stack } from "d3-shape";

/** From where to where each part of each row reaches when the parts stand upon each other. */
export function stacked(rows: readonly (readonly (number | null)[])[]): [from: number, to: number][][] {
  const parts = Math.max(0, ...rows.map((values) => values.length));
  const series = stack<unknown, readonly (number | null)[], number>()
    .keys(Array.from({ length: parts }, (_, index) => index))
    .value((values, index) => values[index] ?? 0)([...rows]);
  return rows.map((_, row) => series.map((part) => [part[row]![0], part[row]![1]]));
}
