import type pg from "pg";

/** What was sealed lately was sealed so many months ago. */
export async function age(owner: pg.Client, domainId: number, months: number): Promise<void> {
  for (const table of ["simulator_categories", "simulator_measures", "simulator_sessions", "exam_attempts"])
    await owner.query(
      `update ${table} set sealed_at = sealed_at - make_interval(months => $2) where domain_id = $1 and sealed_at > now() - interval '20 days'`,
      [domainId, months],
    );
}
