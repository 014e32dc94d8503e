import { systemDomain } from "../../storage/systemDomain.ts";
import type { Caller } from "./caller.ts";
import { keepsShared } from "./keepsShared.ts";

/** What its keepers make in the system domain is shared by all (null); what everybody else makes is their domain's own. */
export const ownerOfNew = (caller: Pick<Caller, "domainId" | "permissions">): number | null =>
  caller.domainId === systemDomain && keepsShared(caller) ? null : caller.domainId;
