import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput, Textarea, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel, optionLabel } from "../../shell/recordPhrase.ts";
import { firstDate, lastDate } from "@vigil/model/values/calendarDate";
import { emptyValue, typedNumber } from "../fieldValue.ts";
import { withDay } from "../../ui/withDay.tsx";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import { instantOf, localTime } from "../filter/localTime.ts";
import { PairsControl } from "./PairsControl.tsx";
import { plainText } from "../plainText.ts";
import { ReferenceControl } from "./ReferenceControl.tsx";
import { ReferencesControl } from "./ReferencesControl.tsx";
import type { RecordForm } from "./useRecordForm.ts";

interface FieldControlProps {
  form: RecordForm;
  name: string;
  /** In place of its usual one, for a reader of whom that is not true. */
  hint?: string | undefined;
  /** Of this reader, whatever the declaration says. */
  needed?: boolean;
}

/** The control of a field, by its kind. */
export function FieldControl({ form, name, hint, needed }: FieldControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const { entity, values, errors, set, check } = form;
  const field = entity.fields[name];
  if (!field || !form.names.includes(name)) return null;
  const value = values[name];
  const text = plainText(value);
  const common = {
    name,
    label: fieldLabel(entity.name, name),
    description: hint ?? phraseOf(`hints.${entity.name}.${name}`, ""),
    error: errors[name],
    onBlur: () => check(name),
    // Whatever may stay empty says nothing; what must be filled in is marked.
    withAsterisk: needed === true || field.needed === true || (!field.nullable && field.initial === undefined && field.kind !== "secret"),
  };
  const setText = (typed: string) => set(name, typed === "" ? emptyValue(field) : typed);
  switch (field.kind) {
    case "text":
      return <TextInput {...common} value={text} dir="auto" autoComplete="off" onChange={({ target }) => setText(target.value)} />;
    case "longText":
      return <Textarea {...common} value={text} rows={3} dir="auto" onChange={({ target }) => setText(target.value)} />;
    case "integer":
    case "decimal":
      return (
        <TextInput
          {...common}
          className={styles.short}
          type="number"
          min={field.min}
          max={field.max}
          step={field.kind === "integer" ? 1 : "any"}
          value={text}
          onChange={({ target }) => set(name, typedNumber(field, target.value))}
        />
      );
    case "yesNo":
      return (
        <div className={styles.yesNo}>
          <label>
            <input type="checkbox" name={name} checked={value === true} onChange={({ target }) => set(name, target.checked)} />
            {common.label}
          </label>
          {common.description && <p className={styles.hint}>{common.description}</p>}
          {common.error && <p className={styles.error}>{common.error}</p>}
        </div>
      );
    case "choice":
      return (
        <Labelled id={id} label={common.label} description={common.description} error={common.error} withAsterisk={common.withAsterisk}>
          <select
            id={id}
            name={name}
            className={`${styles.input} ${styles.short}`}
            value={text}
            onBlur={common.onBlur}
            onChange={({ target }) => set(name, target.value)}
          >
            {text === "" && !field.options?.includes("") && <option value="">{t("entity.choose")}</option>}
            {field.options?.map((option) => (
              <option key={option} value={option}>
                {optionLabel(entity.name, name, option)}
              </option>
            ))}
          </select>
        </Labelled>
      );
    case "date":
      return (
        <TextInput
          {...common}
          className={styles.short}
          type="date"
          min={firstDate}
          max={lastDate}
          inputContainer={(input) => withDay(input, text)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      );
    case "instant":
      return (
        <TextInput
          {...common}
          className={styles.short}
          type="datetime-local"
          value={localTime(text)}
          onChange={({ target }) => setText(target.value && instantOf(target.value))}
        />
      );
    case "reference":
      return (
        <ReferenceControl
          {...common}
          to={field.to ?? ""}
          value={typeof value === "number" ? value : null}
          nullable={field.nullable}
          set={(chosen) => set(name, chosen)}
        />
      );
    case "references":
      return (
        <ReferencesControl
          {...common}
          to={field.to ?? ""}
          value={Array.isArray(value) ? (value as number[]) : []}
          set={(ids) => set(name, ids)}
        />
      );
    case "json":
      return <PairsControl {...common} value={value} set={(data) => set(name, data)} />;
    case "secret":
      return (
        <PasswordInput
          {...common}
          description={form.record ? t("entity.secretHint") : common.description}
          value={text}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
          onChange={({ target }) => set(name, target.value)}
        />
      );
  }
}
