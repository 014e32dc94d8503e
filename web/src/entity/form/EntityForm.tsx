import { useTranslation } from "react-i18next";
import { controlOf } from "./controls.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { fieldGroups } from "./fieldGroups.ts";
import { FormGroup } from "./FormGroup.tsx";
import type { RecordForm } from "./useRecordForm.ts";
import { useWritable } from "./useWritable.ts";

/** The form of a declaration: its fields in their groups, each with the control of its kind or its own. */
export function EntityForm({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const writable = useWritable(form);
  return fieldGroups(form.entity)
    .map((group) => ({ ...group, fields: group.fields.filter(writable) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => (
      <FormGroup key={name} title={t(`entity.groups.${name}`)}>
        {fields.map((field) => {
          const own = controlOf(form.entity.name, field);
          return own ? <div key={field}>{own(form, field)}</div> : <FieldControl key={field} form={form} name={field} />;
        })}
      </FormGroup>
    ));
}
