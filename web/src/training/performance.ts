import type { SessionRow } from "@vigil/model/simulator/wire";

export interface Performance {
  /** Percent of the threat bags that were stopped; null when there was none. */
  detected: number | null;
  /** Percent of the innocent bags that were stopped; null when there was none. */
  falseAlarms: number | null;
  averageScore: number | null;
  seconds: number;
}

const share = (part: number, rest: number): number | null => (part + rest === 0 ? null : (100 * part) / (part + rest));

export function performanceOf(
  rows: readonly Pick<SessionRow, "hits" | "misses" | "falseAlarms" | "correctRejections" | "score" | "duration">[],
): Performance {
  const sum = (value: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + value(row), 0);
  return {
    detected: share(
      sum(({ hits }) => hits),
      sum(({ misses }) => misses),
    ),
    falseAlarms: share(
      sum((row) => row.falseAlarms),
      sum(({ correctRejections }) => correctRejections),
    ),
    averageScore: rows.length === 0 ? null : sum(({ score }) => score) / rows.length,
    seconds: sum(({ duration }) => duration),
  };
}
