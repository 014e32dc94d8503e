import { identityRules, ruleKinds, targetOf, type IdentityRules } from "@vigil/model/identity/identityRules";
import type { Tx } from "../../storage/asDomain.ts";

/** The rule set of one provider, each kind in its order. */
export async function readRules(tx: Tx, domainId: number, providerId: number): Promise<IdentityRules> {
  const rows = await tx
    .selectFrom("identityRules")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("providerId", "=", providerId)
    .orderBy("position")
    .execute();
  const ofKind = (kind: (typeof ruleKinds)[number]) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => {
        const { name, description, match, conditions, tests } = row;
        return { name, description, match, conditions, tests, target: row[targetOf[kind]] };
      });
  return identityRules.parse(Object.fromEntries(ruleKinds.map((kind) => [kind, ofKind(kind)])));
}
