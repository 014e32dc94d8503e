import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import { Labelled } from "../../entity/form/Labelled.tsx";
import { plainText } from "../../entity/plainText.ts";
import form from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { can, useUser } from "../../shell/user.ts";

/** What is agreed with a customer: shown to its administrator, written by who adds domains. */
export function TermControl({ form: record, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const user = useUser();
  if (can(user, "domains:add")) return <FieldControl form={record} name={name} />;
  const value = record.values[name];
  // references and free data are told on the record's page
  if (typeof value !== "string" && typeof value !== "number") return null;
  if (record.entity.fields[name]?.kind === "reference") return null;
  return (
    <Labelled id={id} label={fieldLabel(record.entity.name, name)} description={t("domainSettings.agreed")}>
      <input id={id} className={`${form.input} ${form.short}`} value={plainText(value)} readOnly dir="auto" />
    </Labelled>
  );
}
