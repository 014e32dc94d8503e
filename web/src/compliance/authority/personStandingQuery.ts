import { queryOptions } from "@tanstack/react-query";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { call } from "../../api.ts";

/** How somebody stands to each rule that concerns them. */
export const personStandingQuery = (userId: number) =>
  queryOptions({
    queryKey: ["users", "standing", userId],
    queryFn: ({ signal }) => call<RuleStanding[]>("GET", `users/${userId}/authoritystanding`, { signal }),
  });
