import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Filter.module.css";
import { Button } from "../../ui/Button.tsx";

export function TextFilter({ label, value, set }: { label: string; value: string; set: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set(text.trim());
  };
  return (
    <form className={styles.filterForm} onSubmit={submit}>
      <label>
        {label} · {t("entity.contains")}
        <input type="text" value={text} dir="auto" onChange={({ target }) => setText(target.value)} />
      </label>
      <Button kind="plain" size="bar" type="submit" data-close>
        {t("entity.apply")}
      </Button>
    </form>
  );
}
