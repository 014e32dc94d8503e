import type { CompanyHold } from "@vigil/model/organization/companyMove";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** Tables whose rows hold a company and its people where they are, by the column that names them. */
const holding: Record<Exclude<CompanyHold, "levels" | "merged">, readonly (readonly [string, "user_id" | "company_id"])[]> = {
  results: [
    ["program_statuses", "user_id"],
    ["exam_attempts", "user_id"],
    ["simulator_sessions", "user_id"],
    ["quiz_statuses", "user_id"],
    ["integrity_flags", "user_id"],
  ],
  certificates: [["program_certificates", "user_id"]],
  credits: [
    ["credits", "company_id"],
    ["user_credits", "user_id"],
  ],
  classroom: [
    ["training_events", "company_id"],
    ["training_event_users", "user_id"],
    ["trainer_authorizations", "user_id"],
    ["trainer_authorization_companies", "company_id"],
  ],
  transfers: [
    ["program_transfer_companies", "company_id"],
    ["program_transfer_results", "user_id"],
  ],
  rules: [["identity_rules", "company_id"]],
};

/** What is theirs in the old domain only and means nothing in another one. */
export const leftBehind: readonly (readonly [string, "user_id" | "company_id"])[] = [
  ["sessions", "user_id"],
  ["known_devices", "user_id"],
  ["identities", "user_id"],
  ["recoveries", "user_id"],
  ["training_leases", "user_id"],
  ["page_clocks", "user_id"],
  ["group_members", "user_id"],
  ["user_sites", "user_id"],
  ["user_sites", "company_id"],
  ["user_scope_groups", "user_id"],
  ["user_scope_programs", "user_id"],
  ["quiz_assignments", "user_id"],
  ["subscription_users", "user_id"],
  ["subscription_mails", "user_id"],
  ["subscription_excluded_companies", "company_id"],
  ["table_export_companies", "company_id"],
  ["resource_companies", "company_id"],
  ["program_assignments", "user_id"],
  ["configuration_assignments", "company_id"],
];

/** Some companies of one domain, and whoever belongs to them. */
export interface Movers {
  domainId: number;
  companyIds: readonly number[];
  userIds: readonly number[];
}

export const namedBy = ({ domainId, companyIds, userIds }: Movers, column: "user_id" | "company_id"): RawBuilder<unknown> =>
  sql`t.domain_id = ${domainId} and ${sql.ref(`t.${column}`)} = any(${column === "user_id" ? userIds : companyIds}::bigint[])`;

export async function countOf(tx: Tx, table: string, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} t where ${where}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What stands in the way, with how much of it there is. */
export async function holdsOf(tx: Tx, movers: Movers): Promise<{ hold: CompanyHold; count: number }[]> {
  const holds: { hold: CompanyHold; count: number }[] = [];
  for (const [hold, tables] of Object.entries(holding) as [CompanyHold, (typeof holding)["results"]][]) {
    let count = 0;
    for (const [table, column] of tables) count += await countOf(tx, table, namedBy(movers, column));
    holds.push({ hold, count });
  }
  const { domainId, userIds } = movers;
  const theirs = sql`t.domain_id = ${domainId} and t.id = any(${userIds}::bigint[])`;
  // a level that a domain made is not there in another, and one that is like it may give more
  const ownLevel = sql`${theirs} and t.access_level_id in (select level.id from access_levels level where level.owner_domain_id is not null)`;
  holds.push({ hold: "levels", count: await countOf(tx, "users", ownLevel) });
  const merged = sql`t.domain_id = ${domainId} and (t.id = any(${userIds}::bigint[]) and t.merged_into is not null or t.merged_into = any(${userIds}::bigint[]))`;
  holds.push({ hold: "merged", count: await countOf(tx, "users", merged) });
  return holds.filter(({ count }) => count > 0);
}
