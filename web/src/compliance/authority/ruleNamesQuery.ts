import { queryOptions } from "@tanstack/react-query";
import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import { call } from "../../api.ts";

/** What a rule names, for who reads rules and may not open the lists of what they name. */
export const ruleNamesQuery = ({ id, revision }: { id: number; revision: number }) =>
  queryOptions({
    queryKey: [authorityRule.url, "names", id, revision],
    queryFn: ({ signal }) => call<RuleNames>("GET", `authorityrules/${id}/names`, { signal }),
  });
