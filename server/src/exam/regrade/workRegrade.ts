import { sql } from "kysely";
import type { House } from "../../house.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { attemptsAsked, type AskedQuestion } from "./attemptsAsked.ts";
import { regradeAttempt, type Regrading } from "./regradeAttempt.ts";

interface Row extends Regrading, AskedQuestion {}
interface Pending {
  id: number;
  userId: number;
  companyId: number;
}

const atOnce = 200;

/**
 * Marks what was handed in again, one attempt to a transaction: what was cut off goes on with those that have no result of this yet, and two
 * servers may do it at the same time.
 */
export async function workRegrade(
  house: House,
  { domainId, regradeId }: { domainId: number; regradeId: number },
  { signal = new AbortController().signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const row = await house.asDomain(domainId, (tx) => begin(tx, domainId, regradeId));
  if (row === undefined) return;
  try {
    refuseDied({ died });
    let after = 0;
    for (;;) {
      const pending = await house.asDomain(domainId, (tx) => waiting(tx, row, after));
      for (const { id, ...learner } of pending) {
        signal.throwIfAborted();
        const actor = { domainId, ...learner, requestId: `regrade ${regradeId}`, address: "" };
        await house.asDomain(domainId, (tx) => regradeAttempt(tx, house, actor, id, row));
        after = id;
      }
      if (pending.length === 0) break;
    }
    await house.asDomain(domainId, (tx) => end(tx, row, "done"));
  } catch (error) {
    if (signal.aborted || !last) throw error;
    house.log.error({ error, domainId, regradeId }, "Exams could not be marked again.");
    await house.asDomain(domainId, (tx) => end(tx, row, "failed"));
  }
}

/** What is being handed in at this moment, by the key of before, is waited for: whoever locks it later marks it by the new one. */
async function begin(tx: Tx, domainId: number, id: number): Promise<Row | undefined> {
  const row = await tx
    .selectFrom("questionRegrades")
    .select(["domainId", "id", "questionId", "contentIds", "quizIds", "reason", "keepPasses", "tell"])
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await sql`select from exam_attempts attempt where attempt.domain_id = ${domainId} and attempt.sealed_at is null
    and (attempt.content_id = any(${row.contentIds}::bigint[]) or attempt.quiz_id = any(${row.quizIds}::bigint[])) order by id for update`.execute(
    tx,
  );
  return row;
}

async function waiting(tx: Tx, row: Row, after: number): Promise<Pending[]> {
  const { rows } = await sql<Pending>`select attempt.id, attempt.user_id, learner.company_id from ${attemptsAsked(row.domainId, row)}
      join users learner on learner.domain_id = attempt.domain_id and learner.id = attempt.user_id
     where attempt.sealed_at is not null and attempt.id > ${after} and not exists (select from exam_regrades done
       where done.domain_id = attempt.domain_id and done.regrade_id = ${row.id} and done.attempt_id = attempt.id)
     order by attempt.id limit ${atOnce}`.execute(tx);
  return rows;
}

const end = (tx: Tx, { domainId, id }: Row, state: "done" | "failed") =>
  tx
    .updateTable("questionRegrades")
    .set({ state, doneAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
