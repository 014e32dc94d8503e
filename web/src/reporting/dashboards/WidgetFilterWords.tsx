import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import { initialMonths, initialWithin, widgetOf, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dashboardChoicesQuery, isChoiceList, type ChoiceList } from "./dashboardCalls.ts";
import styles from "./Dashboard.module.css";

/** What a widget is narrowed to, in words. */
export function WidgetFilterWords({ widget, filters }: { widget: WidgetName; filters: WidgetAsk }) {
  const { t } = useTranslation();
  const known: readonly string[] = widgetOf(widget).filters;
  return (
    <ul className={styles.filterWords}>
      {known.includes("months") && <li>{t("dashboards.months", { count: filters.months ?? initialMonths })}</li>}
      {known.includes("within") && <li>{t("dashboards.within", { count: filters.within ?? initialWithin })}</li>}
      {filters.examKind && <li>{t(`dashboards.examKinds.${filters.examKind}`)}</li>}
      {filters.sessionType && <li>{t(`dashboards.sessionTypes.${filters.sessionType}`)}</li>}
      {Object.entries(filters).map(([name, id]) =>
        isChoiceList(name) && typeof id === "number" ? <ChoiceName key={name} list={name} id={id} /> : null,
      )}
    </ul>
  );
}

function ChoiceName({ list, id }: { list: ChoiceList; id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(dashboardChoicesQuery(list, { id }));
  return (
    <li>
      {t(`dashboards.filter.${list}`)}: <bdi>{data ? (data[0]?.name ?? t("dashboards.none")) : "…"}</bdi>
    </li>
  );
}
