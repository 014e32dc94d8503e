import { Problem } from "../../problem.ts";
import type { Caller } from "./caller.ts";
import { keepsShared } from "./keepsShared.ts";

/** A record of the catalogue is changed by its own domain, a shared one by those who keep it; row security shows no other. */
export function requireOwner(caller: Pick<Caller, "permissions">, ...records: { ownerDomainId: number | null }[]): void {
  if (records.some(({ ownerDomainId }) => ownerDomainId === null) && !keepsShared(caller)) throw new Problem(403, "Forbidden");
}
