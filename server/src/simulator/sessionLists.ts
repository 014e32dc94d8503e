import { sql } from "kysely";
import { sessionSettingsSchema } from "@vigil/model/simulator/settings";
import type { CompletedExam, SessionRow, SessionRows } from "@vigil/model/simulator/wire";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { readPaper } from "./paper.ts";
import { seesCompany, seesUser, wholeSeconds } from "./reviewSession.ts";

export interface Listing {
  domainId: number;
  userId: number;
  courseId: number;
  page: number;
  limit: number;
}

type Row = Omit<SessionRow, "startedAt" | "endAt" | "score"> & { startedAt: Date; sealedAt: Date; score: number };

/** The sealed sessions of one learner in one course, over all runs, newest first. */
export async function listSessions(tx: Tx, { domainId, userId, courseId, page, limit }: Listing): Promise<SessionRows> {
  const from = sql`from simulator_sessions session join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id
     where session.domain_id = ${domainId} and session.user_id = ${userId} and course.course_id = ${courseId} and session.sealed_at is not null`;
  const { rows } = await sql<Row>`
    select session.id, session.type, course.course_id, session.unit_id, session.score, session.passed, session.duration, session.started_at, session.sealed_at,
           session.hits, session.misses, session.false_alarms, session.correct_rejections, session.critical_errors,
           (session.settings ->> 'numberOfImages')::int as images
      ${from} order by session.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(tx);
  return {
    rows: rows.map(({ sealedAt, startedAt, score, ...row }) => ({
      ...row,
      score: score / 100,
      startedAt: wholeSeconds(startedAt),
      endAt: wholeSeconds(sealedAt),
    })),
    count: counted.rows[0]?.count ?? 0,
  };
}

/** The same for somebody else, who must be within the caller's sites and groups. */
export async function listAuditedSessions(tx: Tx, caller: Caller, listing: Omit<Listing, "domainId">): Promise<SessionRows> {
  const learner = await tx
    .selectFrom("users")
    .select("companyId")
    .where("domainId", "=", caller.domainId)
    .where("id", "=", listing.userId)
    .executeTakeFirst();
  if (learner === undefined || !seesCompany(caller, learner.companyId) || !(await seesUser(tx, caller, listing.userId)))
    throw new Problem(404, "NotFound");
  return listSessions(tx, { ...listing, domainId: caller.domainId });
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
  const paper = await readPaper(tx, session);
  return {
    id: session.id,
    categoryRequired: settings.categoryRequired,
    type: session.type,
    bagList: paper.map(({ imageId }) => imageId).join(","),
    passed: session.passed ?? false,
    passingScore: settings.passingScore,
    score: (session.score ?? 0) / 100,
  };
}
