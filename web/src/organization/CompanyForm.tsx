import { useTranslation } from "react-i18next";
import { FieldControl } from "../entity/form/FieldControl.tsx";
import { TimeZoneControl } from "../entity/form/TimeZoneControl.tsx";
import { CompanyData } from "./template/CompanyData.tsx";
import { FormGroup } from "../entity/form/FormGroup.tsx";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { useWritable } from "../entity/form/useWritable.ts";

/** A company: who it is, how to reach it, what holds for it. */
export function CompanyForm({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const writable = useWritable(form);
  return (
    <>
      <FormGroup title={t("entity.groups.general")}>
        <FieldControl form={form} name="name" />
        <FieldControl form={form} name="code" />
        <FieldControl form={form} name="region" />
        <TimeZoneControl form={form} name="timeZone" />
      </FormGroup>
      <FormGroup title={t("entity.groups.contact")}>
        <FieldControl form={form} name="address" />
        <FieldControl form={form} name="contactName" />
        <FieldControl form={form} name="contactEmail" />
      </FormGroup>
      <FormGroup title={t("entity.groups.training")}>
        <FieldControl form={form} name="domainCodeId" />
      </FormGroup>
      <FormGroup title={t("entity.groups.data")}>
        <CompanyData form={form} />
      </FormGroup>
      {form.record && (
        <FormGroup title={t("entity.groups.state")}>
          {writable("locked") && <FieldControl form={form} name="locked" />}
          <FieldControl form={form} name="active" />
        </FormGroup>
      )}
    </>
  );
}
