import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { companyPeople } from "./standings.ts";

/** How many rows of `learner_measures` say something else than the counts of their sessions, or are missing, or are too many. */
export async function wrongMeasures(tx: Tx, domainId: number, companyId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select wrong_learner_measures(${domainId}, ${companyPeople(domainId, companyId)}) as count`.execute(tx);
  return rows[0]!.count;
}

export async function writeMeasures(tx: Tx, domainId: number, companyId: number): Promise<void> {
  await sql`select keep_learner_measures(${domainId}, ${companyPeople(domainId, companyId)})`.execute(tx);
}
