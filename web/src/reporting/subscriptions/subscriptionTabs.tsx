import type { subscription } from "@vigil/model/reporting/subscription";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const SubscriptionRuns = lazy(async () => ({ default: (await import("./SubscriptionRuns.tsx")).SubscriptionRuns }));

export const subscriptionTabs: Tabs<typeof subscription> = [
  { name: "runs", title: "subscriptions.runs", show: (record) => <SubscriptionRuns record={record} /> },
];
