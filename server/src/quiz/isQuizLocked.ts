import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** Over all its versions. */
export async function isQuizLocked(tx: Tx, { domainId, userId }: { domainId: number; userId: number }, quizId: number): Promise<boolean> {
  const status = await tx
    .selectFrom("quizStatuses as status")
    .innerJoin("quizzes as quiz", (join) => join.onRef("quiz.domainId", "=", "status.domainId"))
    .select("status.lockedAt")
    .where("status.domainId", "=", domainId)
    .where("status.userId", "=", userId)
    .where("quiz.id", "=", quizId)
    .where(sql<boolean>`status.quiz_root_id = coalesce(quiz.root_id, quiz.id)`)
    .executeTakeFirst();
  return (status?.lockedAt ?? null) !== null;
}
