import { locales } from "@vigil/model/identity/locales";
import { ownName } from "@vigil/model/phrases/languages";
import { isUnread } from "@vigil/model/phrases/readBySpeakers";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";

interface LocaleInputProps {
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  set: (locale: string) => void;
}

/** One of the languages people may have, each by the name its speakers call it; another one that is set already stays on offer. */
export function LocaleInput({ name, label, error, value, set }: LocaleInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Labelled id={id} label={label} description={isUnread(value) ? t("languages.unread") : undefined} error={error}>
      <select id={id} name={name} className={`${styles.input} ${styles.short}`} value={value} onChange={({ target }) => set(target.value)}>
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {ownName(code)}
          </option>
        ))}
        {!locales.some((code) => code === value) && <option value={value}>{value}</option>}
      </select>
    </Labelled>
  );
}
