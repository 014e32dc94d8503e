import type { SubscriptionScope } from "@vigil/model/reporting/subscription";
import { useQuery } from "@tanstack/react-query";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";
import { runWhen } from "./zonedWhen.ts";

/** When a subscription runs, by the clocks that its time of day is told by. */
export function NextRun({ at, scope }: { at: string; scope: SubscriptionScope | undefined }) {
  const { data, isPending } = useQuery(subscriptionSettingQuery);
  return <time dateTime={at}>{isPending ? "" : runWhen(at, scope, data?.zone)}</time>;
}
