import { useId } from "react";
import type { RecordForm } from "../../../entity/form/useRecordForm.ts";
import { Labelled } from "../../../entity/form/Labelled.tsx";
import formStyles from "../../../entity/form/Form.module.css";
import { fieldLabel, optionLabel } from "../../../shell/recordPhrase.ts";

interface Props {
  form: RecordForm;
  name: string;
}

/** Innocent or threat: what goes with the one is taken away with the other. */
export function KindControl({ form, name }: Props) {
  const choose = (kind: string) => {
    form.set("kind", kind);
    form.set("decision", kind === "threat" ? "R" : "P");
    if (kind === "threat") return;
    form.set("threatCategory", null);
    form.set("threatDescription", null);
  };
  return <Choice form={form} name={name} options={["innocent", "threat"]} choose={choose} />;
}

/** The decisions that its kind allows. */
export const DecisionControl = ({ form, name }: Props) => (
  <Choice
    form={form}
    name={name}
    options={form.values["kind"] === "threat" ? ["H", "R"] : ["P", "R"]}
    choose={(decision) => form.set(name, decision)}
  />
);

function Choice({ form, name, options, choose }: Props & { options: readonly string[]; choose: (option: string) => void }) {
  const id = useId();
  const value = form.values[name];
  return (
    <Labelled id={id} label={fieldLabel(form.entity.name, name)} error={form.errors[name]}>
      <select
        id={id}
        name={name}
        className={`${formStyles.input} ${formStyles.short}`}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(form.entity.name, name, option)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
