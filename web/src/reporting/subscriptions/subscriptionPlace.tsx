import type { subscription } from "@vigil/model/reporting/subscription";
import type { Place } from "../../entity/place.ts";

export const subscriptionPlace: Place<typeof subscription> = {
  groups: {
    general: ["description", "scope", "reportId", "reportName", "format", "locale", "owner"],
    schedule: ["interval", "period", "time", "nextRunAt", "endsOn", "lastRunAt", "running"],
    assignment: ["users", "excludeCompanies"],
  },
  controls: async () => (await import("./subscriptionControls.tsx")).subscriptionControls,
  cells: async () => (await import("./subscriptionCells.tsx")).subscriptionCells,
  tabs: async () => (await import("./subscriptionTabs.tsx")).subscriptionTabs,
  listActions: async () => (await import("./NoMailTag.tsx")).NoMailTag,
  aside: async () => {
    const [{ NoMailNote }, { NoReadersNote }] = await Promise.all([import("./NoMailNote.tsx"), import("./NoReadersNote.tsx")]);
    return ({ users }) => (
      <>
        <NoMailNote />
        <NoReadersNote users={users} />
      </>
    );
  },
  rowActions: async () => {
    const { RunSubscription } = await import("./RunSubscription.tsx");
    return ({ record, mayEdit }) => (mayEdit ? <RunSubscription id={record.id} /> : null);
  },
};
