import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { dashboardChoicesQuery, type ChoiceList } from "./dashboardCalls.ts";
import styles from "./Dashboard.module.css";

/** As many as the server answers at once: then they are searched. */
const many = 50;

/** One company, group, program or course, or all of them. */
export function ChoiceSelect({ list, value, set }: { list: ChoiceList; value: number | undefined; set: (id: number | undefined) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words);
  const { data: found = [] } = useQuery(dashboardChoicesQuery(list, { search }));
  const { data: chosen = [] } = useQuery({ ...dashboardChoicesQuery(list, { id: value ?? 0 }), enabled: value !== undefined });
  const options = [...chosen.filter((one) => one.id === value), ...found.filter((one) => one.id !== value)];
  const label = t(`dashboards.filter.${list}`);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {(words !== "" || found.length >= many) && (
        <input
          type="search"
          className={styles.input}
          aria-label={`${label}: ${t("dashboards.findChoice")}`}
          placeholder={t("dashboards.findChoice")}
          value={words}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <select
        id={id}
        className={styles.input}
        value={value ?? ""}
        onChange={({ target }) => set(target.value === "" ? undefined : Number(target.value))}
      >
        <option value="">{t("dashboards.all")}</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
