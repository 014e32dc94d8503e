import { Textarea } from "@mantine/core";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import type { RecordForm } from "./useRecordForm.ts";

/** A list of short texts, one in a line. */
export function LinesControl({ form: { entity, values, errors, set, check }, name }: { form: RecordForm; name: string }) {
  const value = values[name];
  const lines = Array.isArray(value) ? value.map(String) : [];
  return (
    <Textarea
      name={name}
      label={fieldLabel(entity.name, name)}
      description={phraseOf(`hints.${entity.name}.${name}`, "")}
      error={errors[name]}
      rows={Math.max(3, lines.length + 1)}
      dir="auto"
      defaultValue={lines.join("\n")}
      onChange={({ target }) =>
        set(
          name,
          target.value
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }
      onBlur={() => check(name)}
    />
  );
}
