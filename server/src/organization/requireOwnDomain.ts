import type { ChangeOf } from "@vigil/model/entity/entity";
import { domainTerms, type domain } from "@vigil/model/organization/domain";
import type { View } from "../entity/view.ts";
import { getRecord } from "../entity/readRecords.ts";
import { isAllowedAddress } from "../identity/signIn/allowedAddress.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

type Change = ChangeOf<typeof domain>;

/** Refuses what a domain's own administrator may not say of it, and what would shut the one who says it out. */
export async function requireOwnDomain(tx: Tx, view: View<typeof domain>, changes: readonly Change[]): Promise<void> {
  const { caller } = view;
  for (const change of changes) {
    if (!caller.permissions.has("domains:add")) await requireTerms(tx, view, change);
    if (change.id !== caller.homeDomainId) continue;
    if (change.allowedAddresses && !isAllowedAddress(change.allowedAddresses, caller.address))
      throw new Problem(409, "AddressLockout", { field: "allowedAddresses", details: { address: caller.address } });
  }
}

async function requireTerms(tx: Tx, view: View<typeof domain>, change: Change): Promise<void> {
  const named = domainTerms.filter((name) => change[name] !== undefined);
  if (named.length === 0) return;
  const before = await getRecord(tx, view, change.id);
  // a record that is sent back as it was read changes nothing
  const changed = named.find((name) => JSON.stringify(change[name]) !== JSON.stringify(before[name]));
  if (changed !== undefined) throw new Problem(403, "DomainTerms", { field: changed });
}
