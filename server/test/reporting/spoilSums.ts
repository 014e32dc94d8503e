import type pg from "pg";

const changes = [
  "update month_threats set missed = missed + 1",
  "update month_objectives set correct = correct + 0.5",
  "delete from month_misses",
  "update month_results set seconds = seconds + 1",
  "delete from month_learners",
];

/** Everything that is summed up of months that are over says something else than what was counted. */
export async function spoilSums(owner: pg.Client, domainId: number): Promise<void> {
  for (const change of changes) await owner.query(`${change} where domain_id = $1`, [domainId]);
}
