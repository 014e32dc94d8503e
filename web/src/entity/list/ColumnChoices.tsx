import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import filterStyles from "../filter/Filter.module.css";
import type { Columns } from "./useColumns.ts";

/** Which columns are shown: those that are come first, in their order. */
export function ColumnChoices({ columns: { all, chosen, choose, reset } }: { columns: Columns }) {
  const { t } = useTranslation();
  const place = (name: string) => chosen.findIndex((column) => column.name === name);
  const toggle = (name: string) => choose(place(name) < 0 ? [...chosen, { name }] : chosen.filter((column) => column.name !== name));
  return (
    <>
      <fieldset className={filterStyles.choices}>
        <legend>{t("entity.columnsLead")}</legend>
        {all.map(({ name, label }) => (
          <label key={name} className={filterStyles.choice}>
            <input type="checkbox" checked={place(name) >= 0} onChange={() => toggle(name)} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button kind="text" data-close onClick={reset}>
        {t("entity.resetColumns")}
      </Button>
    </>
  );
}
