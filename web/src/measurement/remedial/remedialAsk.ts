import { remedialRule, type RemedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import { remedialPreviewBody, type RemedialAsk, type RemedialPreview } from "@vigil/model/measurement/remedial/remedialWire";
import { call } from "../../api.ts";

/** What a preview of the rule as it is typed is asked with; nothing while it makes no sense yet. */
export function remedialAsk(
  { category, misses, withinDays, dueAfter, programs = [], companies = [] }: Partial<RemedialRule>,
  id: number | null,
): RemedialAsk | undefined {
  const read = remedialPreviewBody.safeParse({ id, category, misses, withinDays, dueAfter, programs, companies });
  return read.success && programs.length > 0 ? read.data : undefined;
}

export const askRemedial = (body: RemedialAsk | undefined, signal?: AbortSignal) =>
  call<RemedialPreview>("POST", `${remedialRule.url}/preview`, { body, ...(signal && { signal }) });
