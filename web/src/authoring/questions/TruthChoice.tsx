import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "../form/forms.module.css";

interface TruthChoiceProps {
  /** Undefined as long as nobody has said it. */
  value: boolean | undefined;
  choose: (value: boolean) => void;
  error?: string | undefined;
}

/** Whether a sentence is true. */
export function TruthChoice({ value, choose, error }: TruthChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const refused = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : refused}>
      <legend>{t("questionForm.isTrue")}</legend>
      {[true, false].map((each) => (
        <label key={String(each)} className={styles.choice}>
          <input type="radio" name={name} checked={value === each} onChange={() => choose(each)} />
          <span>{t(each ? "questionFiles.truth.right" : "questionFiles.truth.wrong")}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={refused} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
