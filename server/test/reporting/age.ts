import type pg from "pg";

const ids = { simulator_categories: "session_id", simulator_measures: "session_id", simulator_sessions: "id", exam_attempts: "id" };

/** What was sealed lately was sealed so many months ago, in the hours in which it is one month here and another one elsewhere. */
export async function age(owner: pg.Client, domainId: number, months: number): Promise<void> {
  for (const [table, id] of Object.entries(ids))
    await owner.query(
      `update ${table} set sealed_at = date_trunc('month', sealed_at) - make_interval(months => $2, hours => 7 - 4 * (${id} % 5)::int)
        where domain_id = $1 and sealed_at > now() - interval '20 days'`,
      [domainId, months],
    );
}
