import { defaultItems } from "@vigil/model/reporting/dashboards/dashboard";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./Dashboard.module.css";
import { DashboardMenu } from "./DashboardMenu.tsx";
import { useArrange } from "./useArrange.ts";
import { useDashboards } from "./useDashboards.ts";
import { WidgetCard } from "./WidgetCard.tsx";

/** The dashboard of somebody who sees reports: widgets they arrange themselves. */
export function DashboardBoard() {
  const { t } = useTranslation();
  const desk = useDashboards();
  const { current, change } = desk;
  const { items } = current;
  const arrange = useArrange(items, (arranged) => change({ items: arranged }));
  if (desk.pending) return <Skeleton height={320} />;
  return (
    <section className={styles.board} data-tour="board" aria-label={t("dashboards.title")}>
      <header className={styles.top}>
        <h2 className={styles.heading}>
          <bdi>{current.title}</bdi>
          {current.favorite && (
            <span className={styles.star} title={t("dashboards.isFavorite")}>
              <span aria-hidden>★</span>
              <span className={hidden.hidden}>{t("dashboards.isFavorite")}</span>
            </span>
          )}
        </h2>
        {!desk.failed && <DashboardMenu desk={desk} />}
      </header>
      <p className={hidden.hidden} role="status">
        {arrange.told}
      </p>
      {items.length === 0 && (
        <EmptyState title={t("dashboards.empty")} text={t("dashboards.emptyText")}>
          <Button kind="plain" onClick={() => change({ items: [...defaultItems] })}>
            {t("dashboards.reset")}
          </Button>
        </EmptyState>
      )}
      <div className={styles.grid}>
        {items.map((item) => (
          <WidgetCard
            key={item.key}
            item={item}
            arrange={arrange}
            change={(changed) => change({ items: items.map((each) => (each.key === item.key ? { ...each, ...changed } : each)) })}
            remove={() => {
              const putBack = desk.removeItem(item);
              // of which dashboard: what it shows the figures of is still there
              const told = t("dashboards.removed", { title: `${current.title}: ${t(`dashboards.widgets.${item.widget}`)}` });
              // few take a widget away
              void import("../../ui/withUndo.tsx").then(({ withUndo }) => toast(told, withUndo(putBack)));
            }}
          />
        ))}
      </div>
    </section>
  );
}
