import type { AsDomain, Tx } from "../../storage/asDomain.ts";
import type { Caller } from "./caller.ts";
import { keepsShared } from "./keepsShared.ts";

/** A transaction in the caller's domain that may write what all domains share where the caller keeps it. */
export const asKeeper = <T>(
  asDomain: AsDomain,
  caller: Pick<Caller, "domainId" | "permissions">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => asDomain(caller.domainId, work, { shared: keepsShared(caller) });
