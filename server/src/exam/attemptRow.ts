import { sql, type Selectable } from "kysely";
import { examSettingsSchema, type ExamSettings } from "@vigil/model/exam/examSettings";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Database } from "../storage/database.ts";

export type AttemptRow = Omit<Selectable<Database["examAttempts"]>, "settings"> & {
  settings: ExamSettings;
  /** Since its start, by the database's clock. */
  elapsedMs: number;
};

interface Owner {
  domainId: number;
  userId: number;
}

/** An attempt of this learner; anybody else's does not exist for them. */
export const ownAttempt = (tx: Tx, owner: Owner, attemptId: number): Promise<AttemptRow> => read(tx, owner, attemptId, false);

/** The same, locked until the transaction ends: whoever seals holds this lock. */
export const lockOwnAttempt = (tx: Tx, owner: Owner, attemptId: number): Promise<AttemptRow> => read(tx, owner, attemptId, true);

async function read(tx: Tx, { domainId, userId }: Owner, attemptId: number, lock: boolean): Promise<AttemptRow> {
  const row = await tx
    .selectFrom("examAttempts as attempt")
    .selectAll("attempt")
    .select(sql<number>`elapsed_ms(attempt.started_at)`.as("elapsedMs"))
    .where("attempt.domainId", "=", domainId)
    .where("attempt.id", "=", attemptId)
    .where("attempt.userId", "=", userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  return { ...row, settings: examSettingsSchema.parse(row.settings) };
}
