import { sql, type Selectable } from "kysely";
import type { VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import { bookmarkSchema } from "@vigil/model/training/bookmark";
import { progressOf, unitStatesOf } from "@vigil/model/training/completion";
import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import { movedBookmark, movedCourse, type MovedCourse } from "@vigil/model/training/movedCourse";
import type { Caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import { writeEvent } from "../../../reporting/writeEvent.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Database } from "../../../storage/database.ts";
import { courseFacts } from "../../../training/courseFacts.ts";
import type { Learner } from "../../../training/learner.ts";
import type { CourseStatusRow } from "../../../training/openStatuses.ts";
import { sealSessionsOf } from "../../../training/resets/closeRun.ts";
import { settleCourse } from "../../../training/settleCourse.ts";
import { trainingConfiguration } from "../../../training/trainingConfiguration.ts";
import { contentOfCourse, inScope } from "./courseVersions.ts";

export interface MoveCall {
  courseId: number;
  /** The version they come to, and the one they are on. */
  contentId: number;
  from: number;
  /** Of course statuses. */
  ids: readonly number[];
}

type Row = CourseStatusRow & { companyId: number; name: string };
type Section = Selectable<Database["sectionStatuses"]>;

/** Moves learners in progress to another version of their course, or only tells what that would do. All of them or none. */
export async function moveLearners(tx: Tx, caller: Caller, call: MoveCall, { act }: { act: boolean }): Promise<VersionTransfer[]> {
  const before = await versionOf(tx, call.courseId, call.from);
  const after = await versionOf(tx, call.courseId, call.contentId);
  if (act) await lockSections(tx, caller, call);
  const rows = await learnersToMove(tx, caller, call, act);
  if (rows.length < new Set(call.ids).size) throw new Problem(409, "VersionLearnersChanged");
  const answers: VersionTransfer[] = [];
  for (const { companyId, name, ...status } of rows) {
    const facts = await courseFacts(tx, status);
    const moved = movedCourse(before.content, after.content, facts.sections);
    const { kept, gone, again } = moved;
    const learner = { domainId: caller.domainId, userId: status.userId, companyId, requestId: caller.requestId, address: caller.address };
    const configuration = await trainingConfiguration(tx, { ...learner, courseId: call.courseId });
    const then = { ...facts, sections: moved.sections };
    const units = unitStatesOf(after.content, then, configuration, configuration.courseEnforceOrder);
    const progress = progressOf(after.content, then, units);
    answers.push({ courseStatusId: status.id, name, before: status.progress / 10_000, after: progress, kept, gone, again });
    if (!act) continue;
    await move(tx, learner, status, { call, content: after.content, moved });
    const versions = { from: before.version, to: after.version, contentId: call.contentId, before: call.from };
    const subject = { entity: "courseStatus", id: status.id };
    await writeEvent(tx, caller, {
      type: "courseStatus.move",
      subject,
      data: { courseId: call.courseId, ...versions, kept, gone, again },
    });
  }
  return answers;
}

async function versionOf(tx: Tx, courseId: number, contentId: number): Promise<{ version: string; content: CourseContent }> {
  const { version, content } = await contentOfCourse(tx, courseId, contentId);
  return { version, content: courseContent.parse(content) };
}

/** In the order in which a page that is saved locks them: sections first, then the status of the course. */
const lockSections = (tx: Tx, { domainId }: Caller, { ids }: MoveCall): Promise<unknown> =>
  sql`select from section_statuses where domain_id = ${domainId} and course_status_id = any(${[...ids]}::bigint[])
    order by course_status_id, unit_id, section_id for update`.execute(tx);

/** Whoever completed the course stays: the completion rests on the version it was reached with. */
async function learnersToMove(tx: Tx, caller: Caller, { courseId, from, ids }: MoveCall, lock: boolean): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select status.*, learner.company_id, concat_ws(' ', learner.first_name, learner.last_name) as name
      from course_statuses status join users learner on learner.domain_id = status.domain_id and learner.id = status.user_id
     where status.domain_id = ${caller.domainId} and status.id = any(${[...ids]}::bigint[]) and status.course_id = ${courseId}
       and status.content_id = ${from} and status.closed_at is null and status.status = 'a' and ${inScope(caller)}
     order by status.id ${lock ? sql`for update of status` : sql``}`.execute(tx);
  return rows;
}

interface Move {
  call: MoveCall;
  content: CourseContent;
  moved: MovedCourse;
}

async function move(tx: Tx, learner: Learner, { domainId, id, bookmark }: CourseStatusRow, { call, content, moved }: Move): Promise<void> {
  const units = content.units.map((unit) => unit.id);
  await sealSessionsOf(tx, learner, sql<boolean>`course.id = ${id} and not coalesce(session.unit_id = any(${units}::int[]), false)`);
  const stored = await tx
    .deleteFrom("sectionStatuses")
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .returningAll()
    .execute();
  for (const section of moved.sections) {
    const { unitId, sectionId, status, pages } = section;
    const { startedAt, seconds } = originOf(stored, section);
    const values = { domainId, courseStatusId: id, unitId, sectionId, status, pages: JSON.stringify(pages), startedAt, seconds };
    await tx.insertInto("sectionStatuses").values(values).execute();
  }
  // derived again from what was moved; the result of an exam stays with its unit
  await sql`delete from unit_statuses where domain_id = ${domainId} and course_status_id = ${id}
    and (score is null or not unit_id = any(${units}::int[]))`.execute(tx);
  const known = bookmarkSchema.safeParse(bookmark);
  const mark = movedBookmark(known.success ? known.data : null, content);
  await tx
    .updateTable("courseStatuses")
    .set({ contentId: call.contentId, bookmark: mark === null ? null : JSON.stringify(mark), progress: 0, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await settleCourse(tx, learner, id);
}

/** The time of a section goes along, so that nobody waits for their pages again. */
function originOf(stored: readonly Section[], { unitId, sectionId, from }: MovedCourse["sections"][number]): Section {
  const of = (unit: number, section: number) => stored.find((row) => row.unitId === unit && row.sectionId === section);
  const origin = of(unitId, sectionId) ?? of(from.unitId, from.sectionId);
  if (origin === undefined) throw new Error("A section was moved that nobody began.");
  return origin;
}
