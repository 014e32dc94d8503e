import type { Language } from "@vigil/model/phrases/languages";
import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetOf, type WidgetName, type WidgetUnit } from "@vigil/model/reporting/dashboards/widget";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";

/** Every row of a widget as a file, in the words of the screen: nothing is folded together. */
export function figureSheet(
  widget: WidgetName,
  rows: readonly FigureRow[],
  { language, format }: { language: Language; format: SheetFormat },
): Sheet {
  const { by, series, unit } = widgetOf(widget);
  const { dashboards, simulator, reports } = phrasesIn(language);
  const words: Readonly<Record<string, string>> = dashboards.series;
  const categories: Readonly<Record<string, string>> = simulator.categoryNames;
  const ofUnit: Readonly<Record<WidgetUnit, string>> = {
    seconds: format === "csv" ? reports.inSeconds : reports.inMinutes,
    percent: reports.inPercent,
    count: "{{title}}",
  };
  const label = (value: string): string => {
    if (value === "") return by === "category" ? dashboards.noCategory : by === "region" ? dashboards.noRegion : "";
    return by === "category" ? (categories[value] ?? value) : value;
  };
  const cell = (value: number | null): SheetValue =>
    value !== null && unit === "seconds" && format === "xlsx" ? Math.round(value / 0.6) / 100 : value;
  return {
    format,
    language,
    name: widget,
    heads: [dashboards[by], ...series.map((name) => ofUnit[unit].replace("{{title}}", words[name] ?? name)), dashboards.counted[widget]],
    rows: rows.map(({ label: name, values, count }) => [label(name), ...series.map((_, place) => cell(values[place] ?? null)), count]),
  };
}
