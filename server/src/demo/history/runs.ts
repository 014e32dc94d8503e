import { courseComplete, progressOf } from "@vigil/model/training/completion";
import { sql } from "kysely";
import { certifyCourse } from "../../compliance/certifyCourse.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { lockFinalExam } from "../../training/lockFinalExam.ts";
import { courseStatusOf, openCourseStatuses } from "../../training/openStatuses.ts";
import { courseState, settleProgram } from "../../training/settleCourse.ts";
import type { PlayedCourse, PlayedExam, PlayedSession } from "./played.ts";
import { secondsOf } from "./writeWork.ts";
import { sittingsOf } from "./writeSignIns.ts";

/** Somebody of the demo, by whom all that is told here was done. */
export type Person = Actor & { userId: number; companyId: number };

export interface Run {
  id: number;
  programId: number;
  sequence: number;
  began: Date;
}

export type Begun = Pick<Run, "programId" | "began">;

/** The next run of a program, which renews what the one before it was complete for, with a status for each course. */
export async function beginRun(tx: Tx, person: Person, { programId, began: at }: Begun): Promise<Run> {
  const { domainId, userId } = person;
  const before = await tx
    .selectFrom("programStatuses")
    .select(["sequence", "expiryAt"])
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "=", programId)
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  const sequence = (before?.sequence ?? 0) + 1;
  const { id } = await tx
    .insertInto("programStatuses")
    .values({
      domainId,
      userId,
      programId,
      sequence,
      status: "a",
      createdBy: userId,
      initiatedAt: at,
      lastAccessedAt: at,
      createdAt: at,
      startDate: at.toISOString().slice(0, 10),
      renewsAt: before?.expiryAt ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const subject = { entity: "programStatus", id };
  await writeEvent(tx, { ...person, at }, { type: "programStatus.start", subject, data: { programId, sequence } });
  await openCourseStatuses(tx, person, id, programId);
  await sql`update course_statuses set initiated_at = ${at}, created_at = ${at} where domain_id = ${domainId} and program_status_id = ${id}`.execute(
    tx,
  );
  return { id, programId, sequence, began: at };
}

/** All work in a course, whatever it was. */
export const workOf = ({ sections, sessions, exams }: PlayedCourse): { startedAt: Date; endedAt: Date }[] => [
  ...sections,
  ...sessions,
  ...exams,
];

/** After everything that was done in a course is written: what the product makes of it. Answers when it was complete. */
export async function settlePlayed(tx: Tx, person: Person, run: Run, played: PlayedCourse): Promise<Date | null> {
  const { domainId, companyId } = person;
  const work = workOf(played);
  if (work.length === 0) return null;
  const status = await courseStatusOf(tx, domainId, run.id, played.courseId);
  const { id } = status;
  const state = await courseState(tx, companyId, status);
  const complete = courseComplete(state.content, state.facts, state.units, state.configuration);
  const first = new Date(Math.min(...work.map(({ startedAt }) => startedAt.getTime())));
  const last = new Date(Math.max(...work.map(({ endedAt }) => endedAt.getTime())));
  const at = played.doneAt ?? last;
  const finals = [...played.sessions.filter(({ type }) => type === "Exam"), ...played.exams.filter(({ kind }) => kind === "final")];
  const failedAttempts = finals.filter(({ passed }) => !passed).length;
  await tx
    .updateTable("courseStatuses")
    .set({
      ...durationsOf(played),
      status: complete ? "c" : "a",
      complete,
      progress: Math.round(10_000 * progressOf(state.content, { ...state.facts, complete }, state.units)),
      attempts: finals.length,
      failedAttempts,
      minibook: played.exams.some(({ minibook }) => minibook === "due"),
      startDate: first.toISOString().slice(0, 10),
      endAt: complete ? at : null,
      lastAccessedAt: last,
      timedAt: last,
      updatedAt: last,
    })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await sql`select add_time_spent(${domainId}, ${person.userId}, section.at, 'reading', ${id}, section.seconds)
    from unnest(${played.sections.map(({ endedAt }) => endedAt)}::timestamptz[], ${played.sections.map(secondsOf)}::integer[]) as section (at, seconds)`.execute(
    tx,
  );
  const ended = state.units.filter((unit) => unit.complete);
  if (ended.length > 0)
    await tx
      .insertInto("unitStatuses")
      .values(
        ended.map(({ unitId, status: of }) => ({
          domainId,
          courseStatusId: id,
          unitId,
          status: of,
          endedAt: endOfUnit(played, unitId, at),
          updatedAt: at,
        })),
      )
      .execute();
  const failed = { domainId, courseStatusId: id, failedAttempts, finalExamLocked: false };
  const most = finals.at(-1)?.settings.maxFailedAttempts ?? 0;
  if (!complete && finals.length > 0) await lockFinalExam(tx, { ...person, at: last }, failed, most);
  if (!complete) return null;
  await certifyCourse(tx, { domainId, id });
  const subject = { entity: "courseStatus", id };
  await writeEvent(tx, { ...person, at }, { type: "courseStatus.complete", subject, data: { courseId: played.courseId } });
  return at;
}

const endOfUnit = (played: PlayedCourse, unitId: number, at: Date): Date => {
  const own = [...played.sections, ...played.exams, ...played.sessions].filter((work) => work.unitId === unitId && work.endedAt <= at);
  return own.length === 0 ? at : new Date(Math.max(...own.map(({ endedAt }) => endedAt.getTime())));
};

const sum = (all: readonly (PlayedSession | PlayedExam)[]): number => all.reduce((total, { duration }) => total + duration, 0);

/** As sealing counts them, with the time of reading. */
function durationsOf({ sections, sessions, exams }: PlayedCourse) {
  const simDuration = sum(sessions);
  const examDuration = sum(exams) + sum(sessions.filter(({ type }) => type === "Exam"));
  const duration = simDuration + sum(exams) + sections.reduce((total, section) => total + secondsOf(section), 0);
  return { duration, totalDuration: duration, simDuration, examDuration };
}

/** Once all its courses are settled: its time, and whether it is complete, with its certificate. */
export async function settleRun(
  tx: Tx,
  person: Person,
  run: Run,
  played: readonly PlayedCourse[],
  completed: readonly Date[],
): Promise<void> {
  const { domainId } = person;
  const sittings = sittingsOf(played.flatMap(workOf));
  const last = sittings.at(-1)?.endedAt ?? run.began;
  await sql`update program_statuses run set duration = c.duration, total_duration = c.duration, exam_duration = c.exam, sim_duration = c.sim,
      last_accessed_at = ${last}, updated_at = ${last}
    from (select sum(duration) as duration, sum(exam_duration) as exam, sum(sim_duration) as sim from course_statuses
      where domain_id = ${domainId} and program_status_id = ${run.id}) c
    where run.domain_id = ${domainId} and run.id = ${run.id}`.execute(tx);
  const rows = sittings.map((sitting, index) => ({
    domainId,
    programStatusId: run.id,
    number: index + 1,
    startedAt: sitting.startedAt,
    lastUpdateAt: sitting.endedAt,
    seconds: secondsOf(sitting),
    closedAt: sitting.endedAt,
  }));
  if (rows.length > 0) await tx.insertInto("timeSessions").values(rows).execute();
  if (completed.length === 0) return;
  const at = new Date(Math.max(...completed.map((each) => each.getTime())));
  await settleProgram(tx, { ...person, at }, run.id, at);
}

/** What was complete is begun anew, as its learner does to renew it. */
export async function closePlayed(tx: Tx, person: Person, run: Run, at: Date): Promise<void> {
  const closing = { closedAt: at, reset: true, resetAt: at, updatedAt: at };
  const { domainId } = person;
  await tx.updateTable("courseStatuses").set(closing).where("domainId", "=", domainId).where("programStatusId", "=", run.id).execute();
  const closed = await tx
    .updateTable("programStatuses")
    .set(closing)
    .where("domainId", "=", domainId)
    .where("id", "=", run.id)
    .returning(["status", "complete"])
    .executeTakeFirstOrThrow();
  const { programId, sequence } = run;
  const data = { programId, sequence, by: "renewal", kind: "hard", before: closed, after: { status: "n", complete: false } };
  await writeEvent(tx, { ...person, at }, { type: "programStatus.reset", subject: { entity: "programStatus", id: run.id }, data });
}
