import { company } from "@vigil/model/organization/company";
import type { CompanyMoveCall } from "@vigil/model/organization/companyMove";
import { user } from "@vigil/model/organization/user";
import { sql, type RawBuilder } from "kysely";
import pg from "pg";
import { writeWords } from "../../entity/writeWords.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { requireProgramsFit } from "../domainCodesFit.ts";
import { stepInto } from "../stepInto.ts";
import { leftBehind, namedBy, type Movers } from "./companyBaggage.ts";
import { look, type LookedAt } from "./lookAtMove.ts";

type Row = Record<string, unknown>;

/** What goes along, as rows of the tables it is in. */
interface Baggage {
  companies: Row[];
  users: Row[];
  sites: Row[];
  assignments: Row[];
  configurations: Row[];
}

/** All or nothing: the companies with their people, their numbers and passwords, and what all domains share of their programs and configurations. */
export async function moveCompanies(
  tx: Tx,
  caller: Caller,
  targetId: number,
  call: CompanyMoveCall,
): Promise<{ companies: number; users: number }> {
  const seen = await look(tx, caller, targetId, call);
  refuse(seen);
  for (const movers of seen.movers) {
    const { domainId: from, companyIds, userIds } = movers;
    const about = { type: "company.changeDomain", data: { from, to: targetId, users: userIds.length } } as const;
    const baggage = await stepInto(tx, caller.domainId, from, async () => {
      const packed = await pack(tx, movers);
      await leave(tx, movers);
      for (const id of companyIds) await writeEvent(tx, { ...caller, domainId: from }, { ...about, subject: { entity: "company", id } });
      return packed;
    });
    await stepInto(tx, caller.domainId, targetId, async () => {
      await arrive(tx, targetId, baggage);
      await writeWords(tx, company, targetId, companyIds);
      await writeWords(tx, user, targetId, userIds);
      await requireProgramsFit(tx, targetId, { companyIds, field: "programs" });
      for (const id of companyIds)
        await writeEvent(tx, { ...caller, domainId: targetId }, { ...about, subject: { entity: "company", id } });
    });
  }
  const sum = (count: (movers: Movers) => number) => seen.movers.reduce((total, movers) => total + count(movers), 0);
  return { companies: sum(({ companyIds }) => companyIds.length), users: sum(({ userIds }) => userIds.length) };
}

function refuse({ preview: { holds, taken, twice } }: LookedAt): void {
  const named = (names: readonly string[]) => ({
    field: "companies",
    details: { names: names.slice(0, 20).join(", "), count: names.length },
  });
  if (twice.length > 0) throw new Problem(409, "DomainUsersShareName", named(twice));
  if (taken.length > 0) throw new Problem(409, "DomainUserConflict", named(taken));
  if (holds.length > 0) throw new Problem(409, "CompanyMoveHeld", { field: "companies", details: { holds } });
}

const rowsOf = async (tx: Tx, table: string, where: RawBuilder<unknown>): Promise<Row[]> =>
  (await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(tx.withoutPlugins())).rows.map(
    ({ row }) => row,
  );

async function pack(tx: Tx, movers: Movers): Promise<Baggage> {
  const { domainId, companyIds, userIds } = movers;
  const companies = await rowsOf(tx, "companies", sql`t.domain_id = ${domainId} and t.id = any(${companyIds}::bigint[])`);
  const { rows: shared } = await sql<{ id: number }>`select id from company_templates where owner_domain_id is null`.execute(tx);
  const templates = new Set(shared.map(({ id }) => id));
  return {
    companies: companies.map((row) => (templates.has(Number(row["company_template_id"])) ? row : { ...row, company_template_id: null })),
    // whoever a provider of the old domain kept is kept by nobody now
    users: (await rowsOf(tx, "users", sql`t.domain_id = ${domainId} and t.id = any(${userIds}::bigint[])`)).map((row) => ({
      ...row,
      managed_by: null,
    })),
    sites: await rowsOf(tx, "user_sites", sql`${namedBy(movers, "user_id")} and ${namedBy(movers, "company_id")}`),
    assignments: await rowsOf(
      tx,
      "program_assignments",
      sql`${namedBy(movers, "user_id")} and t.source = 'user'
        and t.program_id in (select program.id from programs program where program.owner_domain_id is null)`,
    ),
    configurations: await rowsOf(
      tx,
      "configuration_assignments",
      sql`${namedBy(movers, "company_id")} and t.course_id is null
        and t.configuration_id in (select shared.id from configurations shared where shared.owner_domain_id is null)`,
    ),
  };
}

async function leave(tx: Tx, movers: Movers): Promise<void> {
  const { domainId, companyIds, userIds } = movers;
  const gone = async (table: string, where: RawBuilder<unknown>) => sql`delete from ${sql.table(table)} t where ${where}`.execute(tx);
  for (const [table, column] of leftBehind) await gone(table, namedBy(movers, column));
  try {
    await gone("users", sql`t.domain_id = ${domainId} and t.id = any(${userIds}::bigint[])`);
    await gone("companies", sql`t.domain_id = ${domainId} and t.id = any(${companyIds}::bigint[])`);
  } catch (error) {
    // named by something that came after the look
    if (error instanceof pg.DatabaseError && error.code === "23503")
      throw new Problem(409, "CompanyMoveHeld", { field: "companies", details: { holds: [] } });
    throw error;
  }
}

async function arrive(tx: Tx, domainId: number, { companies, users, sites, assignments, configurations }: Baggage): Promise<void> {
  for (const [table, rows] of [
    ["companies", companies],
    ["users", users],
    ["user_sites", sites],
    ["program_assignments", assignments],
    ["configuration_assignments", configurations],
  ] as const) {
    if (rows.length === 0) continue;
    const { rows: known } = await sql<{ name: string }>`select column_name::text as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
    const columns = sql.join(known.map(({ name }) => sql.ref(name)));
    const moved = JSON.stringify(rows.map((row) => ({ ...row, domain_id: domainId })));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${moved}::jsonb)`.execute(tx.withoutPlugins());
  }
}
