import { sql } from "kysely";
import { progressOf, unitStatesOf, type CourseFacts, type UnitState } from "@vigil/model/training/completion";
import type { CourseContent } from "@vigil/model/training/courseContent";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "./learner.ts";
import { contentOf, courseFacts } from "./courseFacts.ts";
import type { CourseStatusRow } from "./openStatuses.ts";
import { trackedTime } from "./trackedTime.ts";
import { trainingConfiguration } from "./trainingConfiguration.ts";

export interface CourseState {
  content: CourseContent;
  configuration: TrainingConfiguration;
  facts: CourseFacts;
  units: UnitState[];
}

/** A course as far as it was begun; id 0 where it was not. */
export type CourseRun = Pick<CourseStatusRow, "domainId" | "id" | "courseId" | "contentId" | "complete">;

export async function courseState(tx: Tx, companyId: number, status: CourseRun): Promise<CourseState> {
  const { domainId, courseId, contentId } = status;
  const content = await contentOf(tx, contentId);
  const configuration = await trainingConfiguration(tx, { domainId, companyId, courseId });
  const facts = await courseFacts(tx, status);
  return { content, configuration, facts, units: unitStatesOf(content, facts, configuration, configuration.courseEnforceOrder) };
}

/** After a page, a practice or an exam: units, progress and completion travel upward, in the caller's transaction. */
export async function settleCourse(tx: Tx, actor: LearnerActor, courseStatusId: number): Promise<CourseState> {
  const status = await tx
    .selectFrom("courseStatuses")
    .selectAll()
    .where("domainId", "=", actor.domainId)
    .where("id", "=", courseStatusId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const state = await courseState(tx, actor.companyId, status);
  await storeUnits(tx, status, state.units);
  // a classroom course is completed by its delivery; its pages prepare for it
  const course = await tx.selectFrom("courses").select("type").where("id", "=", status.courseId).executeTakeFirstOrThrow();
  const complete = status.complete || (course.type !== "ilt" && state.units.every((unit) => unit.complete));
  const progress = Math.round(10_000 * progressOf(state.content, { ...state.facts, complete }, state.units));
  await tx
    .updateTable("courseStatuses")
    .set({
      progress: sql`greatest(progress, ${progress})`,
      status: complete ? "c" : "a",
      complete,
      startDate: sql`coalesce(start_date, (now() at time zone 'UTC')::date)`,
      lastAccessedAt: sql`now()`,
      updatedAt: sql`now()`,
      ...(complete && !status.complete ? { endAt: sql`now()` } : {}),
    })
    .where("domainId", "=", actor.domainId)
    .where("id", "=", courseStatusId)
    .execute();
  if (complete && !status.complete) {
    await writeEvent(tx, actor, {
      type: "courseStatus.complete",
      subject: { entity: "courseStatus", id: status.id },
      data: { courseId: status.courseId },
    });
    await settleProgram(tx, actor, status.programStatusId);
  }
  if (!complete || status.complete) return state;
  const facts = { ...state.facts, complete };
  return { ...state, facts, units: unitStatesOf(state.content, facts, state.configuration, state.configuration.courseEnforceOrder) };
}

/** A unit's status is derived while it runs and stored once it has ended. */
async function storeUnits(tx: Tx, { domainId, id }: CourseStatusRow, units: readonly UnitState[]): Promise<void> {
  const ended = units.filter(({ complete }) => complete);
  if (ended.length === 0) return;
  await tx
    .insertInto("unitStatuses")
    .values(ended.map(({ unitId, status }) => ({ domainId, courseStatusId: id, unitId, status, endedAt: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A program is complete when every one of its courses is, and the time its configuration asks for has been spent. */
export async function settleProgram(tx: Tx, actor: LearnerActor, programStatusId: number): Promise<void> {
  const program = await tx
    .selectFrom("programStatuses")
    .selectAll()
    .where("domainId", "=", actor.domainId)
    .where("id", "=", programStatusId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ open: number; done: number }>`
    select count(*) filter (where not coalesce(status.complete, false))::int as open,
           count(*) filter (where status.complete)::int as done
      from program_courses member join courses course on course.id = member.course_id and course.active
      left join course_statuses status on status.domain_id = ${actor.domainId} and status.program_status_id = ${programStatusId}
        and status.course_id = member.course_id and status.closed_at is null
     where member.program_id = ${program.programId}`.execute(tx);
  // a program without courses asks for nothing, and is not complete by that
  if (program.complete || rows[0] === undefined || rows[0].open > 0 || rows[0].done === 0) return;
  const { minTime, minSequenceTime } = await trainingConfiguration(tx, { ...actor, courseId: null });
  const tracked = await trackedTime(tx, program);
  if (tracked.total < minTime || tracked.run < minSequenceTime) return;
  await tx
    .updateTable("programStatuses")
    .set({
      status: "c",
      complete: true,
      endAt: sql`now()`,
      updatedAt: sql`now()`,
      expiryAt: sql`(select now() + make_interval(months => period_months) from programs where id = ${program.programId} and period_months is not null)`,
    })
    .where("domainId", "=", actor.domainId)
    .where("id", "=", programStatusId)
    .execute();
  await writeEvent(tx, actor, {
    type: "programStatus.complete",
    subject: { entity: "programStatus", id: programStatusId },
    data: { programId: program.programId, sequence: program.sequence },
  });
}
