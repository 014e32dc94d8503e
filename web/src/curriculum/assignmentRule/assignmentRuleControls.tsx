import type { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { RulePreview } from "../assignment/RulePreview.tsx";

/** Behind the last field stands what the rule would do. */
export const assignmentRuleControls: Controls<typeof assignmentRule> = {
  endsAfter: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <RulePreview form={form} />
    </>
  ),
};
