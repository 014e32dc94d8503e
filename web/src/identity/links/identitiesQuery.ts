import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export interface LinkedIdentity {
  identityProviderId: number;
  name: string;
  subject: string;
  createdAt: string;
  /** This provider keeps the account up to date. */
  managing: boolean;
}

export const identitiesQuery = (userId: number) =>
  queryOptions({
    queryKey: ["users", "identities", userId],
    queryFn: ({ signal }) => call<LinkedIdentity[]>("GET", `users/${userId}/identities`, { signal }),
  });
