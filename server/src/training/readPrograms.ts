import type { CourseEntry, ProgramStatus, TrainingProgram } from "@vigil/model/training/wire";
import { sql } from "kysely";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import type { Caller } from "../identity/access/caller.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import type { CourseStatusRow, ProgramStatusRow } from "./openStatuses.ts";
import { lapsed } from "./lapsed.ts";
import { renewable } from "./renewable.ts";
import { courseStatusAnswer, programConfigAnswer, programStatusAnswer } from "./trainingAnswers.ts";
import { configurationsOf } from "./trainingConfiguration.ts";

/** The caller's programs; with their courses, or alone. */
export async function readPrograms(tx: Tx, caller: Caller, withCourses: boolean): Promise<TrainingProgram[]> {
  const [assigned, applied] = await together(tx, [assignedQuery(caller), configurationsQuery(tx, { ...caller, courseId: null })]);
  const { program: configuration } = configurationsOf(applied);
  const ids = assigned.map(({ id }) => id);
  const [runs, members, statuses] = await together(tx, [runsQuery(tx, caller, ids), ...courseQueries(tx, caller, withCourses ? ids : [])]);
  return assigned.map((program) => {
    const run = runs.find(({ programId }) => programId === program.id);
    return {
      ...program,
      courses: courseEntries(program.id, members, statuses, configuration.programEnforceOrder),
      programConfig: programConfigAnswer(configuration),
      programStatus: programStatusAnswer(run, run),
      complete: run?.complete ?? false,
    };
  });
}

/** The courses of one of the caller's programs. */
export async function readCourses(tx: Tx, caller: Caller, programId: number): Promise<CourseEntry[]> {
  const [assigned, applied, members, statuses] = await together(tx, [
    assignedQuery(caller, programId),
    configurationsQuery(tx, { ...caller, courseId: null }),
    ...courseQueries(tx, caller, [programId]),
  ]);
  foundProgram(assigned, programId);
  return courseEntries(programId, members, statuses, configurationsOf(applied).program.programEnforceOrder);
}

type Member = Pick<CourseEntry, "id" | "title" | "type" | "isVirtual"> & { programId: number };
type Status = CourseStatusRow & { programId: number };

function courseEntries(programId: number, members: readonly Member[], statuses: readonly Status[], enforceOrder: boolean): CourseEntry[] {
  const own = new Map(statuses.filter((status) => status.programId === programId).map((status) => [status.courseId, status]));
  let open = true;
  return members.flatMap(({ programId: of, ...course }) => {
    if (of !== programId) return [];
    const status = own.get(course.id);
    const entry = { ...course, courseStatus: courseStatusAnswer(status), locked: enforceOrder && !open };
    open &&= status?.complete ?? false;
    return entry;
  });
}

type Run = Partial<ProgramStatusRow> & Pick<ProgramStatusRow, "programId"> & Pick<ProgramStatus, "renewable" | "lapsed">;

/** The runs that are not closed; of what is not begun, when it is due. */
const runsQuery = (tx: Tx, { domainId, userId, companyId }: Caller, programIds: readonly number[]) =>
  sql<Run>`
    with l as materialized (
      select zone, (now() at time zone zone)::date as today from (
        select coalesce(company.sound_zone, domain.sound_zone) as zone from companies company join domains domain on domain.id = company.domain_id
         where company.domain_id = ${domainId} and company.id = ${companyId}) works)
    select assigned.id as program_id, coalesce(s.status, 'n') as status, coalesce(s.complete, false) as complete,
        coalesce(s.sequence, 0) as sequence, coalesce(s.duration, 0) as duration, coalesce(s.total_duration, 0) as total_duration,
        case when s.id is null then due_at_of(${domainId}::bigint, ${userId}::bigint, assigned.id, 1, null) else s.due_at end as due_at,
        ${validUntil("s")} as expiry_at, coalesce(${renewable}, false) as renewable, ${lapsed} as lapsed
      from unnest(${programIds}::bigint[]) as assigned (id) cross join l
      left join program_statuses s on s.domain_id = ${domainId} and s.user_id = ${userId} and s.program_id = assigned.id
        and s.closed_at is null`.compile(tx);

/** The active courses of some programs, in order, and how the caller stands in them. */
const courseQueries = (tx: Tx, { domainId, userId }: Caller, programIds: readonly number[]) =>
  [
    sql<Member>`
      select member.program_id, course.id, course.title, course.type, course.is_virtual
        from program_courses member join courses course on course.id = member.course_id and course.active
       where member.program_id = any(${programIds}::bigint[])
       order by member.program_id, member.position`.compile(tx),
    sql<Status>`
      select program.program_id, course.*
        from program_statuses program
        join course_statuses course on course.domain_id = program.domain_id and course.program_status_id = program.id
       where program.domain_id = ${domainId} and program.user_id = ${userId} and program.program_id = any(${programIds}::bigint[])
         and program.closed_at is null and course.closed_at is null`.compile(tx),
  ] as const;
