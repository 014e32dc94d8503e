import type { AddonType } from "@vigil/model/organization/addon";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What belongs to a plugin is refused where the domain does not have it. */
export async function requireAddon(tx: Tx, domainId: number, type: AddonType, code: ProblemCode = "AddonOff"): Promise<void> {
  if (!(await hasAddon(tx, domainId, type))) throw new Problem(403, code);
}

export async function hasAddon(tx: Tx, domainId: number, type: AddonType): Promise<boolean> {
  const found = await tx
    .selectFrom("addons")
    .select("id")
    .where("domainId", "=", domainId)
    .where("type", "=", type)
    .where("active", "=", true)
    .executeTakeFirst();
  return found !== undefined;
}
