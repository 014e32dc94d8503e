import type { subscription } from "@vigil/model/reporting/subscription";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const SubscriptionRuns = lazy(async () => ({ default: (await import("./SubscriptionRuns.tsx")).SubscriptionRuns }));

export const subscriptionPlace: Place<typeof subscription> = {
  groups: {
    general: ["description", "scope", "locale"],
    schedule: ["interval", "period", "time", "nextRunAt", "lastRunAt", "running"],
    assignment: ["users", "excludeCompanies"],
  },
  controls: async () => (await import("./subscriptionControls.tsx")).subscriptionControls,
  tabs: [{ name: "runs", title: "subscriptions.runs", show: (record) => <SubscriptionRuns record={record} /> }],
  rowActions: async () => {
    const { RunSubscription } = await import("./RunSubscription.tsx");
    return ({ record, mayEdit }) => (mayEdit ? <RunSubscription id={record.id} /> : null);
  },
};
