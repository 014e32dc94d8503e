import { line } from "d3-shape";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { fewTrials } from "@vigil/model/reporting/measures/few";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./Chart.module.css";
import type { ChartRow, ChartSeries } from "./chartRow.ts";
import { chartScale, type ChartScale, type ChartUnit } from "./chartScale.ts";
import { stacked } from "./stacked.ts";
import { useRowsBelow } from "./useRowsBelow.ts";

interface ChartProps {
  /** What it shows, in words. */
  label: string;
  /** Bars lie below each other; columns and lines go with the time. */
  shape: "bars" | "columns" | "lines";
  unit: ChartUnit;
  /** What is counted, where the unit is a count. */
  counted?: string;
  /** A share whose half is to be seen as half. */
  whole?: boolean;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop of the Tab key; the arrows go from row to row, each read out with its figures. Places are shares of the room there is: paper needs no other drawing. */
export function Chart({ label, shape, unit, counted, whole = false, series, rows }: ChartProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const { plot, below, showMore } = useRowsBelow(rows.length, shape === "bars");
  const leads = rows.some(({ lead }) => lead !== undefined);
  const upright = shape !== "bars";
  const stacks = stacked(rows.map(({ values }) => values));
  const scale = chartScale(
    unit,
    stacks.map((parts) => parts.at(-1)?.[1] ?? 0),
    { whole, about: upright ? 4 : 3 },
  );
  const shown = at === undefined ? undefined : rows[at];

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const mirrored = upright && getComputedStyle(event.currentTarget).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (mirrored && /Left|Right/u.test(event.key) ? -1 : 1);
    const next = { Home: 0, End: rows.length - 1 }[event.key] ?? (at ?? 0) + step;
    if ((step === 0 && !["Home", "End"].includes(event.key)) || !rows[next]) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>(":scope > li > *")[next]?.focus();
  };

  return (
    <div className={styles.chart} data-shape={shape} data-counted={rows.some(({ few }) => few !== undefined) || undefined}>
      <div className={styles.words} aria-hidden>
        <span>{scale.unit === "count" ? counted : t(`charts.units.${scale.unit}`)}</span>
        {series.length > 1 && (
          <ul className={styles.legend}>
            {series.map(({ name, label: words }) => (
              <li key={name}>
                <span className={styles.swatch} data-series={name} />
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div ref={plot} className={styles.plot}>
        <Axis scale={scale} upright={upright} />
        {shape === "lines" && <Lines rows={rows} series={series} scale={scale} />}
        {/* The buttons in it take the keys; they travel up to here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          className={styles.rows}
          aria-label={[label, t("charts.hint"), ...(leads ? [t("charts.leads")] : [])].join(". ").replaceAll("..", ".")}
          onKeyDown={onKeyDown}
        >
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name; they never move
            <li key={index} data-sparse={row.sparse || undefined}>
              <Row lead={row.lead} tabIndex={index === (at ?? 0) ? 0 : -1} at={() => setAt(index)}>
                <span className={hidden.hidden}>{row.sentence}</span>
                {!upright && (
                  // from its own beginning, whichever way the page reads
                  <span className={styles.name} dir="auto" aria-hidden>
                    {row.label}
                  </span>
                )}
                <span className={styles.stack} data-few={row.few || undefined} aria-hidden>
                  {row.intervals?.map(
                    (interval, place) =>
                      interval && <span key={series[place]?.name} className={styles.interval} style={partOf(upright, interval, scale)} />,
                  )}
                  {series.map(({ name }, place) =>
                    shape === "lines" ? (
                      <Dot key={name} name={name} value={row.values[place]} scale={scale} />
                    ) : (
                      <span key={name} className={styles.part} data-series={name} style={partOf(upright, stacks[index]?.[place], scale)} />
                    ),
                  )}
                </span>
                <span className={styles.tick} aria-hidden>
                  {upright ? row.short : row.figure}
                </span>
              </Row>
            </li>
          ))}
        </ul>
      </div>
      {rows.some(({ few }) => few) && (
        <p className={styles.few}>
          <span className={styles.swatch} data-few aria-hidden />
          {t("charts.fewLegend", { fewer: fewTrials })}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.readout} aria-hidden>
          {shown ? <bdi>{shown.sentence}</bdi> : " "}
        </p>
        {below > 0 && (
          <button type="button" className={styles.more} onClick={showMore}>
            {t("charts.more", { count: below, formatted: formatNumber(below) })} <span aria-hidden>↓</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** A row that leads somewhere is a link there, any other one is only read. */
function Row({ lead, tabIndex, at, children }: { lead: ChartRow["lead"]; tabIndex: number; at: () => void; children: ReactNode }) {
  const told = { tabIndex, onFocus: at, onPointerEnter: at };
  if (lead === undefined)
    return (
      <button type="button" {...told} onClick={at}>
        {children}
      </button>
    );
  return (
    <Link {...lead} {...told} preload={false}>
      {children}
    </Link>
  );
}

function partOf(upright: boolean, part: readonly [number, number] | undefined, { place }: ChartScale) {
  const [from, to] = part ?? [0, 0];
  const [start, size] = [`${place(from)}%`, `${place(to) - place(from)}%`];
  return upright ? { insetBlockEnd: start, blockSize: size } : { insetInlineStart: start, inlineSize: size };
}

const Dot = ({ name, value, scale }: { name: string; value: number | null | undefined; scale: ChartScale }) =>
  value === null || value === undefined ? null : (
    <span className={styles.dot} data-series={name} style={{ insetBlockEnd: `${scale.place(value)}%` }} />
  );

function Axis({ scale: { ticks, place }, upright }: { scale: ChartScale; upright: boolean }) {
  return (
    <div className={styles.axis} aria-hidden>
      <div>
        {ticks.map(({ value, shown }) => (
          <span key={value} style={upright ? { insetBlockEnd: `${place(value)}%` } : { insetInlineStart: `${place(value)}%` }}>
            <span>{formatNumber(shown)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** A month without a value is a gap, not a zero. */
function Lines({ rows, series, scale }: Pick<ChartProps, "rows" | "series"> & { scale: ChartScale }) {
  const draw = line<number | null | undefined>()
    .defined((value) => value !== null && value !== undefined)
    .x((_, index) => ((index + 0.5) * 100) / rows.length)
    .y((value) => 100 - scale.place(value ?? 0));
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {series.map(({ name }, place) => (
        <path key={name} data-series={name} d={draw(rows.map(({ values }) => values[place])) ?? ""} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
