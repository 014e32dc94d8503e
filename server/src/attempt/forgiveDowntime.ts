import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "../training/learner.ts";
import type { Attempt, SealedKind } from "./attemptKind.ts";

/**
 * The time in which no server ran, since its learner last did something, is nobody's: a locked attempt goes on where it stood. Only when
 * somebody comes back to it: a page that stayed open went on by its own clock, and tells its times by that.
 */
export async function forgiveDowntime<Row extends Attempt>(
  tx: Tx,
  { userId }: LearnerActor & { userId: number },
  { rows: { table, lockOwn }, lastWork }: Pick<SealedKind<Row>, "rows" | "lastWork">,
  attempt: Row,
): Promise<Row> {
  const { domainId, id } = attempt;
  const { rows } = await sql`
    update ${sql.table(table)} kept set started_at = kept.started_at + lost.gone, deadline_at = kept.deadline_at + lost.gone, forgiven_at = clock_timestamp()
      from (select sum(d.until_at - greatest(d.from_at, worked.at)) as gone
              from (select greatest(attempt.started_at, attempt.forgiven_at, ${lastWork}) as at from ${sql.table(table)} attempt
                     where attempt.domain_id = ${domainId} and attempt.id = ${id}) worked
              join downtimes d on d.until_at > worked.at) lost
     where kept.domain_id = ${domainId} and kept.id = ${id} and lost.gone is not null returning kept.id`.execute(tx);
  return rows.length === 0 ? attempt : lockOwn(tx, { domainId, userId }, id);
}
