import type { WidgetUnit } from "./widget.ts";

const steps: Record<WidgetUnit, readonly number[]> = {
  percent: [5, 10, 20, 50, 100],
  seconds: [60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800, 36_000, 72_000, 180_000, 360_000],
  count: [2, 4, 10, 20, 40, 100, 200, 400],
};

/** The top of an axis: a round figure, half of which is round as well, that every value fits below. */
export function figureTop(unit: WidgetUnit, values: readonly number[]): number {
  const most = Math.max(0, ...values);
  const known = steps[unit].find((step) => step >= most);
  if (known !== undefined) return known;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 10].map((times) => times * power).find((top) => top >= most) ?? most;
}
