import type { Grouping, Measures } from "@vigil/model/measurement/observer/measureWire";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BreakdownCard } from "./BreakdownCard.tsx";
import styles from "./Measures.module.css";

const groupings = ["article", "level", "view", "console", "kind", "family"] as const satisfies Grouping[];

/** Threats found by whatever else they are told apart by, one at a time. */
export function FurtherCard({ measures }: { measures: Measures }) {
  const { t } = useTranslation();
  const id = useId();
  const there = groupings.filter((grouping) => (measures.by[grouping]?.length ?? 0) > 0);
  const [asked, setAsked] = useState<(typeof groupings)[number]>("article");
  const grouping = there.find((one) => one === asked) ?? there[0];
  if (grouping === undefined) return null;
  return (
    <BreakdownCard
      title={`${t("measures.further")}: ${t(`measures.by.${grouping}`)}`}
      grouping={grouping}
      values={measures.by[grouping] ?? []}
      pick={
        <div className={`${styles.pick} ${styles.noPaper}`}>
          <span className={styles.field}>
            <label htmlFor={id}>{t("measures.further")}</label>
            <select
              id={id}
              className={styles.input}
              value={grouping}
              onChange={({ target }) => setAsked(groupings.find((one) => one === target.value) ?? grouping)}
            >
              {there.map((one) => (
                <option key={one} value={one}>
                  {t(`measures.by.${one}`)}
                </option>
              ))}
            </select>
          </span>
        </div>
      }
    />
  );
}
