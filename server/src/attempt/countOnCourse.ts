import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "../training/learner.ts";
import { together } from "../storage/together.ts";
import { lockFinalExam } from "../training/lockFinalExam.ts";

/** What a sealed attempt counts for on its course. */
interface Counted {
  domainId: number;
  courseStatusId: number;
  /** Seconds, and how many of them are of the simulator and of exams. */
  duration: number;
  simDuration: number;
  examDuration: number;
  /** It was an attempt at the final, and how that ended; null where it was none. */
  final: "passed" | "failed" | null;
  /** Failed attempts at the final until it locks; 0 = never. */
  maxFailedAttempts: number;
  /** What else changes with it on the course status. */
  also?: { minibook?: true; timedAt?: ReturnType<typeof sql<Date>> };
}

/** Time, attempts at the final and its lock, on the course and on the program's run. */
export async function countOnCourse(tx: Tx, actor: LearnerActor, counted: Counted): Promise<void> {
  const { domainId, courseStatusId, final, maxFailedAttempts } = counted;
  const [[course]] = await together(tx, [courseQuery(tx, counted), programQuery(tx, counted)]);
  if (course === undefined) throw new Error("The course status is gone.");
  if (final === "failed") await lockFinalExam(tx, actor, { ...course, domainId, courseStatusId }, maxFailedAttempts);
}

const courseQuery = (tx: Tx, { domainId, courseStatusId, duration, simDuration, examDuration, final, also }: Counted) =>
  tx
    .updateTable("courseStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      simDuration: set("simDuration", "+", simDuration),
      examDuration: set("examDuration", "+", examDuration),
      attempts: set("attempts", "+", final === null ? 0 : 1),
      failedAttempts: set("failedAttempts", "+", final === "failed" ? 1 : 0),
      updatedAt: sql<Date>`now()`,
      ...also,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", courseStatusId)
    .returning(["failedAttempts", "finalExamLocked"])
    .compile();

const programQuery = (tx: Tx, { domainId, courseStatusId, duration, simDuration, examDuration }: Counted) =>
  tx
    .updateTable("programStatuses")
    .set((set) => ({
      duration: set("duration", "+", duration),
      totalDuration: set("totalDuration", "+", duration),
      simDuration: set("simDuration", "+", simDuration),
      examDuration: set("examDuration", "+", examDuration),
      lastAccessedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
    }))
    .where("domainId", "=", domainId)
    .where("id", "=", (of) =>
      of.selectFrom("courseStatuses").select("programStatusId").where("domainId", "=", domainId).where("id", "=", courseStatusId),
    )
    .compile();
