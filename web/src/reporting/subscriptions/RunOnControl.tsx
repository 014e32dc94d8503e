import { zonedDay } from "@vigil/model/reporting/zonedInstant";
import i18next from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Labelled } from "../../entity/form/Labelled.tsx";
import styles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { runDay, runInstant } from "./runDay.ts";
import { daysOf, firstRunDay, runOnOf, type RunOn } from "./runOn.ts";

interface RunOnControlProps {
  form: RecordForm;
  name: string;
  period: RunOn["period"];
  /** By whose clocks it runs. */
  zone: string;
}

/** A weekly run by its weekday, a monthly one by its day of the month; the date below follows. */
export function RunOnControl({ form: { values, set }, name, period, zone }: RunOnControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const shown = runDay(plainText(values[name]), zone);
  const time = plainText(values["time"]);
  const choose = (chosen: string) => {
    if (chosen === "") return set(name, null);
    const today = zonedDay(zone, new Date().toISOString());
    const over = Date.parse(runInstant({ day: today, unfinished: false }, time, zone) ?? "") <= Date.now();
    set(name, runInstant({ day: firstRunDay({ period, day: Number(chosen) }, today, over), unfinished: false }, time, zone));
  };
  return (
    <Labelled id={id} label={t(`subscriptions.on.${period}`)} description={period === "months" ? t("subscriptions.on.short") : undefined}>
      <select
        id={id}
        className={`${styles.input} ${styles.short}`}
        value={/^\d{4}-\d{2}-\d{2}$/u.test(shown) ? runOnOf(period, shown) : ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t("subscriptions.on.any")}</option>
        {daysOf[period].map((day) => (
          <option key={day} value={day}>
            {period === "weeks" ? weekdayName(day) : t("subscriptions.on.day", { day })}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** 2023-01-01 was a Sunday. */
const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(i18next.language, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2023, 0, 1 + day)));
