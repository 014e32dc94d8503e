import type { MergeAccount, MergeHolding, MergePreview, OpenRun } from "@vigil/model/organization/userMerge";
import { sql } from "kysely";
import { resetPreview } from "../../training/resets/resetPreview.ts";
import type { Tx } from "../../storage/asDomain.ts";

type Person = Omit<MergeAccount, "holds">;

/** What the two accounts are and hold, and the programs of which one run only can go on. */
export async function mergePreview(tx: Tx, domainId: number, keptId: number, mergedId: number): Promise<MergePreview> {
  const programs = await sharedRuns(tx, domainId, keptId, mergedId);
  return {
    kept: await accountOf(tx, domainId, keptId),
    merged: await accountOf(tx, domainId, mergedId),
    programs: await Promise.all(
      programs.map(async ({ programId, name, keptRun, mergedRun }) => ({
        programId,
        name,
        kept: await runOf(tx, domainId, keptRun),
        merged: await runOf(tx, domainId, mergedRun),
      })),
    ),
  };
}

export interface SharedRun {
  programId: number;
  name: string;
  keptRun: number;
  mergedRun: number;
}

/** Programs that both have a run of that is not closed. */
export async function sharedRuns(tx: Tx, domainId: number, keptId: number, mergedId: number): Promise<SharedRun[]> {
  const { rows } = await sql<SharedRun>`select program.id as program_id, program.name, kept.id as kept_run, merged.id as merged_run
      from program_statuses kept
      join program_statuses merged on merged.domain_id = kept.domain_id and merged.program_id = kept.program_id
        and merged.user_id = ${mergedId} and merged.closed_at is null
      join programs program on program.id = kept.program_id
     where kept.domain_id = ${domainId} and kept.user_id = ${keptId} and kept.closed_at is null order by program.name`.execute(tx);
  return rows;
}

async function runOf(tx: Tx, domainId: number, id: number): Promise<OpenRun> {
  const { sequence, complete, begun, completeCourses, sessions, seconds } = await resetPreview(tx, domainId, id);
  return { sequence, complete, begun, completeCourses, sessions, seconds };
}

async function accountOf(tx: Tx, domainId: number, id: number): Promise<MergeAccount> {
  const { rows } =
    await sql<Person>`select u.id, u.revision, u.username, u.first_name, u.last_name, u.pin, u.birth_date::text as birth_date,
      u.email, u.locale, company.name as company, level.name as access_level, to_char(u.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_seen_at
      from users u join companies company on company.domain_id = u.domain_id and company.id = u.company_id
      join access_levels level on level.id = u.access_level_id
     where u.domain_id = ${domainId} and u.id = ${id}`.execute(tx);
  return { ...rows[0]!, holds: await holdingOf(tx, domainId, id) };
}

async function holdingOf(tx: Tx, domainId: number, id: number): Promise<MergeHolding> {
  const of = (table: string, alias: string) => sql`from ${sql.table(table)} ${sql.ref(alias)}
    where ${sql.ref(`${alias}.domain_id`)} = ${domainId} and ${sql.ref(`${alias}.user_id`)} = ${id}`;
  const { rows } = await sql<MergeHolding>`select
    (select count(*)::int ${of("program_statuses", "r")}) as runs,
    (select coalesce(sum(t.seconds), 0)::int from time_sessions t join program_statuses r on r.domain_id = t.domain_id and r.id = t.program_status_id
      where r.domain_id = ${domainId} and r.user_id = ${id}) as seconds,
    (select count(*)::int ${of("simulator_sessions", "s")}) as sessions,
    (select count(*)::int ${of("exam_attempts", "a")}) as attempts,
    (select count(*)::int ${of("program_certificates", "c")}) as certificates,
    (select count(*)::int ${of("user_credits", "c")} and c.superseded_at is null) as credits`.execute(tx);
  return rows[0]!;
}
