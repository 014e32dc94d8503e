import { queryOptions } from "@tanstack/react-query";
import { subscription } from "@vigil/model/reporting/subscription";
import { call } from "../../api.ts";
import { isKnownZone } from "./zonedWhen.ts";

/** Whether there is a mail server, and the domain's own zone: an account knows that of its company. */
export const subscriptionSettingQuery = queryOptions({
  queryKey: [subscription.url, "mail"],
  queryFn: ({ signal }) => call<{ mail: boolean; zone: string }>("GET", `${subscription.url}/mail`, { signal }),
  select: ({ mail, zone }) => ({ mail, zone: isKnownZone(zone) ? zone : undefined }),
});
