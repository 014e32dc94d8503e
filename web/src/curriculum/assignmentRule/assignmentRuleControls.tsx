import type { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import type { Controls } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";
import { RulePreview } from "../assignment/RulePreview.tsx";

/** Whoever does not see every company names those that they see: leaving it empty is refused. */
function RuleCompanies({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  if (can(useUser(), "companies:all")) return <FieldControl form={form} name={name} />;
  return <FieldControl form={form} name={name} hint={t("assignment.anyOfThese")} needed />;
}

/** Behind the last field stands what the rule would do. */
export const assignmentRuleControls: Controls<typeof assignmentRule> = {
  companies: (form, name) => <RuleCompanies form={form} name={name} />,
  endsAfter: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <RulePreview form={form} />
    </>
  ),
};
