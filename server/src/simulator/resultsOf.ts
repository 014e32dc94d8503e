import type { SessionResults } from "@vigil/model/simulator/wire";
import type { Tx } from "../storage/asDomain.ts";
import type { SessionRow } from "./sessionRow.ts";

/** The results of a sealed session, as stored. */
export async function resultsOf(tx: Tx, session: Omit<SessionRow, "elapsedMs">): Promise<SessionResults> {
  const { hits, misses, falseAlarms, correctRejections, criticalErrors, duration, settings } = session;
  const course =
    session.courseStatusId === null
      ? undefined
      : await tx
          .selectFrom("courseStatuses")
          .select("finalExamLocked")
          .where("domainId", "=", session.domainId)
          .where("id", "=", session.courseStatusId)
          .executeTakeFirst();
  return {
    passed: session.passed ?? false,
    passingScore: settings.passingScore,
    score: (session.score ?? 0) / 100,
    finalExamLocked: course?.finalExamLocked ?? false,
    duration,
    hits,
    misses,
    falseAlarms,
    correctRejections,
    criticalErrors,
  };
}
