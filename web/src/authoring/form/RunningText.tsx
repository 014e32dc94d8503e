import type { RichText } from "@vigil/model/training/pageBlock";
import { useDraft } from "../draft/useDraft.ts";
import { RichInput } from "../translations/RichInput.tsx";
import styles from "./forms.module.css";

interface RunningTextProps {
  label: string;
  value: RichText;
  onChange: (value: RichText) => void;
  error?: string | undefined;
  hint?: string;
}

/** Running text in a form: bold words, links and terms stay what they are while it is written. */
export function RunningText({ label, value, onChange, error, hint }: RunningTextProps) {
  const { draft } = useDraft();
  return (
    <div className={styles.richField} data-wrong={error !== undefined || undefined}>
      <span className={styles.richLabel} aria-hidden>
        {label} <span className={styles.star}>*</span>
      </span>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <RichInput label={label} locale={draft.locale} value={value} onChange={onChange} />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
