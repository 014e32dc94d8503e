import type { AuditedLearners } from "@vigil/model/audit/auditWire";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../../api.ts";
import type { PaletteEntry } from "../paletteEntries.ts";
import { recordTitle } from "../recordPhrase.ts";
import { can, useUser } from "../user.ts";

const fewest = 2;
const most = 4;

/** Learners by their words, for whoever audits and does not administrate them: each leads to what there is to look at of them. */
export function useFoundLearners(domain: string, typed: string): PaletteEntry[] {
  const user = useUser();
  const words = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ["audit", "palette", words],
    queryFn: ({ signal }) =>
      call<AuditedLearners>("GET", `audit/users?${new URLSearchParams({ search: words, limit: String(most) }).toString()}`, { signal }),
    enabled: words.length >= fewest && can(user, "audit:view") && !can(user, "users:view"),
    staleTime: 30_000,
  });
  return (data?.rows ?? []).map(({ userId, firstName, lastName, username }) => ({
    key: `audit/${userId}`,
    title: [firstName, lastName, username].filter((text) => text !== "").join(" · "),
    hint: recordTitle("user"),
    go: `/${domain}/audit/${userId}`,
  }));
}
