import type { KeptKind } from "@vigil/model/operations/keptWork";
import { sql } from "kysely";
import type { AsDomain, Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** So many rows go in a transaction, so that nobody waits behind it. */
const PIECE = 5000;

export interface OldMonth {
  domainId: number;
  month: string;
}

/** Nobody's whose data are held. */
const unheld = (domainId: number, userId: Sql): Sql =>
  sql`not exists (select from held_people(${domainId}) held where held.id = ${userId})`;

/** Details of what was sealed: its results stay with it. */
const details = (table: string, column: string, of: string) => ({
  rows: ({ domainId, month }: OldMonth, after: number): Sql => sql`select t.${sql.ref(column)} as id from ${sql.table(table)} t
    where t.domain_id = ${domainId} and t.started_month = ${month}::date and t.${sql.ref(column)} > ${after} order by 1 limit ${PIECE}`,
  remove: (
    { domainId, month }: OldMonth,
    after: number,
    upTo: number,
  ): Sql => sql`delete from ${sql.table(table)} t using ${sql.table(of)} x
    where t.domain_id = ${domainId} and t.started_month = ${month}::date and t.${sql.ref(column)} > ${after} and t.${sql.ref(column)} <= ${upTo}
      and x.domain_id = t.domain_id and x.id = t.${sql.ref(column)} and x.sealed_at is not null and ${unheld(domainId, sql`x.user_id`)}`,
});

const within = (column: string, month: string): Sql =>
  sql`t.${sql.ref(column)} >= ${month}::timestamp at time zone 'UTC' and t.${sql.ref(column)} < (${month}::timestamp + interval '1 month') at time zone 'UTC'`;

const records = (table: string, column: string, goes: (domainId: number) => Sql) => ({
  rows: ({ domainId, month }: OldMonth, after: number): Sql => sql`select t.id from ${sql.table(table)} t
    where t.domain_id = ${domainId} and ${within(column, month)} and t.id > ${after} order by 1 limit ${PIECE}`,
  remove: ({ domainId, month }: OldMonth, after: number, upTo: number): Sql => sql`delete from ${sql.table(table)} t
    where t.domain_id = ${domainId} and ${within(column, month)} and t.id > ${after} and t.id <= ${upTo} and ${goes(domainId)}`,
});

const removals = {
  answers: details("exam_answers", "attempt_id", "exam_attempts"),
  decisions: details("simulator_decisions", "session_id", "simulator_sessions"),
  traces: details("simulator_traces", "session_id", "simulator_sessions"),
  signIns: records(
    "sessions",
    "created_at",
    (domainId) => sql`(t.ended_at is not null or t.expires_at < now()) and ${unheld(domainId, sql`t.user_id`)}
      and not exists (select from training_leases l where l.domain_id = t.domain_id and l.session_id = t.id)`,
  ),
  // what a subscription told last is where its next run begins
  mails: records(
    "subscription_runs",
    "due_at",
    (domainId) => sql`t.state in ('done', 'failed') and exists (select from subscription_runs n
      where n.domain_id = t.domain_id and n.subscription_id = t.subscription_id and n.due_at > t.due_at)
      and not exists (select from subscription_mails m join held_people(${domainId}) held on held.id = m.user_id
        where m.domain_id = t.domain_id and m.run_id = t.id)`,
  ),
  work: records("work_results", "happened_at", (domainId) => unheld(domainId, sql`t.user_id`)),
} satisfies Record<Exclude<KeptKind, "events">, unknown>;

/** Takes what is not held of a month away, piece by piece; `taken` writes down in the same transaction how many rows went. */
export async function removeRows(
  asDomain: AsDomain,
  kind: keyof typeof removals,
  old: OldMonth,
  { taken, isStopping }: { taken: (tx: Tx, rows: number) => Promise<void>; isStopping: () => boolean },
): Promise<void> {
  const { rows, remove } = removals[kind];
  let after = 0;
  while (!isStopping()) {
    const upTo = await asDomain(old.domainId, async (tx) => {
      const { rows: found } = await sql<{ last: number | null }>`select max(id) as last from (${rows(old, after)}) piece`.execute(tx);
      const last = found[0]?.last ?? null;
      if (last === null) return null;
      const gone = await remove(old, after, last).execute(tx);
      await taken(tx, Number(gone.numAffectedRows ?? 0));
      return last;
    });
    if (upTo === null) break;
    after = upTo;
  }
}
