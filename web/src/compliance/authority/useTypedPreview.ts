import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { useSettled } from "../../ui/useSettled.ts";
import { previewBody } from "./previewBody.ts";
import { useRulePreview } from "./useRulePreview.ts";

/** Where the whole preview stands in the form. */
export const previewId = "rule-preview";
/** Of many people it takes seconds: it is asked for when nothing was typed for a while. */
const pauseMs = 500;

/** The preview of the rule as it stands in a form, wherever the form shows it. */
export function useTypedPreview(form: RecordForm) {
  const id = form.record?.id ?? null;
  const settled = useSettled(form.values, pauseMs) as Partial<AuthorityRule>;
  const body = previewBody(settled, id);
  // between a keystroke and the pause behind it what was worked out is of another text than the one that stands there
  const now = previewBody(form.values, id);
  return { settled, body, now, typing: JSON.stringify(now) !== JSON.stringify(body), ...useRulePreview(body) };
}
