import { company } from "@vigil/model/organization/company";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { sql } from "kysely";
import { tableOf, visible } from "../entity/listSql.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface FoundCompany {
  id: number;
  name: string;
  kind: string;
}

/** A company that somebody is to belong to. Who may enter other domains hears that it is in one of them; to everybody else it is not there. */
export async function findCompany(
  tx: Tx,
  caller: Caller,
  id: number,
  missing = { status: 406, code: "UserCompanyNotFound" as ProblemCode },
): Promise<FoundCompany> {
  const { rows } = await sql<FoundCompany & { unfinished: boolean }>`select t.id, t.name, t.kind, t.unfinished_copy as unfinished
    from ${tableOf(company)} t where ${visible(company, "t", caller)} and t.id = ${id}`.execute(tx);
  const [found] = rows;
  if (found?.unfinished === true) throw new Problem(406, "CompanyUnfinishedCopy", { field: "companyId" });
  if (found !== undefined) return found;
  if (caller.permissions.has("domains:enter") && (await isElsewhere(tx, caller.domainId, id)))
    throw new Problem(409, "UserMoveDomainConflict", { field: "companyId" });
  throw new Problem(missing.status, missing.code, { field: "companyId" });
}

async function isElsewhere(tx: Tx, domainId: number, companyId: number): Promise<boolean> {
  const enter = (id: number) => sql`select set_config('app.domain_id', ${String(id)}, true)`.execute(tx);
  const others = await tx.selectFrom("domains").select("id").where("id", "<>", domainId).execute();
  for (const { id } of others) {
    await enter(id);
    const found = await tx.selectFrom("companies").select("id").where("domainId", "=", id).where("id", "=", companyId).executeTakeFirst();
    if (found !== undefined) return true;
  }
  await enter(domainId);
  return false;
}
