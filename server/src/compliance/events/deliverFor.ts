import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { completeClassroom } from "../../training/completeClassroom.ts";
import type { Learner } from "../../training/learner.ts";
import { isAfterIncomplete } from "../../training/openCourse.ts";
import { courseStatusOf, findProgramStatus, openProgramStatus } from "../../training/openStatuses.ts";
import { applyResets } from "../../training/resets/applyResets.ts";
import { trainingConfiguration } from "../../training/trainingConfiguration.ts";
import type { LockedEvent } from "./lockedEvent.ts";

const reasons: Readonly<Record<string, AttendanceReason>> = { LicenseExpired: "credit", CourseNotAvailable: "course" };

/** Completes the courses of an event for one of its learners; whoever it cannot be delivered for stays as they were, and the answer says why. */
export async function deliverFor(tx: Tx, caller: Caller, event: LockedEvent, userId: number): Promise<AttendanceReason | null> {
  await sql`savepoint attendee`.execute(tx);
  const reason = await attend(tx, caller, event, userId).catch((error: unknown) => {
    const known = error instanceof Problem ? reasons[error.code] : undefined;
    if (known === undefined) throw error;
    return known;
  });
  await sql.raw(reason === null ? "release savepoint attendee" : "rollback to savepoint attendee").execute(tx);
  await sql`update training_event_users set reason = ${reason}, attended_at = case when ${reason === null} then now() end
    where domain_id = ${caller.domainId} and training_event_id = ${event.id} and user_id = ${userId}`.execute(tx);
  return reason;
}

async function attend(tx: Tx, caller: Caller, event: LockedEvent, userId: number): Promise<AttendanceReason | null> {
  const { domainId, requestId, address } = caller;
  const { programId, companyId, startDate, opensAt } = event;
  const learner: Learner = { domainId, userId, companyId, requestId, address };
  // a delivery is a launch: what waits for one happens now
  await applyResets(tx, learner, programId, "launch");
  const before = await findProgramStatus(tx, learner, programId);
  if (before?.complete === true) return "complete";
  const run = await openProgramStatus(tx, learner, programId, { actor: caller });
  // it was begun where it was held, not where somebody confirms it days later
  if (before === undefined)
    await sql`update program_statuses set start_date = ${startDate}::date, initiated_at = ${opensAt}
      where domain_id = ${domainId} and id = ${run.id}`.execute(tx);
  const { programEnforceOrder } = await trainingConfiguration(tx, { domainId, companyId, courseId: null });
  const completed: number[] = [];
  for (const courseId of event.courses) {
    const status = await courseStatusOf(tx, domainId, run.id, courseId);
    if (status.complete) continue;
    if (programEnforceOrder && (await isAfterIncomplete(tx, status, programId))) return "order";
    const held = { opensAt, at: event.completesAt, startDate, trainingEventId: event.id };
    if (await completeClassroom(tx, { ...caller, companyId }, status, held)) completed.push(courseId);
  }
  if (completed.length === 0) return "complete";
  await addVirtualTime(tx, event, run, completed);
  return null;
}

/** Held online, it gave its minutes. */
const addVirtualTime = (
  tx: Tx,
  { instructionMinutes }: LockedEvent,
  { domainId, id }: { domainId: number; id: number },
  courses: readonly number[],
) =>
  sql`update program_statuses set virtual_duration = virtual_duration + ${60 * instructionMinutes}
    where domain_id = ${domainId} and id = ${id}
      and exists (select from courses where is_virtual and id = any(${[...courses]}::bigint[]))`.execute(tx);
