import { overPeriods } from "@vigil/model/reporting/reports/namedDays";
import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Report.module.css";

/** Today, the last day of a time that is over, or a day by its date. */
export function AsOfField({ asOf, set }: { asOf: ReportAsk["asOf"]; set: (asOf: ReportAsk["asOf"]) => void }) {
  const { t } = useTranslation();
  const over = overPeriods.find((name) => name === asOf);
  const [byDate, setByDate] = useState(asOf !== null && over === undefined);
  return (
    <fieldset className={styles.field}>
      <legend>{t("reports.parameters.asOf")}</legend>
      <div className={styles.period}>
        <select
          aria-label={t("reports.parameters.asOf")}
          value={over ?? (byDate ? "date" : "today")}
          onChange={({ target: { value } }) => {
            setByDate(value === "date");
            set(overPeriods.find((name) => name === value) ?? null);
          }}
        >
          <option value="today">{t("reports.asOfToday")}</option>
          {overPeriods.map((name) => (
            <option key={name} value={name}>
              {t("reports.asOfEnd", { when: t(`reports.period.named.${name}`) })}
            </option>
          ))}
          <option value="date">{t("reports.asOfDate")}</option>
        </select>
        {byDate && over === undefined && (
          <input
            type="date"
            aria-label={t("reports.asOfDate")}
            value={asOf ?? ""}
            onChange={({ target }) => set(target.value === "" ? null : target.value)}
          />
        )}
      </div>
      <span className={styles.hint}>{t("reports.asOfHint")}</span>
    </fieldset>
  );
}
