import type { FigureRow, Figures } from "./dashboardWire.ts";
import type { WidgetUnit } from "./widget.ts";

/** More bars than this say nothing. */
export const mostBars = 12;

/** The first rows one by one, and what is left as one: counts are added up, shares weigh as much as what they rest on. */
export function foldRows(unit: WidgetUnit, rows: readonly FigureRow[]): Figures {
  if (rows.length <= mostBars) return { rows: [...rows], others: null };
  const rest = rows.slice(mostBars - 1);
  const values = (rest[0]?.values ?? []).map((_, place) => joined(unit, rest, place));
  return {
    rows: rows.slice(0, mostBars - 1),
    others: { groups: rest.length, values, count: rest.reduce((sum, { count }) => sum + count, 0) },
  };
}

function joined(unit: WidgetUnit, rows: readonly FigureRow[], place: number): number | null {
  const counted = rows.flatMap(({ values, count }) => {
    const value = values[place] ?? null;
    return value === null ? [] : [{ value, weight: unit === "count" ? 1 : count }];
  });
  if (counted.length === 0) return null;
  const sum = counted.reduce((total, { value, weight }) => total + value * weight, 0);
  if (unit === "count") return sum;
  const weights = counted.reduce((total, { weight }) => total + weight, 0);
  return weights === 0 ? null : Math.round((100 * sum) / weights) / 100;
}
