import { textOf } from "@vigil/model/exam/answerValue";
import { mostWritten } from "@vigil/model/curriculum/questionModel";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./kinds.module.css";
import type { KindProps } from "./kindProps.ts";

/** A number or a short text; each letter is the answer as it stands. */
export function WrittenAnswer({ question: { model, unit }, value, onAnswer, disabled }: KindProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(textOf(value));
  return (
    <div className={styles.written}>
      <label htmlFor={id}>{t("exam.yourAnswerLabel")}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          data-number={model === "numeric" || undefined}
          value={typed}
          maxLength={mostWritten}
          dir="auto"
          inputMode={model === "numeric" ? "decimal" : "text"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setTyped(target.value);
            onAnswer([target.value]);
          }}
        />
        {unit !== undefined && <bdi>{unit}</bdi>}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(model === "numeric" ? "exam.numberHint" : "exam.textHint")}
      </p>
    </div>
  );
}
