import type { Goal } from "@vigil/model/measurement/observer/measureWire";
import { formatPercent } from "../../ui/format.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "../observer/Measures.module.css";

const hitRates = [60, 70, 75, 80, 85, 90, 95];
const alarmRates = [5, 10, 15, 20, 25, 30, 40];

/** By which goal people are looked after. */
export function GoalSelect({ goal, set }: { goal: Goal; set: (goal: Goal) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Percent label={t("measures.goalHit")} value={goal.hitRate} choices={hitRates} set={(hitRate) => set({ ...goal, hitRate })} />
      <Percent
        label={t("measures.goalAlarm")}
        value={goal.falseAlarmRate}
        choices={alarmRates}
        set={(falseAlarmRate) => set({ ...goal, falseAlarmRate })}
      />
    </>
  );
}

function Percent({
  label,
  value,
  choices,
  set,
}: {
  label: string;
  value: number;
  choices: readonly number[];
  set: (value: number) => void;
}) {
  const id = useId();
  const offered = [...new Set([...choices, value])].toSorted((one, other) => one - other);
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => set(Number(target.value))}>
        {offered.map((percent) => (
          <option key={percent} value={percent}>
            {formatPercent(percent)}
          </option>
        ))}
      </select>
    </span>
  );
}
