import { sql } from "kysely";
import type { CourseFacts } from "@vigil/model/training/completion";
import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import type { PageState } from "@vigil/model/training/wire";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { CourseStatusRow } from "./openStatuses.ts";

/** The content this run was opened with; without one there is nothing to take. */
export async function contentOf(tx: Tx, contentId: number | null): Promise<CourseContent> {
  const row =
    contentId === null ? undefined : await tx.selectFrom("courseContents").select("content").where("id", "=", contentId).executeTakeFirst();
  if (row === undefined) throw new Problem(404, "CourseNotAvailable");
  return courseContent.parse(row.content);
}

/** What the learner has done in this run of the course: sections read, sessions sealed, exams passed. */
export async function courseFacts(
  tx: Tx,
  { domainId, id, complete }: Pick<CourseStatusRow, "domainId" | "id" | "complete">,
): Promise<CourseFacts> {
  const sections = await tx
    .selectFrom("sectionStatuses")
    .select(["unitId", "sectionId", "status", "pages"])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .execute();
  const { rows } = await sql<SessionFacts>`
    select count(*)::int as records,
           count(*) filter (where session.type = 'Practice')::int as sealed,
           count(*) filter (where session.type = 'Practice' and session.passed)::int as passed,
           coalesce(sum(session.duration) filter (where session.type = 'Practice'), 0)::int as seconds,
           coalesce(max((session.settings ->> 'level')::int) filter (where session.type = 'Practice' and session.passed), 0)::int as level,
           coalesce(array_agg(distinct session.unit_id) filter (where session.type = 'Exam' and session.passed), '{}') as exams_passed
      from simulator_sessions session
     where session.domain_id = ${domainId} and session.course_status_id = ${id} and session.sealed_at is not null`.execute(tx);
  const { records, sealed, passed, seconds, level, examsPassed } = rows[0] ?? noSessions;
  return {
    complete,
    sections: sections.map((section) => ({ ...section, pages: section.pages.filter(isPageState) })),
    practice: { sealed, passed, seconds, level },
    records,
    examsPassed,
  };
}

interface SessionFacts {
  records: number;
  sealed: number;
  passed: number;
  seconds: number;
  level: number;
  examsPassed: number[];
}
const noSessions: SessionFacts = { records: 0, sealed: 0, passed: 0, seconds: 0, level: 0, examsPassed: [] };

const isPageState = (value: unknown): value is PageState => typeof value === "object" && value !== null && "pageId" in value;
