import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** So many people are looked at in one statement: some hundred thousand rows, sorted in memory or nearly so. */
const atOnce = 200;

/** How many rows of `learner_measures` say something else than the counts of their sessions, or are missing, or are too many. */
export async function wrongMeasures(tx: Tx, domainId: number, companyId: number): Promise<number> {
  let wrong = 0;
  for (const people of await peopleOf(tx, domainId, companyId)) {
    const { rows } = await sql<{ count: number }>`select wrong_learner_measures(${domainId}, ${people}::bigint[]) as count`.execute(tx);
    wrong += rows[0]!.count;
  }
  return wrong;
}

export async function writeMeasures(tx: Tx, domainId: number, companyId: number): Promise<void> {
  for (const people of await peopleOf(tx, domainId, companyId))
    await sql`select keep_learner_measures(${domainId}, ${people}::bigint[])`.execute(tx);
}

async function peopleOf(tx: Tx, domainId: number, companyId: number): Promise<number[][]> {
  const people = await tx
    .selectFrom("users")
    .select("id")
    .where("domainId", "=", domainId)
    .where("companyId", "=", companyId)
    .orderBy("id")
    .execute();
  return Array.from({ length: Math.ceil(people.length / atOnce) }, (_, part) =>
    people.slice(part * atOnce, (part + 1) * atOnce).map(({ id }) => id),
  );
}
