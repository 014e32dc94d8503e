import { addonTypes } from "@vigil/model/organization/addon";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";

/** Which plugin, and what it is for. */
export function AddonTypeControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const chosen = addonTypes.find((type) => type === form.values[name]);
  return (
    <>
      <FieldControl form={form} name={name} />
      {chosen && <p role="status">{t(`addonPurposes.${chosen}`)}</p>}
    </>
  );
}
