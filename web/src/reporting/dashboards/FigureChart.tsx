import type { FigureRow, Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { figureTop } from "@vigil/model/reporting/dashboards/figureScale";
import { widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Dashboard.module.css";
import { figureText, monthLetter, rowLabel, rowSentence, seriesLabel } from "./figureWords.ts";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const sum = ({ values }: FigureRow): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Months as columns, everything else as bars. One stop of the Tab key; the arrows go through the bars, each read out with its figures. */
export function FigureChart({ widget, figures: { rows } }: { widget: WidgetName; figures: Figures }) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const { by, series, unit } = widgetOf(widget);
  const columns = by === "month";
  // a bar has no axis beside it: half of it is half of everything
  const whole = unit === "percent" && (!columns || widget.endsWith("Score"));
  const top = whole ? 100 : figureTop(unit, rows.map(sum));
  const shown = at === undefined ? undefined : rows[at];

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const mirrored = columns && getComputedStyle(event.currentTarget).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (mirrored && event.key.match(/Left|Right/u) ? -1 : 1);
    const next = { Home: 0, End: rows.length - 1 }[event.key] ?? (at ?? 0) + step;
    if ((step === 0 && !["Home", "End"].includes(event.key)) || !rows[next]) return;
    event.preventDefault();
    list.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div className={styles.figure}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden>
          {series.map((name) => (
            <li key={name}>
              <span className={styles.swatch} data-series={name} />
              {seriesLabel(name)}
            </li>
          ))}
        </ul>
      )}
      <div className={columns ? styles.plot : styles.barPlot}>
        {columns && (
          <div className={styles.axis} aria-hidden>
            {[top, top / 2, 0].map((value) => (
              <span key={value}>{figureText(unit, value)}</span>
            ))}
          </div>
        )}
        {/* The buttons in it take the keys; they travel up to here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          className={columns ? styles.columns : styles.bars}
          aria-label={`${t(`dashboards.widgets.${widget}`)}. ${t("dashboards.chartHint")}`}
          onKeyDown={onKeyDown}
        >
          {rows.map((row, index) => (
            <li key={`${row.label} ${index}`}>
              <button
                type="button"
                className={columns ? styles.column : styles.bar}
                tabIndex={index === (at ?? 0) ? 0 : -1}
                onFocus={() => setAt(index)}
                onClick={() => setAt(index)}
                onPointerEnter={() => setAt(index)}
              >
                <span className={styles.hidden}>{rowSentence(widget, row)}</span>
                {!columns && (
                  // cut at its own end, whichever way the page reads
                  <span className={styles.name} dir="auto" aria-hidden>
                    {rowLabel(widget, row)}
                  </span>
                )}
                <span className={styles.stack} aria-hidden>
                  {series.map((name, place) => (
                    <span key={name} className={styles.part} data-series={name} style={sizeOf(columns, row.values[place], top)} />
                  ))}
                </span>
                <span className={styles.tick} aria-hidden>
                  {columns ? monthLetter(row.label) : figureText(unit, series.length === 1 ? (row.values[0] ?? null) : row.count)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.readout} aria-hidden>
        {shown ? <bdi>{rowSentence(widget, shown)}</bdi> : " "}
      </p>
    </div>
  );
}

const sizeOf = (columns: boolean, value: number | null | undefined, top: number) => ({
  [columns ? "blockSize" : "inlineSize"]: `${Math.min(100, (100 * (value ?? 0)) / top)}%`,
});
