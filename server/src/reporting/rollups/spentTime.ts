import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { companyPeople } from "./standings.ts";

/** How many rows of `time_spent` say something else than what ended and what courses say was read, or are missing, or are too many. */
export async function wrongTime(tx: Tx, domainId: number, companyId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select wrong_time_spent(${domainId}, ${companyPeople(domainId, companyId)}) as count`.execute(tx);
  return rows[0]!.count;
}

export async function writeTime(tx: Tx, domainId: number, companyId: number): Promise<void> {
  await sql`select keep_time_spent(${domainId}, ${companyPeople(domainId, companyId)})`.execute(tx);
}
