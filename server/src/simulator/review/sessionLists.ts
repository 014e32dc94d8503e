import { sql, type RawBuilder } from "kysely";
import { imageNumber } from "@vigil/model/simulator/imageNumber";
import { sessionSettingsSchema } from "@vigil/model/simulator/settings";
import type { CompletedExam, SessionRow, SessionRows } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readImagePaper } from "../paper/imagePaper.ts";
import { wireInstant } from "../../http/wireInstant.ts";

interface Listing {
  domainId: number;
  userId: number;
  page: number;
  limit: number;
}

type Row = Omit<SessionRow, "startedAt" | "endAt" | "score"> & { startedAt: Date; sealedAt: Date; score: number };

/** The sealed sessions of one learner in one course, or in all, over all runs, newest first. */
export const listSessions = (tx: Tx, { courseId, ...listing }: Listing & { courseId?: number }): Promise<SessionRows> =>
  sealedSessions(tx, listing, {
    join: sql`join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id ${courseId === undefined ? sql`` : sql`and course.course_id = ${courseId}`}`,
    courseId: sql`course.course_id`,
  });

/** What the rows `session` are of, and the course whose images they show. */
interface Of {
  join: RawBuilder<unknown>;
  courseId: RawBuilder<unknown>;
}

/** The sealed sessions of one learner at something, newest first. */
export async function sealedSessions(tx: Tx, { domainId, userId, page, limit }: Listing, { join, courseId }: Of): Promise<SessionRows> {
  const from = sql`from simulator_sessions session ${join}
     where session.domain_id = ${domainId} and session.user_id = ${userId} and session.sealed_at is not null`;
  const found = sql<Row>`
    select session.id, session.type, session.watch, ${courseId} as course_id, session.unit_id, session.score, session.passed, session.duration, session.started_at, session.sealed_at,
           session.hits, session.misses, session.false_alarms, session.correct_rejections, session.critical_errors,
           (session.settings ->> 'numberOfImages')::int as images
      ${from} order by session.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const count = sql<{ count: number }>`select count(*)::int as count ${from}`;
  const [{ rows }, counted] = await Promise.all([found.execute(tx), count.execute(tx)]);
  return {
    rows: rows.map(({ sealedAt, startedAt, score, ...row }) => ({
      ...row,
      score: score / 100,
      startedAt: wireInstant(startedAt),
      endAt: wireInstant(sealedAt),
    })),
    count: counted.rows[0]?.count ?? 0,
  };
}

/** The exam of a course that this learner cannot take again: passed, or closed after too many attempts. Null when there is none. */
export async function completedExam(tx: Tx, { domainId, userId }: Caller, courseId: number): Promise<CompletedExam | null> {
  const session = await tx
    .selectFrom("simulatorSessions as session")
    .innerJoin("courseStatuses as course", (join) =>
      join.onRef("course.domainId", "=", "session.domainId").onRef("course.id", "=", "session.courseStatusId"),
    )
    .selectAll("session")
    .where("session.domainId", "=", domainId)
    .where("session.userId", "=", userId)
    .where("session.type", "=", "Exam")
    .where("session.sealedAt", "is not", null)
    .where("course.courseId", "=", courseId)
    .where("course.closedAt", "is", null)
    .where((where) => where.or([where("session.passed", "=", true), where("course.finalExamLocked", "=", true)]))
    .orderBy("session.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (session === undefined) return null;
  const settings = sessionSettingsSchema.parse(session.settings);
  const paper = await readImagePaper(tx, { ...session, settings });
  return {
    id: session.id,
    categoryRequired: settings.categoryRequired,
    type: session.type,
    bagList: paper.map(({ position }) => imageNumber(session.id, position)).join(","),
    passed: session.passed ?? false,
    passingScore: settings.passingScore,
    score: (session.score ?? 0) / 100,
  };
}
