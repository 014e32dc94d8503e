import { widgetSessions, type DashboardItem, type WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import { initialMonths, initialWithin, monthChoices, widgetOf, withinChoices } from "@vigil/model/reporting/dashboards/widget";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ChoiceSelect } from "./ChoiceSelect.tsx";
import { isChoiceList } from "./dashboardCalls.ts";
import styles from "./Dashboard.module.css";

interface WidgetFiltersProps {
  item: DashboardItem;
  apply: (filters: WidgetAsk) => void;
  close: () => void;
}

/** The filters a widget has, each with all as its beginning. */
export function WidgetFilters({ item: { widget, filters }, apply, close }: WidgetFiltersProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(filters);
  const known = widgetOf(widget).filters;
  const set = (change: { [Name in keyof WidgetAsk]?: WidgetAsk[Name] | undefined }) =>
    setAsked(Object.fromEntries(Object.entries({ ...asked, ...change }).filter(([, value]) => value !== undefined)));
  return (
    <Dialog title={t("dashboards.filters", { title: t(`dashboards.widgets.${widget}`) })} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply(asked);
        }}
      >
        {known.includes("months") && (
          <Field
            label={t("dashboards.filter.months")}
            value={asked.months ?? initialMonths}
            set={(months) => set({ months: monthChoices.find((one) => String(one) === months) })}
          >
            {monthChoices.map((count) => (
              <option key={count} value={count}>
                {t("dashboards.months", { count })}
              </option>
            ))}
          </Field>
        )}
        {known.includes("within") && (
          <Field
            label={t("dashboards.filter.within")}
            value={asked.within ?? initialWithin}
            set={(days) => set({ within: withinChoices.find((one) => String(one) === days) })}
          >
            {withinChoices.map((count) => (
              <option key={count} value={count}>
                {t("dashboards.within", { count })}
              </option>
            ))}
          </Field>
        )}
        {known.filter(isChoiceList).map((list) => (
          <ChoiceSelect key={list} list={list} value={asked[list]} set={(id) => set({ [list]: id })} />
        ))}
        {known.includes("examKind") && (
          <Field
            label={t("dashboards.filter.examKind")}
            value={asked.examKind ?? ""}
            set={(kind) => set({ examKind: (["unit", "final"] as const).find((one) => one === kind) })}
          >
            <option value="">{t("dashboards.all")}</option>
            <option value="unit">{t("dashboards.examKinds.unit")}</option>
            <option value="final">{t("dashboards.examKinds.final")}</option>
          </Field>
        )}
        {known.includes("sessionType") && (
          <Field
            label={t("dashboards.filter.sessionType")}
            value={asked.sessionType ?? ""}
            set={(type) => set({ sessionType: widgetSessions.find((one) => one === type) })}
          >
            <option value="">{t("dashboards.all")}</option>
            {widgetSessions.map((type) => (
              <option key={type} value={type}>
                {t(`dashboards.sessionTypes.${type}`)}
              </option>
            ))}
          </Field>
        )}
        <div className={styles.buttons}>
          <Button kind="plain" onClick={() => setAsked({})}>
            {t("dashboards.clear")}
          </Button>
          <Button type="submit">{t("dashboards.apply")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function Field({
  label,
  value,
  set,
  children,
}: {
  label: string;
  value: string | number;
  set: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => set(target.value)}>
        {children}
      </select>
    </div>
  );
}
