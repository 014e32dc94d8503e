import { locales } from "@vigil/model/identity/locales";
import { useId } from "react";
import { ownName } from "@vigil/model/phrases/languages";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import { plainText } from "../plainText.ts";
import type { RecordForm } from "./useRecordForm.ts";

/** One of the languages people may have, each by the name its speakers call it; another one that is set already stays on offer. */
export function LocaleControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const id = useId();
  const value = plainText(values[name]);
  return (
    <Labelled id={id} label={fieldLabel(entity.name, name)} error={errors[name]}>
      <select
        id={id}
        name={name}
        className={`${styles.input} ${styles.short}`}
        value={value}
        onChange={({ target }) => set(name, target.value)}
      >
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
