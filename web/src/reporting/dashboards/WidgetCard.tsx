import type { DashboardItem } from "@vigil/model/reporting/dashboards/dashboard";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useUser } from "../../shell/user.ts";
import { asOfText } from "../reports/asOfText.ts";
import styles from "./Dashboard.module.css";
import { figuresQuery } from "./dashboardCalls.ts";
import { FigureChart } from "./FigureChart.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { WidgetFilterWords } from "./WidgetFilterWords.tsx";
import type { Arrange } from "./useArrange.ts";
import { WidgetFile } from "./WidgetFile.tsx";
import { WidgetFilters } from "./WidgetFilters.tsx";

interface WidgetCardProps {
  item: DashboardItem;
  arrange: Arrange;
  change: (change: Partial<DashboardItem>) => void;
  remove: () => void;
}

/** One widget: its figures as a chart or a table, and the handles it is arranged by. */
export function WidgetCard({ item, arrange, change, remove }: WidgetCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [filtering, setFiltering] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { widget, filters, table, key } = item;
  const { dragged } = arrange;
  const { width, height } = (dragged?.key === key && dragged.size) || item;
  const title = t(`dashboards.widgets.${widget}`);
  useEffect(() => {
    if (!printing) return;
    print();
    setPrinting(false);
  }, [printing]);
  return (
    <section
      className={styles.widget}
      aria-labelledby={id}
      data-item={key}
      data-width={width}
      data-height={height}
      data-dragged={dragged?.key === key || undefined}
      data-target={dragged?.over === key || undefined}
      data-printing={printing || undefined}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          aria-label={t("dashboards.move", { title })}
          title={t("dashboards.moveHint")}
          {...arrange.moveBy(item)}
        >
          <span aria-hidden>⠿</span>
        </button>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <button
          type="button"
          className={styles.tool}
          aria-label={t(table ? "dashboards.asChart" : "dashboards.asTable", { title })}
          title={t(table ? "dashboards.chart" : "dashboards.table")}
          onClick={() => change({ table: !table })}
        >
          {table ? <ChartSign /> : <TableSign />}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={t("dashboards.filters", { title })}
          title={t("dashboards.filtersShort")}
          onClick={() => setFiltering(true)}
        >
          <FilterSign />
        </button>
        <WidgetFile widget={widget} filters={filters} title={title} print={() => setPrinting(true)} />
        <button
          type="button"
          className={styles.tool}
          aria-label={t("dashboards.remove", { title })}
          // the second click of two would meet the next widget, which has come to this place
          onClick={({ detail }) => detail < 2 && remove()}
        >
          <span aria-hidden>✕</span>
        </button>
      </header>
      <p className={styles.quiet}>{t(`dashboards.leads.${widget}`)}</p>
      <WidgetFilterWords widget={widget} filters={filters} />
      <Content item={item} />
      <button
        type="button"
        className={styles.corner}
        aria-label={t("dashboards.resize", { title })}
        title={t("dashboards.resizeHint")}
        {...arrange.resizeBy(item)}
      />
      {filtering && (
        <WidgetFilters
          item={item}
          close={() => setFiltering(false)}
          apply={(asked) => {
            setFiltering(false);
            change({ filters: asked });
          }}
        />
      )}
    </section>
  );
}

function Content({ item: { widget, filters, table } }: { item: DashboardItem }) {
  const { t } = useTranslation();
  const { timeZone: zone } = useUser().domain;
  const { data, isPending, error } = useQuery(figuresQuery(widget, filters));
  if (isPending) return <Skeleton height="100%" />;
  if (!data)
    return (
      <p className={styles.nothing} role="alert">
        {problemMessage(error)}
      </p>
    );
  if (data.rows.every(({ count }) => count === 0)) return <p className={styles.nothing}>{t("dashboards.nothing")}</p>;
  return (
    <>
      {table ? (
        // The scrolled region must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(`dashboards.widgets.${widget}`)}>
          <FigureTable widget={widget} filters={filters} figures={data} />
        </div>
      ) : (
        <FigureChart widget={widget} filters={filters} figures={data} />
      )}
      {data.asOf !== null && <p className={styles.asOf}>{asOfText({ createdAt: data.asOf, zone })}</p>}
    </>
  );
}

const sign = {
  width: 16,
  height: 16,
  viewBox: "0 0 16 16",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  "aria-hidden": true,
} as const;
const TableSign = () => (
  <svg {...sign}>
    <path d="M2 3h12v10H2zM2 6.5h12M2 10h12M6.5 3v10" />
  </svg>
);
const ChartSign = () => (
  <svg {...sign}>
    <path d="M2 14h12M4 12V8M8 12V3M12 12V6" strokeWidth={2} />
  </svg>
);
const FilterSign = () => (
  <svg {...sign}>
    <path d="M2 3h12L9.5 8.5V13l-3-1.5v-3z" strokeLinejoin="round" />
  </svg>
);
