import { TextInput } from "@mantine/core";
import { mappedAttributes, usualClaims } from "@vigil/model/identity/identityProvider";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import styles from "./Rules.module.css";

/** Which claim each attribute of an account is taken from; the usual one where nothing is written. */
export function AttributesControl({ form, name }: { form: RecordForm; name: string }) {
  const map = (form.values[name] ?? {}) as Readonly<Record<string, string>>;
  const set = (attribute: string, claim: string) => {
    const { [attribute]: _before, ...others } = map;
    form.set(name, claim === "" ? others : { ...others, [attribute]: claim });
  };
  return (
    <fieldset className={styles.fields}>
      <legend>{fieldLabel(form.entity.name, name)}</legend>
      <p className={styles.quiet}>{phraseOf(`hints.${form.entity.name}.${name}`, "")}</p>
      {mappedAttributes.map((attribute) => (
        <TextInput
          key={attribute}
          label={fieldLabel("user", attribute)}
          placeholder={usualClaims[attribute]}
          value={map[attribute] ?? ""}
          maxLength={200}
          dir="ltr"
          onChange={({ target }) => set(attribute, target.value)}
        />
      ))}
      {form.errors[name] && <p role="alert">{form.errors[name]}</p>}
    </fieldset>
  );
}
