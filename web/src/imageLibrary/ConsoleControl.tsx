import { offeredConsoles } from "@vigil/model/simulator/consoleNames";
import { useId } from "react";
import formStyles from "../entity/form/Form.module.css";
import { Labelled } from "../entity/form/Labelled.tsx";
import { plainText } from "../entity/plainText.ts";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { phraseOf } from "../phraseOf.ts";
import { fieldLabel } from "../shell/recordPhrase.ts";
import { useUser } from "../shell/user.ts";

/** One of the consoles there are; another one that is set already stays on offer. */
export function ConsoleControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const id = useId();
  const value = plainText(values[name]);
  const { addons } = useUser();
  const offered: readonly string[] = ["default", ...offeredConsoles(addons)];
  return (
    <Labelled id={id} label={fieldLabel(entity.name, name)} description={phraseOf(`hints.${entity.name}.${name}`, "")} error={errors[name]}>
      <select
        id={id}
        name={name}
        className={`${formStyles.input} ${formStyles.short}`}
        value={value}
        onChange={({ target }) => set(name, target.value)}
      >
        {[...new Set([...offered, ...(value ? [value] : [])])].map((console) => (
          <option key={console}>{console}</option>
        ))}
      </select>
    </Labelled>
  );
}
