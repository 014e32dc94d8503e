import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useTranslation } from "react-i18next";
import { Chart } from "../charts/Chart.tsx";
import { useFigureLead } from "./figureLead.ts";
import { figureText, isRateOfFew, monthTick, othersLabel, rateText, rowLabel, rowSentence, seriesLabel } from "./figureWords.ts";

/** Means of months as a line, sums of months as columns, everything else as bars. */
export function FigureChart({ widget, filters, figures: { rows, others } }: { widget: WidgetName; filters: WidgetAsk; figures: Figures }) {
  const { t } = useTranslation();
  const leadOf = useFigureLead(widget, filters);
  const { by, series, unit } = widgetOf(widget);
  const months = by === "month";
  const shape = months ? (series.length > 1 ? "columns" : "lines") : "bars";
  const named = [
    ...rows.map((row) => ({ ...row, name: rowLabel(widget, row) })),
    ...(others ? [{ ...others, label: "", name: othersLabel(others.groups) }] : []),
  ];
  return (
    <Chart
      label={t(`dashboards.widgets.${widget}`)}
      shape={shape}
      unit={unit}
      counted={t(`dashboards.counted.${widget}`)}
      // half a bar is half of everything
      whole={unit === "percent" && (!months || widget.endsWith("Score"))}
      series={series.map((name) => ({ name, label: seriesLabel(name) }))}
      rows={named.map(({ name, values, count, ...row }, index) => ({
        label: name,
        ...(months && monthTick(row.label, index, named.length)),
        ...(unit === "percent" && !months && { few: isRateOfFew(unit, count) }),
        ...leadOf({ ...row, count }),
        values,
        figure: series.length === 1 ? rateText(unit, values[0] ?? null, count) : figureText("count", count),
        sentence: rowSentence(widget, name, { values, count }),
      }))}
    />
  );
}
