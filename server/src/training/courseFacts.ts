import { sql } from "kysely";
import { isTested } from "@vigil/model/exam/examBank";
import { finalItem } from "@vigil/model/exam/finalItem";
import type { CourseFacts, SectionFact } from "@vigil/model/training/completion";
import type { CourseContent } from "@vigil/model/training/courseContent";
import type { PageState } from "@vigil/model/training/wire";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import type { CourseStatusRow } from "./openStatuses.ts";

/** What the learner has done in this run of the course: sections read, sessions sealed, exams passed. */
export async function courseFacts(
  tx: Tx,
  { domainId, id, complete }: Pick<CourseStatusRow, "domainId" | "id" | "complete">,
): Promise<CourseFacts> {
  const [sections, sessions, exams] = await together(tx, factQueries(tx, { domainId, id }));
  return factsOf(complete, sections, sessions, exams);
}

/** For whoever asks for other things at the same time. */
export const factQueries = (tx: Tx, { domainId, id }: Pick<CourseStatusRow, "domainId" | "id">) =>
  [
    tx
      .selectFrom("sectionStatuses")
      .select(["unitId", "sectionId", "status", "pages"])
      .where("domainId", "=", domainId)
      .where("courseStatusId", "=", id)
      .compile(),
    sessionsQuery(tx, { domainId, id }),
    examsQuery(tx, { domainId, id }),
  ] as const;

/** By `sealed_by`, as no index of all that is sealed offers itself then: what reports read by looks cheap while statistics are young. */
const sessionsQuery = (tx: Tx, { domainId, id }: Pick<CourseStatusRow, "domainId" | "id">) =>
  sql<SessionFacts>`
    select count(*)::int as records,
           count(*) filter (where session.type = 'Practice')::int as sealed,
           count(*) filter (where session.type = 'Practice' and session.passed)::int as passed,
           coalesce(sum(session.duration) filter (where session.type = 'Practice'), 0)::int as seconds,
           coalesce(max((session.settings ->> 'level')::int) filter (where session.type = 'Practice' and session.passed), 0)::int as level,
           coalesce(array_agg(distinct session.unit_id) filter (where session.type = 'Exam' and session.passed), '{}') as exams_passed
      from simulator_sessions session
     where session.domain_id = ${domainId} and session.course_status_id = ${id} and session.sealed_by is not null`.compile(tx);

/** Of a course that is only read there are no sessions to be looked for. */
export const sessionFacts = async (
  tx: Tx,
  run: Pick<CourseStatusRow, "domainId" | "id">,
  { units }: CourseContent,
): Promise<readonly SessionFacts[]> =>
  units.every(({ type }) => type === "Content" || type === "Library") ? [] : (await together(tx, [sessionsQuery(tx, run)]))[0];

const examsQuery = (tx: Tx, { domainId, id }: Pick<CourseStatusRow, "domainId" | "id">) =>
  sql<ExamFacts>`
    select coalesce(array_agg(unit) filter (where passed), '{}') as passed, avg(latest) / 100.0::float8 as average
      from (select coalesce(unit_id, ${finalItem}) as unit, bool_or(passed) as passed, (array_agg(score order by id desc))[1]::float8 as latest
              from exam_attempts where domain_id = ${domainId} and course_status_id = ${id} and sealed_by is not null group by unit_id) exam`.compile(
    tx,
  );

/** Of a course without content exams there is none to be looked for. */
export const examFacts = async (
  tx: Tx,
  run: Pick<CourseStatusRow, "domainId" | "id">,
  { units, finalExam }: CourseContent,
): Promise<readonly ExamFacts[]> =>
  finalExam === undefined && !units.some(isTested) ? [] : (await together(tx, [examsQuery(tx, run)]))[0];

export function factsOf(
  complete: boolean,
  sections: readonly SectionRow[],
  [sessions]: readonly SessionFacts[],
  [exams]: readonly ExamFacts[],
): CourseFacts {
  const { records, sealed, passed, seconds, level, examsPassed } = sessions ?? noSessions;
  return {
    complete,
    sections: sections.map((section) => ({ ...section, pages: section.pages.filter(isPageState) })),
    practice: { sealed, passed, seconds, level },
    records,
    examsPassed: [...examsPassed, ...(exams?.passed ?? [])],
    examAverage: exams?.average ?? null,
  };
}

export type SectionRow = Omit<SectionFact, "pages"> & { pages: readonly unknown[] };

export interface ExamFacts {
  passed: number[];
  average: number | null;
}

export interface SessionFacts {
  records: number;
  sealed: number;
  passed: number;
  seconds: number;
  level: number;
  examsPassed: number[];
}
const noSessions: SessionFacts = { records: 0, sealed: 0, passed: 0, seconds: 0, level: 0, examsPassed: [] };

const isPageState = (value: unknown): value is PageState => typeof value === "object" && value !== null && "pageId" in value;
