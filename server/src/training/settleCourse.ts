import { CompiledQuery, sql } from "kysely";
import { courseComplete, progressOf, unitStatesOf, type CourseFacts, type UnitState } from "@vigil/model/training/completion";
import type { CourseContent } from "@vigil/model/training/courseContent";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import { certifyCourse } from "../compliance/certifyCourse.ts";
import { issueCertificate } from "../compliance/issueCertificate.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { allEnded } from "../storage/allEnded.ts";
import { lastOf, type Tx } from "../storage/asDomain.ts";
import { givenRecords, overRecords } from "../storage/crowd/overRecords.ts";
import type { LearnerActor } from "./learner.ts";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import { together } from "../storage/together.ts";
import { contentOf } from "./contentOf.ts";
import { factQueries, factsOf } from "./courseFacts.ts";
import { courseStatusColumns, courseStatusSelection, type CourseStatusRow } from "./openStatuses.ts";
import { settledBy, statusOf, type Settled } from "./settledBy.ts";
import { settlingSection, type StoringSection } from "./settlingSection.ts";
import { trackedQuery } from "./trackedTime.ts";
import { configurationsOf } from "./trainingConfiguration.ts";

export interface CourseState {
  content: CourseContent;
  configuration: TrainingConfiguration;
  facts: CourseFacts;
  units: UnitState[];
}

/** A course as far as it was begun; id 0 where it was not. */
export type CourseRun = Pick<CourseStatusRow, "domainId" | "id" | "courseId" | "contentId" | "complete">;

export async function courseState(
  tx: Tx,
  companyId: number,
  status: CourseRun,
  /** What holds in the course, where that was asked for before. */
  known?: TrainingConfiguration,
): Promise<CourseState> {
  const { domainId, courseId, contentId, complete } = status;
  const place = { domainId, companyId, courseId };
  const configured = async () => configurationsOf((await together(tx, [configurationsQuery(tx, place)]))[0]).course;
  const [content, configuration, [sections, sessions, exams]] = await Promise.all([
    contentOf(tx, domainId, contentId),
    known ?? configured(),
    together(tx, factQueries(tx, status)),
  ]);
  return courseStateOf(content, configuration, factsOf(complete, sections, sessions, exams));
}

export const courseStateOf = (content: CourseContent, configuration: TrainingConfiguration, facts: CourseFacts): CourseState => ({
  content,
  configuration,
  facts,
  units: unitStatesOf(content, facts, configuration, configuration.courseEnforceOrder),
});

/** After a page, a practice or an exam: units, progress and completion travel upward, in the caller's transaction. */
export async function settleCourse(tx: Tx, actor: LearnerActor, courseStatusId: number): Promise<CourseState> {
  const { domainId, companyId } = actor;
  const courseId = sql<number>`(select course_id from course_statuses where domain_id = ${domainId} and id = ${courseStatusId})`;
  const [[status], applied, sections, sessions, exams] = await together(tx, [
    lockingQuery(tx, domainId, courseStatusId),
    configurationsQuery(tx, { domainId, companyId, courseId }),
    ...factQueries(tx, { domainId, id: courseStatusId }),
  ]);
  if (status === undefined) throw new Error("The course status is gone.");
  const content = await contentOf(tx, domainId, status.contentId);
  const facts = factsOf(status.complete, sections, sessions, exams);
  return (await storeCourse(tx, actor, status, courseStateOf(content, configurationsOf(applied).course, facts))).state;
}

/** Whoever settles a course comes after whoever does so already. */
export const lockingQuery = (tx: Tx, domainId: number, courseStatusId: number) =>
  tx
    .selectFrom("courseStatuses")
    .select(courseStatusColumns)
    .where("domainId", "=", domainId)
    .where("id", "=", courseStatusId)
    .forUpdate()
    .compile();

