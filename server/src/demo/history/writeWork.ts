import { sql } from "kysely";
import { raiseFlags } from "../../integrity/raiseFlags.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { PlayedExam, PlayedSection, PlayedSession } from "./played.ts";

/** Whose work it is, and where it belongs: the status of a course, or a quiz. */
export interface WorkPlace {
  domainId: number;
  userId: number;
  companyId: number;
  courseStatusId: number | null;
  quizId: number | null;
  contentId: number | null;
}

export interface Done<Work> {
  place: WorkPlace;
  work: Work;
}
export type Numbered<Work> = Done<Work> & { id: number };

const rowsAtOnce = 400;
const atOnce = 4000;
const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
export const monthOfWork = (instant: Date): string => `${instant.toISOString().slice(0, 7)}-01`;
const earliestFirst = <Work extends { startedAt: Date }>(all: readonly Done<Work>[]) =>
  all.toSorted((one, other) => one.work.startedAt.getTime() - other.work.startedAt.getTime());
const later = (since: Date, ms: number): Date => new Date(since.getTime() + ms);

/** Sealed sessions with their decisions and flags, in the order they began; what is counted beside them is counted by the rollups. */
export async function writeSessions(tx: Tx, all: readonly Done<PlayedSession>[]): Promise<Numbered<PlayedSession>[]> {
  const written: Numbered<PlayedSession>[] = [];
  for (const part of partsOf(earliestFirst(all), rowsAtOnce)) {
    const rows = await tx
      .insertInto("simulatorSessions")
      .values(part.map(({ place, work }) => sessionRow(place, work)))
      .returning("id")
      .execute();
    written.push(...part.map((done, index) => ({ ...done, id: rows[index]!.id })));
  }
  const decisions = written.flatMap(({ id, place: { domainId }, work }) =>
    work.bags.map((bag) => ({
      domain_id: domainId,
      started_month: monthOfWork(work.startedAt),
      session_id: id,
      position: bag.position,
      image_id: bag.imageId,
      shown_ms: bag.shownMs,
      decided_ms: bag.decidedMs,
      issued_at: later(work.startedAt, bag.shownMs),
      received_at: later(work.startedAt, bag.decidedMs),
      decision: bag.decision,
      category: bag.category,
      confidence: bag.confidence,
      marks: bag.marks,
      found: bag.found,
      credit: bag.credit,
    })),
  );
  for (const part of partsOf(decisions, atOnce))
    await sql`insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, shown_ms, decided_ms, issued_at, received_at,
        decision, category, confidence, marks, found, credit, revision)
      select domain_id, started_month, session_id, position, image_id, shown_ms, decided_ms, issued_at, received_at, decision, category, confidence, marks, found, credit, 1
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as bag (domain_id bigint, started_month date, session_id bigint, position integer,
          image_id bigint, shown_ms integer, decided_ms integer, issued_at timestamptz, received_at timestamptz, decision text, category text, confidence smallint, marks jsonb,
          found boolean, credit text)`.execute(tx);
  for (const { id, place, work } of written)
    if (work.flags.length > 0) {
      await raiseFlags(tx, place, { simulatorSessionId: id }, work.flags);
      await sql`update integrity_flags set raised_at = ${work.endedAt}, created_at = ${work.endedAt}, updated_at = ${work.endedAt}
        where domain_id = ${place.domainId} and simulator_session_id = ${id}`.execute(tx);
    }
  return written;
}

const sessionRow = ({ domainId, userId, courseStatusId, quizId }: WorkPlace, work: PlayedSession) => ({
  ...recordOf(userId, work),
  ...work.counts,
  domainId,
  userId,
  type: work.type,
  courseStatusId,
  unitId: work.unitId,
  quizId,
  imageLibraryId: work.libraryId,
  settings: JSON.stringify(work.settings),
  deadlineAt: deadlineOf(work, work.settings.sessionTimerMs),
  unmet: JSON.stringify(work.unmet),
});

