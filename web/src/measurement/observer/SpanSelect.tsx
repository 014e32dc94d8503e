import { spans, type Span } from "@vigil/model/measurement/observer/measureWire";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Measures.module.css";

/** How far back is looked. */
export function SpanSelect({ span, set }: { span: Span; set: (span: Span) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{t("measures.span")}</label>
      <select
        id={id}
        className={styles.input}
        value={span}
        onChange={({ target }) => set(spans.find((one) => String(one) === target.value) ?? span)}
      >
        {spans.map((count) => (
          <option key={count} value={count}>
            {t("measures.months", { count })}
          </option>
        ))}
      </select>
    </span>
  );
}
