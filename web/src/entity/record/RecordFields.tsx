import { CompanyForm } from "../../organization/CompanyForm.tsx";
import { UserForm } from "../../organization/UserForm.tsx";
import { EntityForm } from "../form/EntityForm.tsx";
import type { RecordForm } from "../form/useRecordForm.ts";

/** The fields of a record's form: written by hand where that serves people better, else from the declaration. */
export function RecordFields({ form }: { form: RecordForm }) {
  switch (form.entity.name) {
    case "company":
      return <CompanyForm form={form} />;
    case "user":
      return <UserForm form={form} />;
    default:
      return <EntityForm form={form} />;
  }
}
