import { useId } from "react";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { emptyValue } from "../fieldValue.ts";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import { plainText } from "../plainText.ts";
import type { RecordForm } from "./useRecordForm.ts";

const zones = Intl.supportedValuesOf("timeZone");

/** A time zone by its name; the browser suggests those it knows. */
export function TimeZoneControl({ form: { entity, values, errors, set, check }, name }: { form: RecordForm; name: string }) {
  const id = useId();
  const field = entity.fields[name];
  return (
    <Labelled
      id={id}
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`records.${entity.name}.hints.${name}`, "")}
      error={errors[name]}
    >
      <input
        id={id}
        name={name}
        list={`${id}-zones`}
        className={`${styles.input} ${styles.short}`}
        dir="ltr"
        autoComplete="off"
        value={plainText(values[name])}
        onChange={({ target }) => set(name, target.value === "" && field ? emptyValue(field) : target.value)}
        onBlur={() => check(name)}
      />
      <datalist id={`${id}-zones`}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </Labelled>
  );
}
