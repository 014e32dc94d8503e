import { useQuery } from "@tanstack/react-query";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";
import { runWhen } from "./zonedWhen.ts";

/** When a subscription runs, by the clocks of the domain. */
export function NextRun({ at }: { at: string }) {
  const { data, isPending } = useQuery(subscriptionSettingQuery);
  return <time dateTime={at}>{isPending ? "" : runWhen(at, data?.zone)}</time>;
}
