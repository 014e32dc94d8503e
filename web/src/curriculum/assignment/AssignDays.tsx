import { TextInput } from "@mantine/core";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { withDay } from "../../ui/withDay.tsx";
import styles from "./assignment.module.css";
import { days, type Day, type Days } from "./dayFaults.ts";

interface AssignDaysProps {
  dates: Days;
  faults: Partial<Record<Day, ProblemCode>>;
  past: readonly Day[];
  /** Days that are over are meant so. */
  meant: boolean;
  set: (changes: Partial<Days>) => void;
  mean: (meant: boolean) => void;
}

/** The days of an assignment; what is wrong with one stands at it, and one that is over has to be meant. */
export function AssignDays({ dates, faults, past, meant, set, mean }: AssignDaysProps) {
  const { t } = useTranslation();
  const told = (day: Day): string | undefined => {
    const code = faults[day];
    if (code !== undefined) return phraseOf(`problems.${code}`, code);
    return past.includes(day) ? t("assignment.past") : undefined;
  };
  return (
    <>
      <div className={styles.dates}>
        {days.map((day) => (
          <TextInput
            key={day}
            type="date"
            name={day}
            label={t(`assignment.dates.${day}`)}
            description={t(`assignment.hints.${day}`)}
            inputContainer={(input) => withDay(input, dates[day] ?? "")}
            value={dates[day] ?? ""}
            error={told(day)}
            onChange={({ target }) => set({ [day]: target.value === "" ? null : target.value })}
          />
        ))}
      </div>
      {past.length > 0 && Object.keys(faults).length === 0 && (
        <label>
          <input type="checkbox" checked={meant} onChange={({ target }) => mean(target.checked)} />{" "}
          {t(past.includes("endsOn") ? "assignment.meanEnded" : "assignment.meanOverdue")}
        </label>
      )}
    </>
  );
}
