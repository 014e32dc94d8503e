import { numberOrText, type NumberOrText } from "@vigil/model/entity/numberOrText";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./Filter.module.css";

interface NumberOrTextFilterProps {
  label: string;
  pair: NumberOrText;
  filters: Readonly<Record<string, string>>;
  set: (filters: Record<string, string>) => void;
}

/** One box for a number or a text: which of the two it is decides what is asked. */
export function NumberOrTextFilter({ label, pair, filters, set }: NumberOrTextFilterProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filters[pair.number] ?? filters[pair.text] ?? "");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set(numberOrText(pair, typed));
  };
  return (
    <form className={styles.filterForm} onSubmit={submit}>
      <label>
        {label} · {t("entity.contains")}
        <input type="text" value={typed} dir="auto" onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Button kind="plain" size="bar" type="submit" data-close>
        {t("entity.apply")}
      </Button>
    </form>
  );
}
