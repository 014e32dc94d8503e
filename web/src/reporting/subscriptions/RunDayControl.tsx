import { useQuery } from "@tanstack/react-query";
import { TextInput } from "@mantine/core";
import styles from "../../entity/form/Form.module.css";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { runDay, runInstant } from "./runDay.ts";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";

/** The day of a report's next run, by the clocks of the domain; its time of day is a field of its own. */
export function RunDayControl({ form, name }: { form: RecordForm; name: string }) {
  const { data, isPending } = useQuery(subscriptionSettingQuery);
  if (isPending) return null;
  const zone = data?.zone;
  if (zone === undefined) return <FieldControl form={form} name={name} />;
  const { entity, values, errors, set, check } = form;
  const value = plainText(values[name]);
  const shown = runDay(value, zone);
  // Also of keys: a browser tells of no change while a day is half written.
  const heed = ({ value: day, validity: { badInput: unfinished } }: HTMLInputElement) => {
    if (unfinished || day !== shown || (day === "" && value !== ""))
      set(name, runInstant({ day, unfinished }, plainText(values["time"]), zone));
  };
  return (
    <TextInput
      className={styles.short}
      name={name}
      type="date"
      max="9999-12-31"
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`records.${entity.name}.hints.${name}`, "")}
      error={errors[name]}
      value={shown}
      onChange={({ target }) => heed(target)}
      onKeyUp={({ currentTarget }) => heed(currentTarget)}
      onBlur={({ target }) => {
        heed(target);
        check(name);
      }}
    />
  );
}
