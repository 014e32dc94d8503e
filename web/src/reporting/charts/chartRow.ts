import type { LinkProps } from "@tanstack/react-router";

export interface ChartSeries {
  name: string;
  label: string;
}

export interface ChartRow {
  label: string;
  /** Under a column, where there is little room. */
  short?: string;
  /** It goes without that where columns are narrow. */
  sparse?: boolean;
  /** In the order of the series; null where nothing was counted. */
  values: readonly (number | null)[];
  /** From where to where each value may lie; null where nothing was counted. */
  intervals?: readonly (readonly [low: number, high: number] | null)[];
  /** What stands at the end of its bar. */
  figure: string;
  /** What it says rests on few. */
  few?: boolean;
  /** Where its people are named. */
  lead?: LinkProps;
  /** All of it, read out. */
  sentence: string;
}
