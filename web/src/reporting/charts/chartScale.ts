import { scaleLinear, type ScaleLinear } from "d3-scale";

export type ChartUnit = "seconds" | "percent" | "count";
/** What the numbers of an axis are in. */
export type AxisUnit = "seconds" | "minutes" | "hours" | "percent" | "count";

export interface ChartScale {
  /** From a value to its place, 0 to 100. */
  place: ScaleLinear<number, number>;
  /** Round values, and what they are in the unit of the axis. */
  ticks: readonly { value: number; shown: number }[];
  unit: AxisUnit;
}

const inUnit: Readonly<Record<AxisUnit, number>> = { seconds: 1, minutes: 60, hours: 3600, percent: 1, count: 1 };

/** An axis from nothing to a round figure; of a share of everything, where it is to be seen, to the whole. */
export function chartScale(unit: ChartUnit, values: readonly number[], { whole = false, about = 4 } = {}): ChartScale {
  const most = Math.max(0, ...values);
  const axis = unit === "seconds" ? unitOfTime(most) : unit;
  const by = inUnit[axis];
  const counted = unit === "count" || axis === "seconds";
  const top = whole ? 100 : Math.max(most / by, counted ? 2 : 1);
  const nice = scaleLinear().domain([0, top]).nice(about);
  const shown = nice.ticks(about).filter((tick) => !counted || Number.isInteger(tick));
  const [, end = top] = nice.domain();
  return {
    place: scaleLinear()
      .domain([0, end * by])
      .range([0, 100])
      .clamp(true),
    ticks: shown.map((tick) => ({ value: tick * by, shown: tick })),
    unit: axis,
  };
}

/** Ticks of an hour and a half are read as minutes, of more as hours. */
const unitOfTime = (seconds: number): AxisUnit => (seconds <= 90 ? "seconds" : seconds <= 5400 ? "minutes" : "hours");
