import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { fieldError } from "./formErrors.ts";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import type { RecordForm } from "./useRecordForm.ts";

/** A list of words that are put in one by one; what the field does not take is refused as it is put in. */
export function WordsControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<string>();
  const value = values[name];
  const words = Array.isArray(value) ? value.map(String) : [];
  const field = entity.fields[name];
  const add = () => {
    // several at once, as they are copied out of a mail or a table
    const added = typed.split(/[\s,;]+/u).filter((word) => word !== "" && !words.includes(word));
    if (added.length === 0) return;
    const wrong = field && added.find((word) => fieldError(field, [word]) !== undefined);
    if (field && wrong !== undefined) return setRefused(`${wrong}: ${fieldError(field, [wrong]) ?? ""}`);
    set(name, [...words, ...added]);
    setTyped("");
    setRefused(undefined);
  };
  return (
    <Labelled
      id={id}
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`hints.${entity.name}.${name}`, "")}
      error={refused ?? errors[name]}
    >
      <div className={styles.tokens}>
        {words.map((word) => (
          <span key={word} className={styles.token}>
            <bdi>{word}</bdi>
            <button
              type="button"
              aria-label={t("entity.remove", { name: word })}
              onClick={() =>
                set(
                  name,
                  words.filter((other) => other !== word),
                )
              }
            >
              ✕
            </button>
          </span>
        ))}
      </div>
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          className={`${styles.input} ${styles.short}`}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={refused !== undefined || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
        />
        <Button kind="plain" size="bar" onClick={add}>
          {t("entity.wordAdd")}
        </Button>
      </div>
    </Labelled>
  );
}
