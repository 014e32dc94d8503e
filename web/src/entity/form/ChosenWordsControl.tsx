import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import styles from "./Form.module.css";
import type { RecordForm } from "./useRecordForm.ts";

interface ChosenWordsControlProps {
  form: RecordForm;
  name: string;
  /** What there is to choose from; others that are set already stay on offer. */
  words: readonly string[];
  label: (word: string) => string;
}

/** Some of several words, chosen and never typed. */
export function ChosenWordsControl({ form: { entity, values, errors, set, before }, name, words, label }: ChosenWordsControlProps) {
  const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const chosen = listed(values[name]);
  const offered = [...new Set([...words, ...listed(before[name]), ...chosen])];
  return (
    <fieldset className={styles.choiceList}>
      <legend>{fieldLabel(entity.name, name)}</legend>
      <p className={styles.hint}>{phraseOf(`hints.${entity.name}.${name}`, "")}</p>
      {offered.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(word)}
            onChange={({ target }) =>
              set(
                name,
                offered.filter((each) => (each === word ? target.checked : chosen.includes(each))),
              )
            }
          />
          <bdi>{label(word)}</bdi>
        </label>
      ))}
      {errors[name] && (
        <p className={styles.error} role="alert">
          {errors[name]}
        </p>
      )}
    </fieldset>
  );
}
