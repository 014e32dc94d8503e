import { sql } from "kysely";
import type { MergeWork } from "../organization/merge/mergeWork.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { QuizTaking } from "./quizTaking.ts";

interface Merging {
  domainId: number;
  keptId: number;
  mergedId: number;
}

/** A quiz that both are taking at this moment is handed in for the account that goes; attempts and failures of a quiz add up. */
export const mergeQuizzes =
  ({ questions, bags }: QuizTaking): MergeWork =>
  async (tx, { kept, merged }) => {
    const merging = { domainId: kept.domainId, keptId: kept.userId, mergedId: merged.userId };
    for (const id of await openInBoth(tx, merging, "simulator_sessions")) await bags.seal(tx, merged, id);
    for (const id of await openInBoth(tx, merging, "exam_attempts")) await questions.seal(tx, merged, id);
    await addUp(tx, merging);
    return () => renumberAttempts(tx, merging);
  };

async function openInBoth(
  tx: Tx,
  { domainId, keptId, mergedId }: Merging,
  table: "simulator_sessions" | "exam_attempts",
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select mine.id from ${sql.table(table)} mine
    join ${sql.table(table)} other on other.domain_id = mine.domain_id and other.quiz_id = mine.quiz_id
      and other.user_id = ${keptId} and other.sealed_at is null
   where mine.domain_id = ${domainId} and mine.user_id = ${mergedId} and mine.sealed_at is null and mine.quiz_id is not null`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Passed once is passed, and no longer locked; else a lock of either holds until it is lifted. */
async function addUp(tx: Tx, { domainId, keptId, mergedId }: Merging): Promise<void> {
  await sql`insert into quiz_statuses as status (domain_id, quiz_root_id, user_id, attempts, failed_attempts, locked_at, passed_at)
    select domain_id, quiz_root_id, ${keptId}, attempts, failed_attempts, locked_at, passed_at
      from quiz_statuses where domain_id = ${domainId} and user_id = ${mergedId}
    on conflict (domain_id, quiz_root_id, user_id) do update
      set attempts = status.attempts + excluded.attempts, failed_attempts = status.failed_attempts + excluded.failed_attempts,
          passed_at = least(status.passed_at, excluded.passed_at),
          locked_at = case when coalesce(status.passed_at, excluded.passed_at) is null then coalesce(status.locked_at, excluded.locked_at) end,
          revision = status.revision + 1, updated_at = now()`.execute(tx);
  await tx.deleteFrom("quizStatuses").where("domainId", "=", domainId).where("userId", "=", mergedId).execute();
}

/** Attempts at a quiz are counted from 1; those of both in the order in which they began. */
const renumberAttempts = (tx: Tx, { domainId, keptId }: Merging): Promise<unknown> =>
  sql`with numbered as (
      select attempt.id, row_number() over (partition by attempt.quiz_id order by attempt.started_at, attempt.id) as number
        from exam_attempts attempt where attempt.domain_id = ${domainId} and attempt.user_id = ${keptId} and attempt.quiz_id is not null)
    update exam_attempts attempt set number = numbered.number from numbered
     where attempt.domain_id = ${domainId} and attempt.id = numbered.id and attempt.number <> numbered.number`.execute(tx);
