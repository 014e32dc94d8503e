import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import styles from "./List.module.css";
import type { Columns } from "./useColumns.ts";

export function ColumnChooser({ columns: { all, shown, toggle, reset } }: { columns: Columns }) {
  const { t } = useTranslation();
  return (
    <Popover label={t("entity.columns")} button={t("entity.columns")} buttonClass={styles.button}>
      <fieldset className={styles.choices}>
        <legend>{t("entity.columnsLead")}</legend>
        {all.map(({ name, label }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" checked={shown.some((column) => column.name === name)} onChange={() => toggle(name)} />
            {label}
          </label>
        ))}
      </fieldset>
      <button type="button" className={styles.textButton} data-close onClick={reset}>
        {t("entity.resetColumns")}
      </button>
    </Popover>
  );
}
