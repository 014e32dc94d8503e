import { TextInput } from "@mantine/core";
import formStyles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";

/** A time of day by the browser's own control; empty where none is told. */
export const TimeOfDayControl = ({ form: { entity, values, errors, set, check }, name }: { form: RecordForm; name: string }) => (
  <TextInput
    className={formStyles.short}
    name={name}
    type="time"
    label={fieldLabel(entity.name, name)}
    description={phraseOf(`hints.${entity.name}.${name}`, "")}
    error={errors[name]}
    value={plainText(values[name])}
    onChange={({ target }) => set(name, target.value === "" ? null : target.value)}
    onBlur={() => check(name)}
  />
);
