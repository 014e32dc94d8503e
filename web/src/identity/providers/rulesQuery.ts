import type { IdentityRules } from "@vigil/model/identity/identityRules";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export type RuleSet = IdentityRules & { identityProviderId: number; version: string };

/** The rule set of one provider, kept under its identityProviderId. */
export const rulesQuery = (identityProviderId: number) =>
  queryOptions({
    queryKey: ["identityRules", identityProviderId],
    queryFn: ({ signal }) => call<RuleSet>("GET", `identityproviders/${identityProviderId}/rules`, { signal }),
  });
