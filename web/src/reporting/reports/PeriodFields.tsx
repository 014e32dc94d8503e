import { fitsAhead, namedPeriods, type NamedPeriod } from "@vigil/model/reporting/reports/namedDays";
import { mostMonths, type ReportPeriod } from "@vigil/model/reporting/reports/reportPeriod";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { withDay } from "../../ui/withDay.tsx";
import styles from "./Report.module.css";

interface PeriodFieldsProps {
  period: ReportPeriod | null;
  ahead?: "next" | "due";
  error: string | undefined;
  set: (period: ReportPeriod | null) => void;
}

const begun = {
  any: null,
  relative: { kind: "relative", unit: "months", count: 12 },
  dates: { kind: "dates", from: null, until: null },
} as const;
const isNamed = (value: string): value is NamedPeriod => namedPeriods.some((name) => name === value);

/** Any time, a time of the calendar, so many months or days from today, or two dates. */
export function PeriodFields({ period, ahead, error, set }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const kind = period?.kind === "named" ? period.name : (period?.kind ?? "any");
  const hint = ahead === undefined ? "pastHint" : (`${ahead}Hint` as const);
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{t("reports.parameters.period")}</legend>
      <div className={styles.period}>
        <select
          aria-label={t("reports.parameters.period")}
          value={kind}
          onChange={({ target: { value } }) => set(isNamed(value) ? { kind: "named", name: value } : begun[value as keyof typeof begun])}
        >
          <option value="any">{t("reports.period.any")}</option>
          <option value="relative">{t(ahead === undefined ? "reports.period.past" : "reports.period.next")}</option>
          <option value="dates">{t("reports.period.dates")}</option>
          {namedPeriods
            .filter((name) => fitsAhead(name, ahead))
            .map((name) => (
              <option key={name} value={name}>
                {t(`reports.period.named.${name}`)}
              </option>
            ))}
        </select>
        {period?.kind === "relative" && (
          <>
            <input
              type="number"
              min={1}
              max={period.unit === "months" ? mostMonths : 730}
              aria-label={t("reports.period.count")}
              aria-invalid={error !== undefined || undefined}
              value={Number.isNaN(period.count) ? "" : period.count}
              onChange={({ target }) => set({ ...period, count: target.valueAsNumber })}
            />
            <select
              aria-label={t("reports.period.unit")}
              value={period.unit}
              onChange={({ target }) => set({ ...period, unit: target.value === "days" ? "days" : "months" })}
            >
              <option value="months">{t("reports.period.months")}</option>
              <option value="days">{t("reports.period.days")}</option>
            </select>
          </>
        )}
        {period?.kind === "dates" && (
          <>
            {(["from", "until"] as const).map((end) => (
              <label key={end}>
                <span>{t(`reports.period.${end}`)}</span>
                {withDay(
                  <input
                    type="date"
                    value={period[end] ?? ""}
                    aria-invalid={error !== undefined || undefined}
                    onChange={({ target }) => set({ ...period, [end]: target.value === "" ? null : target.value })}
                  />,
                  period[end] ?? "",
                )}
              </label>
            ))}
          </>
        )}
      </div>
      {period?.kind === "relative" && <p className={styles.hint}>{t(`reports.period.${hint}`, { most: mostMonths })}</p>}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
