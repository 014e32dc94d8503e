import { fieldLabel } from "../../shell/recordPhrase.ts";
import { plainText } from "../plainText.ts";
import { LocaleInput } from "./LocaleInput.tsx";
import type { RecordForm } from "./useRecordForm.ts";

/** The language of a record. */
export const LocaleControl = ({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) => (
  <LocaleInput
    name={name}
    label={fieldLabel(entity.name, name)}
    error={errors[name]}
    value={plainText(values[name])}
    set={(locale) => set(name, locale)}
  />
);
