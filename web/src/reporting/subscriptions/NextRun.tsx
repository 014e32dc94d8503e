import { useQuery } from "@tanstack/react-query";
import { formatInstant } from "../../ui/format.ts";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";
import { zonedWhen } from "./zonedWhen.ts";

/** When a report is mailed next, by the clocks that its time of day is told by. */
export function NextRun({ at }: { at: string }) {
  const { data } = useQuery(subscriptionSettingQuery);
  return <time dateTime={at}>{data?.zone ? zonedWhen(at, data.zone) : formatInstant(at)}</time>;
}
