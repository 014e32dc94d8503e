import { useQueries, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { dashboardChoicesQuery, type ChoiceList } from "../dashboards/dashboardCalls.ts";
import styles from "./Report.module.css";

interface ReportChoicesProps {
  list: ChoiceList;
  label: string;
  value: readonly number[];
  set: (ids: number[]) => void;
}

/** Companies, groups, programs or courses for who has reports, but not their lists: an auditor. */
export function ReportChoices({ list, label, value, set }: ReportChoicesProps) {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words);
  const { data: found = [] } = useQuery(dashboardChoicesQuery(list, { search }));
  const chosen = useQueries({ queries: value.map((one) => dashboardChoicesQuery(list, { id: one })) });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      {value.length > 0 && (
        <div className={styles.tokens}>
          {value.map((one, index) => {
            const name = chosen[index]?.data?.find((each) => each.id === one)?.name ?? `${one}`;
            return (
              <span key={one} className={styles.token}>
                <bdi>{name}</bdi>
                <button type="button" aria-label={t("entity.remove", { name })} onClick={() => set(value.filter((other) => other !== one))}>
                  ✕
                </button>
              </span>
            );
          })}
        </div>
      )}
      <div className={styles.period}>
        <input
          type="search"
          id={id}
          placeholder={t("dashboards.findChoice")}
          value={words}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
        <select aria-label={`${label}: ${t("reports.add")}`} value="" onChange={({ target }) => set([...value, Number(target.value)])}>
          <option value="">{t("reports.add")}</option>
          {found
            .filter((one) => !value.includes(one.id))
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
        </select>
      </div>
    </div>
  );
}