const deadlineOf = ({ startedAt }: { startedAt: Date }, limitMs: number): Date | null => (limitMs === 0 ? null : later(startedAt, limitMs));

const recordOf = (userId: number, work: PlayedSession | PlayedExam) => ({
  startedAt: work.startedAt,
  startedMonth: monthOfWork(work.startedAt),
  sealedAt: work.endedAt,
  sealedBy: "submit" as const,
  score: work.score,
  passed: work.passed,
  duration: work.duration,
  createdAt: work.startedAt,
  updatedAt: work.endedAt,
  createdBy: userId,
});

/** Sealed exams with their answers, in the order they began. */
export async function writeExams(tx: Tx, all: readonly Done<PlayedExam>[]): Promise<Numbered<PlayedExam>[]> {
  const written: Numbered<PlayedExam>[] = [];
  for (const part of partsOf(earliestFirst(all), rowsAtOnce)) {
    const rows = await tx
      .insertInto("examAttempts")
      .values(
        part.map(({ place: { domainId, userId, courseStatusId, quizId, contentId }, work }) => ({
          ...recordOf(userId, work),
          domainId,
          userId,
          kind: work.kind,
          courseStatusId,
          unitId: work.unitId,
          quizId,
          contentId,
          number: work.number,
          settings: JSON.stringify(work.settings),
          deadlineAt: deadlineOf(work, work.settings.examTimerMs),
          missed: sql<number[]>`${[...work.missed]}::bigint[]`,
          minibook: work.minibook,
        })),
      )
      .returning("id")
      .execute();
    written.push(...part.map((done, index) => ({ ...done, id: rows[index]!.id })));
  }
  const answers = written.flatMap(({ id, place: { domainId }, work }) =>
    work.answers.map((answer) => ({
      domain_id: domainId,
      started_month: monthOfWork(work.startedAt),
      attempt_id: id,
      position: answer.position,
      question_id: answer.questionId,
      kind: answer.kind,
      option_order: answer.optionOrder,
      asked_id: answer.askedId,
      asked_options: answer.askedOptions,
      value: answer.value,
      shown_ms: answer.shownMs,
      elapsed_ms: answer.elapsedMs,
      duration_ms: answer.elapsedMs - answer.shownMs,
      answered_at: later(work.startedAt, answer.elapsedMs),
      credit: answer.credit,
      points: answer.points,
    })),
  );
  for (const part of partsOf(answers, atOnce))
    await sql`insert into exam_answers (domain_id, started_month, attempt_id, position, question_id, kind, option_order, asked_id, asked_options, value,
        shown_ms, elapsed_ms, duration_ms, answered_at, credit, points, revision)
      select domain_id, started_month, attempt_id, position, question_id, kind, option_order, asked_id, asked_options, value, shown_ms, elapsed_ms, duration_ms,
          answered_at, credit, points, 1
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as answer (domain_id bigint, started_month date, attempt_id bigint, position integer,
          question_id bigint, kind text, option_order jsonb, asked_id bigint, asked_options jsonb, value jsonb, shown_ms integer, elapsed_ms integer,
          duration_ms integer, answered_at timestamptz, credit text, points integer)`.execute(tx);
  return written;
}

export async function writeSections(tx: Tx, all: readonly Done<PlayedSection>[]): Promise<void> {
  const rows = all.map(({ place, work }) => ({
    domainId: place.domainId,
    courseStatusId: place.courseStatusId!,
    unitId: work.unitId,
    sectionId: work.sectionId,
    status: work.complete ? ("C" as const) : ("A" as const),
    pages: JSON.stringify(work.pages.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }))),
    startedAt: work.startedAt,
    seconds: secondsOf(work),
    updatedAt: work.endedAt,
  }));
  for (const part of partsOf(rows, rowsAtOnce)) await tx.insertInto("sectionStatuses").values(part).execute();
}

export const secondsOf = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date }): number =>
  Math.round((endedAt.getTime() - startedAt.getTime()) / 1000);
