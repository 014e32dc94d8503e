import type { AddonType } from "@vigil/model/organization/addon";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What belongs to a plugin is refused where the domain does not have it. */
export async function requireAddon(tx: Tx, domainId: number, type: AddonType): Promise<void> {
  const found = await tx
    .selectFrom("addons")
    .select("id")
    .where("domainId", "=", domainId)
    .where("type", "=", type)
    .where("active", "=", true)
    .executeTakeFirst();
  if (found === undefined) throw new Problem(403, "AddonOff");
}
