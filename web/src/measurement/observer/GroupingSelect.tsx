import type { Grouping } from "@vigil/model/measurement/observer/measureWire";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import styles from "./Measures.module.css";

type Offered = Exclude<Grouping, "part" | "miscalled" | "taken" | "mark" | "confidence" | "prevalence" | "stretch">;

interface GroupingSelectProps<One extends Offered> {
  value: One;
  offered: readonly One[];
  set: (grouping: One) => void;
}

/** By what answers are told apart. */
export function GroupingSelect<One extends Offered>({ value, offered, set }: GroupingSelectProps<One>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={`${styles.pick} ${styles.noPaper}`}>
      <span className={styles.field}>
        <label htmlFor={id}>{t("measures.further")}</label>
        <select
          id={id}
          className={styles.input}
          value={value}
          onChange={({ target }) => set(offered.find((one) => one === target.value) ?? value)}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {phraseOf(`measures.by.${one}`, one)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
