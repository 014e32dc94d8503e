import type { WorkNamed, WorkNamedPage } from "@vigil/model/measurement/work/workWire";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { missedEnough, programsGiven, rulesOf } from "../remedial/missedEnough.ts";
import { resultsThen, sameBag } from "./judgeWorkLines.ts";
import type { WorkImportRow } from "./workImportRow.ts";

/** A rule and somebody. */
export const pairKey = ({ ruleId, userId }: { ruleId: number; userId: number }): string => `${ruleId} ${userId}`;

/** Whom rules would give training if what is new in a file came in now, of those whom its sender sees: each with the rule and its programs. */
export async function namedByFile(tx: Tx, by: Caller, { domainId, id }: Pick<WorkImportRow, "domainId" | "id">): Promise<WorkNamed[]> {
  await sql`set local enable_nestloop = off`.execute(tx);
  const file = sql`select l.user_id, l.happened_at, l.category from work_import_lines l
     where l.domain_id = ${domainId} and l.import_id = ${id} and l.outcome = 'new' and l.result = 'miss'
       and not exists (select from ${resultsThen(domainId, id)} there where ${sameBag("there", "l")})`;
  const found = (await missedEnough(tx, domainId, rulesOf(domainId, "all"), file)).filter(
    ({ companyId }) => by.companies === "all" || by.companies.includes(companyId),
  );
  await sql`set local enable_nestloop = on`.execute(tx);
  const rules = new Map(
    (await tx.selectFrom("remedialRules").select(["id", "name", "category"]).where("domainId", "=", domainId).execute()).map((rule) => [
      rule.id,
      rule,
    ]),
  );
  const named = new Map<string, WorkNamed>();
  for (const { program, ...one } of await programsGiven(tx, domainId, found)) {
    const { ruleId, userId, name, username, company, misses, ofFile, dueOn } = one;
    const { name: rule = "", category = "any" } = rules.get(ruleId) ?? {};
    const known = named.get(pairKey(one));
    if (known === undefined)
      named.set(pairKey(one), {
        ruleId,
        rule,
        userId,
        name: name ?? username,
        username,
        company,
        category,
        misses,
        ofFile,
        programs: [program],
        dueOn,
      });
    else known.programs.push(program);
  }
  // whom this file gives something stand first
  return [...named.values()].toSorted((one, other) => Number(other.ofFile > 0) - Number(one.ofFile > 0));
}

/** One page of them. */
export function namedPage(all: readonly WorkNamed[], { page, limit }: { page: number; limit: number }): WorkNamedPage {
  return {
    count: all.length,
    older: all.filter(({ ofFile }) => ofFile === 0).length,
    digest: namedDigest(all),
    rows: all.slice((page - 1) * limit, page * limit),
  };
}

/** Of who is named by which rule, whatever the order. */
export const namedDigest = (all: readonly WorkNamed[]): string =>
  createHash("sha256")
    .update(
      all
        .map(pairKey)
        .toSorted((one, other) => (one < other ? -1 : 1))
        .join(),
    )
    .digest("hex");
