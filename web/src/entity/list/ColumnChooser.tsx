import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import type { Columns } from "./useColumns.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import filterStyles from "../filter/Filter.module.css";

export function ColumnChooser({ columns: { all, shown, toggle, reset } }: { columns: Columns }) {
  const { t } = useTranslation();
  return (
    <Popover label={t("entity.columns")} button={t("entity.columns")} buttonClass={buttonLook("plain", "bar")}>
      <fieldset className={filterStyles.choices}>
        <legend>{t("entity.columnsLead")}</legend>
        {all.map(({ name, label }) => (
          <label key={name} className={filterStyles.choice}>
            <input type="checkbox" checked={shown.some((column) => column.name === name)} onChange={() => toggle(name)} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button kind="text" data-close onClick={reset}>
        {t("entity.resetColumns")}
      </Button>
    </Popover>
  );
}
