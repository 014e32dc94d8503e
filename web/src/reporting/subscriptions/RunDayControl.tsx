import { useQuery } from "@tanstack/react-query";
import { TextInput } from "@mantine/core";
import styles from "../../entity/form/Form.module.css";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { runDay, runInstant } from "./runDay.ts";
import { RunOnControl } from "./RunOnControl.tsx";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";

interface RunDayControlProps {
  form: RecordForm;
  name: string;
  /** A report goes by the clocks of the domain, all else by UTC. */
  local: boolean;
}

/** The day of the next run: by its weekday or its day of the month, and as the date that this comes to. Its time of day is a field of its own. */
export function RunDayControl({ form, name, local }: RunDayControlProps) {
  const { data, isPending } = useQuery(subscriptionSettingQuery);
  if (isPending) return null;
  const zone = local ? data?.zone : "UTC";
  if (zone === undefined) return <FieldControl form={form} name={name} />;
  const { entity, values, errors, set, check } = form;
  const value = plainText(values[name]);
  const shown = runDay(value, zone);
  // Also of keys: a browser tells of no change while a day is half written.
  const heed = ({ value: day, validity: { badInput: unfinished } }: HTMLInputElement) => {
    if (unfinished || day !== shown || (day === "" && value !== ""))
      set(name, runInstant({ day, unfinished }, plainText(values["time"]), zone));
  };
  const period = values["period"];
  return (
    <>
      {(period === "weeks" || period === "months") && <RunOnControl form={form} name={name} period={period} zone={zone} />}
      <TextInput
        className={styles.short}
        name={name}
        type="date"
        max="9999-12-31"
        label={fieldLabel(entity.name, name)}
        description={phraseOf(`hints.${entity.name}.${name}`, "")}
        error={errors[name]}
        value={shown}
        onChange={({ target }) => heed(target)}
        onKeyUp={({ currentTarget }) => heed(currentTarget)}
        onBlur={({ target }) => {
          heed(target);
          check(name);
        }}
      />
    </>
  );
}
