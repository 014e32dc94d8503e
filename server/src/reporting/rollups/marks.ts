import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** What users say they have, and where it is. A mark that is there in vain does no harm; one that is missing hides rows of lists sorted by people. */
const marks = {
  has_runs: "program_statuses",
  has_simulator_sessions: "simulator_sessions",
  has_exam_attempts: "exam_attempts",
  has_sign_ins: "sessions",
} as const;

const lacking = (domainId: number, mark: string, table: string): Sql => sql`u.domain_id = ${domainId} and not u.${sql.id(mark)}
  and exists (select from ${sql.table(table)} t where t.domain_id = u.domain_id and t.user_id = u.id)`;

/** How many people have something and do not say so. */
export async function missingMarks(tx: Tx, domainId: number): Promise<number> {
  let count = 0;
  for (const [mark, table] of Object.entries(marks)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from users u where ${lacking(domainId, mark, table)}`.execute(tx);
    count += rows[0]!.count;
  }
  return count;
}

export async function writeMarks(tx: Tx, domainId: number): Promise<void> {
  for (const [mark, table] of Object.entries(marks))
    await sql`update users u set ${sql.id(mark)} = true where ${lacking(domainId, mark, table)}`.execute(tx);
}
