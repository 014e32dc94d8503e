import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { emptyValue } from "../fieldValue.ts";
import { plainText } from "../plainText.ts";
import type { RecordForm } from "./useRecordForm.ts";
import { ZoneInput } from "./ZoneInput.tsx";

/** A time zone of a record. */
export function TimeZoneControl({ form: { entity, values, errors, set, check }, name }: { form: RecordForm; name: string }) {
  const field = entity.fields[name];
  return (
    <ZoneInput
      name={name}
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`hints.${entity.name}.${name}`, "")}
      error={errors[name]}
      value={plainText(values[name])}
      set={(zone) => set(name, zone === "" && field ? emptyValue(field) : zone)}
      onBlur={() => check(name)}
    />
  );
}
