import type { SessionResults } from "@vigil/model/simulator/wire";
import { isQuizLocked } from "../../quiz/isQuizLocked.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { SessionRow } from "../sessionRow.ts";

/** The results of a sealed session, as stored. */
export async function resultsOf(tx: Tx, session: Omit<SessionRow, "elapsedMs">): Promise<SessionResults> {
  const { hits, misses, falseAlarms, correctRejections, criticalErrors, duration, settings } = session;
  return {
    passed: session.passed ?? false,
    unmet: session.unmet,
    passingScore: settings.passingScore,
    score: (session.score ?? 0) / 100,
    finalExamLocked: session.quizId === null ? await isExamLocked(tx, session) : await isQuizLocked(tx, session, session.quizId),
    duration,
    elapsed: session.sealedAt === null ? 0 : Math.round((session.sealedAt.getTime() - session.startedAt.getTime()) / 1000),
    hits,
    misses,
    falseAlarms,
    correctRejections,
    criticalErrors,
  };
}

type Place = Pick<SessionRow, "domainId" | "userId" | "courseStatusId">;

async function isExamLocked(tx: Tx, { domainId, courseStatusId }: Place): Promise<boolean> {
  const course = await tx
    .selectFrom("courseStatuses")
    .select("finalExamLocked")
    .where("domainId", "=", domainId)
    .where("id", "=", courseStatusId ?? 0)
    .executeTakeFirst();
  return course?.finalExamLocked ?? false;
}
