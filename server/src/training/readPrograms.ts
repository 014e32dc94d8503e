import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";
import { sql } from "kysely";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import type { Caller } from "../identity/access/caller.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import type { CourseStatusRow, ProgramStatusRow } from "./openStatuses.ts";
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
      programStatus: programStatusAnswer(run, run?.renewable),
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

type Run = Partial<ProgramStatusRow> & Pick<ProgramStatusRow, "programId"> & { renewable: boolean };

/** The runs that are not closed; of what is not begun, when it is due. */
const runsQuery = (tx: Tx, { domainId, userId }: Caller, programIds: readonly number[]) =>
  sql<Run>`
    select assigned.id as program_id, coalesce(run.status, 'n') as status, coalesce(run.complete, false) as complete,
        coalesce(run.sequence, 0) as sequence, coalesce(run.duration, 0) as duration, coalesce(run.total_duration, 0) as total_duration,
        case when run.id is null then due_at_of(${domainId}::bigint, ${userId}::bigint, assigned.id, 1, null) else run.due_at end as due_at,
        ${validUntil("run")} as expiry_at, coalesce(${renewable}, false) as renewable
      from unnest(${programIds}::bigint[]) as assigned (id)
      left join program_statuses run on run.domain_id = ${domainId} and run.user_id = ${userId} and run.program_id = assigned.id
        and run.closed_at is null`.compile(tx);

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
