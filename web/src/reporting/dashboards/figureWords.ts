import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetOf, type WidgetName, type WidgetUnit } from "@vigil/model/reporting/dashboards/widget";
import { isFew } from "@vigil/model/reporting/measures/few";
import i18next from "i18next";
import { phraseOf } from "../../phraseOf.ts";
import { formatDuration, formatNumber, formatPercent } from "../../ui/format.ts";

export const figureText = (unit: WidgetUnit, value: number | null): string => {
  if (value === null) return "–";
  if (unit === "seconds") return formatDuration(value);
  return unit === "percent" ? formatPercent(value, 1) : formatNumber(value, 0);
};

/** A rate of so few trials that it says little. */
export const isRateOfFew = (unit: WidgetUnit, count: number): boolean => unit === "percent" && isFew(count);

/** A rate with what it rests on. */
export function rateText(unit: WidgetUnit, value: number | null, count: number): string {
  const rate = figureText(unit, value);
  if (unit !== "percent" || value === null) return rate;
  return i18next.t(isFew(count) ? "charts.ofFew" : "charts.ofCount", { rate, trials: formatNumber(count, 0) });
}

const monthFormat = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${i18next.language}-u-nu-latn`, { ...options, timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));

/** What a row is called. */
export function rowLabel(widget: WidgetName, { label }: Pick<FigureRow, "label">): string {
  const { by } = widgetOf(widget);
  if (by === "month") return monthName(label);
  if (by === "category") return label === "" ? i18next.t("dashboards.noCategory") : phraseOf(`simulator.categoryNames.${label}`, label);
  return label === "" ? i18next.t("dashboards.noRegion") : label;
}

export const monthName = (month: string): string => monthFormat(month, { month: "short", year: "numeric" });
/** Under the column of a month: under the last and each third before it where columns are narrow. */
export const monthTick = (month: string, index: number, months: number): { short: string; sparse: boolean } => ({
  short: monthFormat(month, { month: "short" }),
  sparse: (months - 1 - index) % 3 !== 0,
});

export const seriesLabel = (series: string): string => phraseOf(`dashboards.series.${series}`, series);

/** What is left when the first ones are told one by one. */
export const othersLabel = (groups: number): string => i18next.t("charts.others", { count: groups, formatted: formatNumber(groups) });

/** A row as one reads it out: "Oct 2026: Average 62%. Sessions: 34". */
export function rowSentence(widget: WidgetName, name: string, { values, count }: Pick<FigureRow, "values" | "count">): string {
  const { series, unit } = widgetOf(widget);
  const told = series.map((part, index) => `${seriesLabel(part)} ${figureText(unit, values[index] ?? null)}`);
  const counted = `${i18next.t(`dashboards.counted.${widget}`)}: ${formatNumber(count, 0)}${isRateOfFew(unit, count) ? ` (${i18next.t("charts.few")})` : ""}`;
  return `${name}: ${[...told, counted].join(" · ")}`;
}