/** Writes what the state of a course comes to, its row locked, and where a save of a section leads to it, that section: nothing is written behind it. */
export async function storeCourse(
  tx: Tx,
  actor: LearnerActor,
  before: CourseStatusRow,
  state: CourseState,
  section?: StoringSection,
): Promise<{ status: CourseStatusRow; state: CourseState }> {
  const { id } = before;
  const { content, configuration } = state;
  const complete =
    before.complete || (courseComplete(content, state.facts, state.units, configuration) && !(await isClassroom(tx, before)));
  const facts = { ...state.facts, complete };
  const completes = complete && !before.complete;
  const progress = Math.round(10_000 * progressOf(content, facts, state.units));
  const update = settlingQuery(before, { progress, complete, completes }, section);
  // while its section has not ended no unit has; the transaction ends with a section, unless the course is complete now
  const ended = section?.status === "A" ? [] : endedUnits(before, state.units);
  const answers = await together<readonly CompiledQuery[]>(tx, [...ended, section !== undefined && !completes ? lastOf(update) : update]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the last one is the update above
  const [status = before] = answers.at(-1) as CourseStatusRow[];
  if (!completes) return { status, state };
  await allEnded([
    certifyCourse(tx, before),
    writeEvent(tx, actor, { type: "courseStatus.complete", subject: { entity: "courseStatus", id }, data: { courseId: before.courseId } }),
    settleProgram(tx, actor, before.programStatusId),
  ]);
  return { status, state: courseStateOf(content, configuration, facts) };
}

const settlingQuery = (before: CourseStatusRow, settled: Settled, section: StoringSection | undefined): CompiledQuery<CourseStatusRow> =>
  section === undefined ? settlingCourse(before, settled) : settlingSection(before, settled, section);

const settlingCourse = ({ domainId, id: course }: CourseStatusRow, settled: Settled): CompiledQuery<CourseStatusRow> =>
  overRecords(settling, { course, status: statusOf(settled), ...settled }, [domainId]);

const settling = `
  update course_statuses course set ${settledBy("given.progress", "given.status", "given.complete", "given.completes")}
    from ${givenRecords({ course: "bigint", progress: "integer", status: "text", complete: "boolean", completes: "boolean" })}
   where course.domain_id = $2 and course.id = given.course returning given.of_call, ${courseStatusSelection}`;

/** A classroom course is completed by its delivery; its pages prepare for it. */
async function isClassroom(tx: Tx, { courseId }: CourseStatusRow): Promise<boolean> {
  const course = await tx.selectFrom("courses").select("type").where("id", "=", courseId).executeTakeFirstOrThrow();
  return course.type === "ilt";
}

/** A unit's status is derived while it runs and stored once it has ended. */
function endedUnits({ domainId, id }: CourseStatusRow, units: readonly UnitState[]): CompiledQuery[] {
  const ended = units.filter(({ complete }) => complete).map(({ unitId, status }) => ({ unit: unitId, status }));
  return ended.length === 0 ? [] : [overRecords(ending, { course: id, ended }, [domainId])];
}

const ending = `
  insert into unit_statuses (domain_id, course_status_id, unit_id, status, ended_at)
  select $2::bigint, given.course, ended.unit, ended.status, now() from ${givenRecords({ course: "bigint", ended: "jsonb" })}
    cross join lateral jsonb_to_recordset(given.ended) as ended (unit bigint, status text)
  on conflict do nothing`;

/**
 * A program is complete when every one of its courses is, and the time its configuration asks for has been spent. A course that was held `at`
 * some time before completes it as of then, or as of the course that was completed since.
 */
export async function settleProgram(tx: Tx, actor: LearnerActor, programStatusId: number, at?: Date): Promise<void> {
  const { domainId } = actor;
  const run = tx.selectFrom("programStatuses").where("domainId", "=", domainId).where("id", "=", programStatusId);
  const [[program], [courses], applied, [tracked]] = await together(tx, [
    run.select(["id", "userId", "programId", "sequence", "complete"]).forUpdate().compile(),
    sql<{ open: number; done: number }>`
      select count(*) filter (where not coalesce(status.complete, false))::int as open,
             count(*) filter (where status.complete)::int as done
        from program_courses member join courses course on course.id = member.course_id and course.active
        left join course_statuses status on status.domain_id = ${domainId} and status.program_status_id = ${programStatusId}
          and status.course_id = member.course_id and status.closed_at is null
       where member.program_id = (${run.select("programId")})`.compile(tx),
    configurationsQuery(tx, { ...actor, courseId: null }),
    trackedQuery(tx, { domainId, id: programStatusId }),
  ]);
  if (program === undefined) throw new Error("The run of the program is gone.");
  // a program without courses asks for nothing, and is not complete by that
  if (program.complete || courses === undefined || courses.open > 0 || courses.done === 0) return;
  const { minTime, minSequenceTime } = configurationsOf(applied).program;
  if (tracked === undefined || tracked.total < minTime || tracked.run < minSequenceTime) return;
  await allEnded([
    tx.executeQuery(completionQuery(actor, programStatusId, at)),
    writeEvent(tx, actor, {
      type: "programStatus.complete",
      subject: { entity: "programStatus", id: programStatusId },
      data: { programId: program.programId, sequence: program.sequence },
    }),
    issueCertificate(tx, actor, program),
  ]);
}

/** Of a course that was held before: as of the last of its courses. */
const lastCourse = `(select max(course.end_at) from course_statuses course
  where course.domain_id = $2 and course.program_status_id = given.run and course.closed_at is null)`;

/** Months are those of the calendar where the learner works: what is completed on the 31st there is not valid a day longer for being the 30th in UTC. */
const completing = (endAt: string): string => `
  update program_statuses run set status = 'c', complete = true, end_at = ${endAt}, updated_at = now(),
      expiry_at = (select ((${endAt} at time zone zone.name) + make_interval(months => p.period_months)) at time zone zone.name
        from programs p, (select coalesce(c.sound_zone, d.sound_zone) as name from companies c join domains d on d.id = c.domain_id
          where c.domain_id = $2 and c.id = given.company) zone
        where p.id = run.program_id and p.period_months is not null)
    from ${givenRecords({ run: "bigint", company: "bigint" })} where run.domain_id = $2 and run.id = given.run`;
const [completesNow, completesThen] = [completing("now()"), completing(lastCourse)];

const completionQuery = ({ domainId, companyId }: LearnerActor, programStatusId: number, at: Date | undefined): CompiledQuery =>
  overRecords(at === undefined ? completesNow : completesThen, { run: programStatusId, company: companyId }, [domainId]);
