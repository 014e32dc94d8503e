import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";
import { sql } from "kysely";
import { isOverdue } from "./attempts/isOverdue.ts";
import { waitsUntil } from "./attempts/waitsUntil.ts";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import { wireInstant } from "../http/wireInstant.ts";
import type { Caller } from "../identity/access/caller.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import { examHeard } from "./attempts/examHeard.ts";
import { sessionHeard } from "./attempts/sessionHeard.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Sql } from "../storage/sql.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import { courseStatusSelection, type CourseStatusRow, type ProgramStatusRow } from "./openStatuses.ts";
import { lapsed } from "./lapsed.ts";
import { renewable } from "./renewable.ts";
import { courseStatusAnswer, programConfigAnswer, programStatusAnswer, type Renewal } from "./trainingAnswers.ts";
import { configurationsOf } from "./trainingConfiguration.ts";

/** The caller's programs; with their courses, or alone. */
export async function readPrograms(tx: Tx, caller: Caller, withCourses: boolean): Promise<TrainingProgram[]> {
  return (await readRuns(tx, caller, withCourses)).programs;
}

/** The same beside what is kept of their courses. */
export async function readRuns(tx: Tx, caller: Caller, withCourses: boolean) {
  const ids = withCourses ? assignedAnyway(caller) : sql`select null::bigint where false`;
  const [assigned, applied, runs, members, statuses] = await together(tx, [
    assignedQuery(caller),
    configurationsQuery(tx, { ...caller, courseId: null }),
    runsQuery(tx, caller),
    ...courseQueries(tx, caller, ids),
  ]);
  const { program: configuration } = configurationsOf(applied);
  const programs = assigned.map((program): TrainingProgram => {
    const run = runs.find(({ programId }) => programId === program.id);
    return {
      ...program,
      courses: courseEntries(program.id, members, statuses, configuration.programEnforceOrder),
      programConfig: programConfigAnswer(configuration),
      programStatus: programStatusAnswer(run, run),
      complete: run?.complete ?? false,
    };
  });
  return { programs, members, statuses };
}

/** The courses of one of the caller's programs. */
export async function readCourses(tx: Tx, caller: Caller, programId: number): Promise<CourseEntry[]> {
  const [assigned, applied, members, statuses] = await together(tx, [
    assignedQuery(caller, programId),
    configurationsQuery(tx, { ...caller, courseId: null }),
    ...courseQueries(tx, caller, sql`select ${programId}::bigint`),
  ]);
  foundProgram(assigned, programId);
  return courseEntries(programId, members, statuses, configurationsOf(applied).program.programEnforceOrder);
}

type Member = Pick<CourseEntry, "id" | "title" | "type" | "isVirtual"> & { programId: number; contentId: number | null };
type Status = CourseStatusRow & {
  programId: number;
  openBags: { decided: number; of: number; until: string | null } | null;
  examUntil: Date | null;
};

function courseEntries(programId: number, members: readonly Member[], statuses: readonly Status[], enforceOrder: boolean): CourseEntry[] {
  const own = new Map(statuses.filter((status) => status.programId === programId).map((status) => [status.courseId, status]));
  let open = true;
  return members.flatMap((member) => {
    const { programId: of, contentId: _, ...course } = member;
    if (of !== programId) return [];
    const status = own.get(course.id);
    const entry: CourseEntry = {
      ...course,
      courseStatus: courseStatusAnswer(status),
      locked: enforceOrder && !open,
      ...(status !== undefined && openOf(status)),
    };
    open &&= status?.complete ?? false;
    return entry;
  });
}

/** What is left of an open session: its bags, or to hand it in; of an exam, until when it can be gone on with. */
const openOf = ({ openBags: bags, examUntil }: Status): Pick<CourseEntry, "toFinish" | "openBags" | "openUntil"> => {
  if (bags !== null && bags.decided === bags.of) return { toFinish: true };
  if (bags === null) return untilOf(examUntil);
  const { until, ...openBags } = bags;
  return { openBags, ...untilOf(until) };
};

const untilOf = (until: Date | string | null) => (until === null ? {} : { openUntil: wireInstant(new Date(until)) });

type Run = Partial<ProgramStatusRow> & Pick<ProgramStatusRow, "programId"> & Renewal;

/** The runs that are not closed; of what is not begun, when it is due. */
const runsQuery = (tx: Tx, { domainId, userId, companyId }: Caller) =>
  sql<Run>`
    select *, (due_at at time zone zone)::date::text as due_on, (expiry_at at time zone zone)::date::text as expires_on from (
    with l as materialized (
      select zone, (now() at time zone zone)::date as today from (
        select coalesce(company.sound_zone, domain.sound_zone) as zone from companies company join domains domain on domain.id = company.domain_id
         where company.domain_id = ${domainId} and company.id = ${companyId}) works)
    select l.zone, assigned.id as program_id, coalesce(s.status, 'n') as status, coalesce(s.complete, false) as complete,
        coalesce(s.sequence, 0) as sequence, coalesce(s.duration, 0) as duration, coalesce(s.total_duration, 0) as total_duration,
        case when s.id is null then due_at_of(${domainId}::bigint, ${userId}::bigint, assigned.id, 1, null) else s.due_at end as due_at,
        ${validUntil("s")} as expiry_at, coalesce(${renewable}, false) as renewable, ${lapsed} as lapsed
      from (select distinct a.program_id as id from program_assignments a where a.domain_id = ${domainId} and a.user_id = ${userId}) assigned
      cross join l
      left join program_statuses s on s.domain_id = ${domainId} and s.user_id = ${userId} and s.program_id = assigned.id
        and s.closed_at is null) run`.compile(tx);

/** Whatever the days of the assignment: a few more than may be taken today, but nothing has to be known to ask for them. */
const assignedAnyway = ({ domainId, userId }: Caller): Sql =>
  sql`select a.program_id from program_assignments a where a.domain_id = ${domainId} and a.user_id = ${userId}`;

/** The active courses of some programs, in order, and how the caller stands in them. */
const courseQueries = (tx: Tx, { domainId, userId }: Caller, programIds: Sql) =>
  [
    sql<Member>`
      select member.program_id, course.id, course.title, course.type, course.is_virtual, course.current_content_id as content_id
        from program_courses member join courses course on course.id = member.course_id and course.active
       where member.program_id in (${programIds})
       order by member.program_id, member.position`.compile(tx),
    sql<Status>`
      select program.program_id, ${sql.raw(courseStatusSelection)}, (
          select jsonb_build_object('decided', bags.decided, 'of', bags.count, 'until', ${waitsUntil(sessionHeard)}) from simulator_sessions attempt
            cross join lateral (select count(bag.decision) as decided, count(*) as count from simulator_decisions bag
             where bag.domain_id = attempt.domain_id and bag.started_month = attempt.started_month and bag.session_id = attempt.id) bags
           where attempt.domain_id = course.domain_id and attempt.course_status_id = course.id and attempt.sealed_at is null
             and not ${isOverdue(sessionHeard)}
           order by bags.count - bags.decided, attempt.id limit 1) as open_bags, (
          select min(${waitsUntil(examHeard)}) from exam_attempts attempt
           where attempt.domain_id = course.domain_id and attempt.course_status_id = course.id and attempt.sealed_at is null
             and not ${isOverdue(examHeard)}) as exam_until
        from program_statuses program
        join course_statuses course on course.domain_id = program.domain_id and course.program_status_id = program.id
       where program.domain_id = ${domainId} and program.user_id = ${userId} and program.program_id in (${programIds})
         and program.closed_at is null and course.closed_at is null`.compile(tx),
  ] as const;
