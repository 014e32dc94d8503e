import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

interface Sealed {
  domainId: number;
  id: number;
  startedMonth: string;
}

/** The questions of an exam that was just sealed by objective, as their marks are stored: reports add these up. */
export async function countObjectives(tx: Tx, { domainId, id, startedMonth }: Sealed): Promise<void> {
  await sql`insert into exam_objectives (domain_id, attempt_id, objective, questions, correct)
    select ${domainId}::bigint, * from objectives_of(${domainId}, ${startedMonth}::date, ${id})`.execute(tx);
}
