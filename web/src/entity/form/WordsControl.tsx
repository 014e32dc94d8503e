import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { fieldError } from "./formErrors.ts";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import type { RecordForm } from "./useRecordForm.ts";

/** Several at once, as they are copied out of a mail or a table. */
const split = (typed: string): string[] => typed.split(/[\s,;]+/u).filter(Boolean);
const joined = (settled: readonly string[], typed: string): string[] => [...new Set([...settled, ...split(typed)])];

/**
 * A list of words that are put in one by one. What is in the box counts as well, however one saves; what the field does not take stands
 * among the others, marked, and is refused: nothing that was typed gets lost.
 */
export function WordsControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const value = values[name];
  const words = Array.isArray(value) ? value.map(String) : [];
  const [own, setOwn] = useState({ settled: words, typed: "" });
  const isOwn = joined(own.settled, own.typed).join("\n") === words.join("\n");
  const { settled, typed } = isOwn ? own : { settled: words, typed: "" };
  const field = entity.fields[name];
  const write = (now: typeof own) => {
    setOwn(now);
    set(name, joined(now.settled, now.typed));
  };
  const add = () => {
    if (typed !== "") write({ settled: joined(settled, typed), typed: "" });
  };
  const faultOf = (word: string) => field && fieldError(field, [word]);
  const wrong = settled.find((word) => faultOf(word) !== undefined);
  const refused = wrong === undefined ? undefined : `${wrong}: ${faultOf(wrong) ?? ""}`;
  return (
    <Labelled
      id={id}
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`hints.${entity.name}.${name}`, "")}
      error={refused ?? errors[name]}
    >
      <div className={styles.tokens}>
        {settled.map((word) => (
          <span key={word} className={styles.token} data-wrong={faultOf(word) !== undefined || undefined}>
            <bdi>{word}</bdi>
            <button
              type="button"
              aria-label={t("entity.remove", { name: word })}
              onClick={() => write({ settled: settled.filter((other) => other !== word), typed })}
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
          aria-invalid={(refused ?? errors[name]) !== undefined || undefined}
          onChange={({ target }) => write({ settled, typed: target.value })}
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
