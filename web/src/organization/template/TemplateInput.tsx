import { TextInput } from "@mantine/core";
import type { TemplateField } from "@vigil/model/organization/templateFields";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { Labelled } from "../../entity/form/Labelled.tsx";

interface TemplateInputProps {
  field: TemplateField;
  value: unknown;
  set: (value: unknown) => void;
}

/** One field that a template asks for, with the control of its kind. */
export function TemplateInput({ field: { key, title, type, required, options }, value, set }: TemplateInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const common = { name: `data.${key}`, label: title, withAsterisk: required };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (type === "yesNo")
    return (
      <div className={formStyles.yesNo}>
        <label>
          <input type="checkbox" name={common.name} checked={value === true} onChange={({ target }) => set(target.checked)} />
          {title}
        </label>
      </div>
    );
  if (type === "choice")
    return (
      <Labelled id={id} label={title} withAsterisk={required}>
        <select
          id={id}
          name={common.name}
          className={`${formStyles.input} ${formStyles.short}`}
          value={text}
          onChange={({ target }) => set(target.value)}
        >
          <option value="">{t("entity.choose")}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </Labelled>
    );
  if (type === "number")
    return (
      <TextInput
        {...common}
        className={formStyles.short}
        type="number"
        step="any"
        value={text}
        onChange={({ target }) => set(target.value === "" ? "" : Number(target.value))}
      />
    );
  return (
    <TextInput
      {...common}
      className={formStyles.short}
      type={type === "date" ? "date" : "text"}
      maxLength={1000}
      dir="auto"
      value={text}
      onChange={({ target }) => set(target.value)}
    />
  );
}
