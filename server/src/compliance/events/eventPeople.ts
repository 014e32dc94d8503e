import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

export const mostLearners = 500;

/** The program is assigned to `person` on any day of the event `t`. */
export const assigned = sql`exists (select from program_assignments assignment
  where assignment.domain_id = t.domain_id and assignment.user_id = person.id and assignment.program_id = t.program_id
    and coalesce(assignment.starts_on <= t.end_date, true) and coalesce(assignment.ends_on >= t.start_date, true))`;

/** Why `person` cannot be on the list of the event `t`; null where nothing stands in the way. */
export const standing = sql<AttendanceReason | null>`case
  when not person.active or person.erased_at is not null then 'inactive'
  when person.company_id <> t.company_id then 'company'
  when not ${assigned} then 'unassigned' end`;

/** Every course of the event `t` is complete in the open run of `person`, or all of that run. */
export const complete = sql<boolean>`(exists (select from program_statuses whole where whole.domain_id = t.domain_id and whole.user_id = person.id
    and whole.program_id = t.program_id and whole.closed_at is null and whole.complete)
  or (exists (select from training_event_courses held where held.domain_id = t.domain_id and held.training_event_id = t.id)
  and not exists (select from training_event_courses held where held.domain_id = t.domain_id and held.training_event_id = t.id
    and not exists (select from course_statuses status
      join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id and run.closed_at is null
      where status.domain_id = t.domain_id and status.user_id = person.id and run.program_id = t.program_id
        and status.course_id = held.course_id and status.closed_at is null and status.complete))))`;

/** Why a delivery now would give nothing to `person`, who is on the list of the event `t`; null where nothing is known. */
export const hindrance = sql<AttendanceReason | null>`coalesce(${standing}, case when ${complete} then 'complete' end)`;

export interface EventLearner {
  userId: number;
  name: string;
  attended: boolean;
  reason: AttendanceReason | null;
}

/** These people, in the order of their numbers, with what stands in the way of each. */
export async function eventPeople(tx: Tx, domainId: number, eventId: number, userIds: readonly number[]): Promise<EventLearner[]> {
  const { rows } = await sql<EventLearner>`
    select person.id as user_id, coalesce(nullif(concat_ws(' ', nullif(person.first_name, ''), nullif(person.last_name, '')), ''), person.username) as name,
      coalesce(listed.attended_at is not null, false) as attended, ${standing} as reason
      from users person join training_events t on t.domain_id = person.domain_id and t.id = ${eventId}
      left join training_event_users listed on listed.domain_id = t.domain_id and listed.training_event_id = t.id and listed.user_id = person.id
     where person.domain_id = ${domainId} and person.id = any(${[...userIds]}::bigint[]) order by person.id`.execute(tx);
  return rows;
}

/** Everybody who is to be on the list may be; who may not is named. */
export function requireLearners(people: readonly EventLearner[], asked: readonly number[], field: string): void {
  const known = new Set(people.map(({ userId }) => userId));
  const strangers = asked.filter((id) => !known.has(id));
  const refused = people.filter(({ reason }) => reason !== null);
  if (refused.length + strangers.length === 0) return;
  throw new Problem(422, refused.length + strangers.length === 1 ? "TrainingEventUserInvalid" : "TrainingEventUsersInvalid", {
    field,
    details: {
      names: [...refused.map(({ name }) => name), ...strangers].join(", "),
      users: refused.map(({ userId, reason }) => ({ userId, reason })),
      ids: strangers,
    },
  });
}
