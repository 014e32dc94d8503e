import { lazy } from "react";
import type { Place } from "../../entity/place.ts";
import type { RecordTab } from "../../entity/record/recordTab.ts";

const History = lazy(async () => ({ default: (await import("./History.tsx")).History }));

/** What happened to a record, as the events tell it: each record has it, whatever its list. */
export const historyTab = (entityName: string, history: Exclude<Place["history"], "none">): RecordTab => ({
  name: "history",
  title: "entity.tabs.history",
  needs: "events:view",
  show: ({ id }, domain) => (
    <History key={`${entityName}/${id}`} domain={domain} filters={history?.(id) ?? { subjectEntity: entityName, subjectId: String(id) }} />
  ),
});
