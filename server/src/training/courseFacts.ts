import { sql } from "kysely";
import type { CourseFacts, SectionFact } from "@vigil/model/training/completion";
import type { PageState } from "@vigil/model/training/wire";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import type { CourseStatusRow } from "./openStatuses.ts";

/** What the learner has done in this run of the course: sections read, sessions sealed, exams passed. */
export async function courseFacts(
  tx: Tx,
  { domainId, id, complete }: Pick<CourseStatusRow, "domainId" | "id" | "complete">,
): Promise<CourseFacts> {
  const [sections, sessions] = await together(tx, factQueries(tx, { domainId, id }));
  return factsOf(complete, sections, sessions);
}

/** For whoever asks for other things at the same time. Where only locks and progress are asked for, a complete section needs no pages. */
export const factQueries = (tx: Tx, { domainId, id }: Pick<CourseStatusRow, "domainId" | "id">, pages: "all" | "incomplete" = "all") =>
  [
    tx
      .selectFrom("sectionStatuses")
      .select(["unitId", "sectionId", "status"])
      .select(pages === "all" ? "pages" : sql<unknown[]>`case when status = 'C' then '[]' else pages end`.as("pages"))
      .where("domainId", "=", domainId)
      .where("courseStatusId", "=", id)
      .compile(),
    sql<SessionFacts>`
    select count(*)::int as records,
           count(*) filter (where session.type = 'Practice')::int as sealed,
           count(*) filter (where session.type = 'Practice' and session.passed)::int as passed,
           coalesce(sum(session.duration) filter (where session.type = 'Practice'), 0)::int as seconds,
           coalesce(max((session.settings ->> 'level')::int) filter (where session.type = 'Practice' and session.passed), 0)::int as level,
           coalesce(array_agg(distinct session.unit_id) filter (where session.type = 'Exam' and session.passed), '{}') as exams_passed
      from simulator_sessions session
     where session.domain_id = ${domainId} and session.course_status_id = ${id} and session.sealed_at is not null`.compile(tx),
  ] as const;

export function factsOf(complete: boolean, sections: readonly SectionRow[], [sessions]: readonly SessionFacts[]): CourseFacts {
  const { records, sealed, passed, seconds, level, examsPassed } = sessions ?? noSessions;
  return {
    complete,
    sections: sections.map((section) => ({ ...section, pages: section.pages.filter(isPageState) })),
    practice: { sealed, passed, seconds, level },
    records,
    examsPassed,
  };
}

type SectionRow = Omit<SectionFact, "pages"> & { pages: readonly unknown[] };

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
