import { failedTests, ruleKinds, targetOf, type IdentityRules } from "@vigil/model/identity/identityRules";
import { Problem } from "../../problem.ts";
import { grantLevel } from "../../organization/grantLevel.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Caller } from "../access/caller.ts";

/** The whole rule set anew. Nobody lets a rule give what they could not give themselves; a rule whose tests fail is not kept. */
export async function writeRules(tx: Tx, caller: Caller, providerId: number, rules: IdentityRules): Promise<void> {
  const { domainId } = caller;
  for (const kind of ruleKinds)
    for (const [index, rule] of rules[kind].entries()) {
      const failed = failedTests(kind, rule)[0];
      if (failed !== undefined)
        throw new Problem(422, "IdentityRuleTestFailed", { field: `${kind}.${index}`, details: { name: rule.name, test: failed + 1 } });
      await requireTarget(tx, caller, kind, rule.target, `${kind}.${index}`);
    }
  await tx.deleteFrom("identityRules").where("domainId", "=", domainId).where("providerId", "=", providerId).execute();
  const rows = ruleKinds.flatMap((kind) =>
    rules[kind].map(({ target, conditions, tests, ...rule }, position) => ({
      ...rule,
      domainId,
      providerId,
      kind,
      position,
      conditions: JSON.stringify(conditions),
      tests: JSON.stringify(tests),
      [targetOf[kind]]: target,
    })),
  );
  if (rows.length > 0) await tx.insertInto("identityRules").values(rows).execute();
}

async function requireTarget(tx: Tx, caller: Caller, kind: (typeof ruleKinds)[number], id: number, field: string): Promise<void> {
  const missing = new Problem(422, "ReferenceNotFound", { field });
  if (kind === "accessLevel") {
    await grantLevel(tx, caller, id).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(error.status, error.code, { field }) : error;
    });
    return;
  }
  if (kind === "company") {
    const seen = caller.companies === "all" || caller.companies.includes(id);
    const found = await tx
      .selectFrom("companies")
      .select("kind")
      .where("domainId", "=", caller.domainId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!seen || found === undefined || found.kind === "deleted") throw missing;
    return;
  }
  const seen = caller.programs === null || caller.programs.includes(id);
  if (!seen || !(await tx.selectFrom("programs").select("id").where("id", "=", id).executeTakeFirst())) throw missing;
}
