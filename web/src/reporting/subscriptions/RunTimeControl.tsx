import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Labelled } from "../../entity/form/Labelled.tsx";
import styles from "../../entity/form/Form.module.css";
import { plainText } from "../../entity/plainText.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";

/** Hours and minutes, as the browser asks for them: by UTC, or by the clocks of the domain. */
export function RunTimeControl({
  form: { entity, values, errors, set, check },
  name,
  local,
}: {
  form: RecordForm;
  name: string;
  local: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Labelled
      id={id}
      label={fieldLabel(entity.name, name)}
      description={local ? t("subscriptions.localTimeHint") : phraseOf(`records.${entity.name}.hints.${name}`, "")}
      error={errors[name]}
      withAsterisk
    >
      <input
        id={id}
        name={name}
        type="time"
        className={`${styles.input} ${styles.short}`}
        aria-invalid={errors[name] !== undefined || undefined}
        value={plainText(values[name])}
        onBlur={() => check(name)}
        onChange={({ target }) => set(name, target.value)}
      />
    </Labelled>
  );
}
