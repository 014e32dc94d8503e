import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import type { Policy } from "./policy.ts";

/** What a domain asks of passwords, for pages behind the sign-in. */
export const policyQuery = (domain: string) =>
  queryOptions({
    queryKey: ["policy", domain],
    queryFn: ({ signal }) => call<Policy>("GET", `domains/policy/${encodeURIComponent(domain)}`, { signal }),
    staleTime: 60_000,
  });
