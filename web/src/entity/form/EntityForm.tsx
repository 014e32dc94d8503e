import { useTranslation } from "react-i18next";
import { FieldControl } from "./FieldControl.tsx";
import { fieldGroups } from "./fieldGroups.ts";
import { FormGroup } from "./FormGroup.tsx";
import styles from "./Form.module.css";
import type { RecordPlace } from "../record/recordPlace.ts";
import type { RecordForm } from "./useRecordForm.ts";
import { useWritable } from "./useWritable.ts";

/** The form of a declaration: its fields in their groups, each with the control of its kind or its own. */
export function EntityForm({ form, place: { place, controls } }: { form: RecordForm; place: RecordPlace }) {
  const { t } = useTranslation();
  const writable = useWritable(form);
  return fieldGroups(form.entity, place.groups)
    .map((group) => ({ ...group, fields: group.fields.filter(writable) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => (
      <FormGroup key={name} title={t(`entity.groups.${name}`)}>
        {fields.map((field) => {
          const own = controls[field];
          return (
            <div key={field} data-field={field} className={styles.field}>
              {own ? own(form, field) : <FieldControl form={form} name={field} />}
            </div>
          );
        })}
      </FormGroup>
    ));
}
