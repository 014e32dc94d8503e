import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "../observer/Measures.module.css";

const levels = ["1", "2", "3", "4", "5"] as const;

/** The images of one level that answers say, or any. */
export function LevelSelect({ value, set }: { value: string; set: (level: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{t("measures.ofImages.measured")}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => set(target.value)}>
        <option value="">{t("measures.ofImages.anyLevel")}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t("measures.ofImages.measuredLevel", { level })}
          </option>
        ))}
      </select>
    </span>
  );
}
