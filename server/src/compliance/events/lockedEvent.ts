import { eventExpiryDays } from "@vigil/model/compliance/trainingEvent";
import { sql } from "kysely";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { begun, expired } from "./eventExpressions.ts";

export interface LockedEvent {
  id: number;
  companyId: number;
  programId: number;
  startDate: string;
  instructionMinutes: number;
  delivered: boolean;
  begun: boolean;
  expired: boolean;
  /** When whoever attends it has begun: now, or with its first day where the company is. */
  opensAt: Date;
  /** When whoever attends it has completed its courses: now, or at the end of its last day where the company is. */
  completesAt: Date;
  /** In the order of the program. */
  courses: number[];
  trainerId: number;
  /** The authorization holds for the company and all of the courses. */
  holds: boolean;
}

/** The event, as the caller may see it; nobody else changes it until the transaction ends. */
export async function lockEvent(tx: Tx, view: View, id: number): Promise<LockedEvent> {
  await getRecord(tx, view, id);
  return lockRow(tx, view.caller.domainId, id);
}

export async function lockRow(tx: Tx, domainId: number, id: number): Promise<LockedEvent> {
  await sql`select from training_events where domain_id = ${domainId} and id = ${id} for update`.execute(tx);
  const { rows } = await sql<LockedEvent>`
    select t.id, t.company_id, t.program_id, t.start_date::text as start_date, t.instruction_minutes, t.delivered_at is not null as delivered,
      ${begun} as begun, ${expired} as expired, held.user_id as trainer_id,
      least(now(), t.start_date::timestamp at time zone coalesce(company.sound_zone, domain.sound_zone)) as opens_at,
      least(now(), (t.end_date + 1)::timestamp at time zone coalesce(company.sound_zone, domain.sound_zone) - interval '1 second') as completes_at,
      array(select course.course_id from training_event_courses course
        left join program_courses member on member.program_id = t.program_id and member.course_id = course.course_id
        where course.domain_id = t.domain_id and course.training_event_id = t.id order by member.position, course.course_id) as courses,
      newest.active
        and exists (select from trainer_authorization_companies own where own.domain_id = t.domain_id
          and own.trainer_authorization_id = newest.id and own.company_id = t.company_id)
        and not exists (select from training_event_courses course where course.domain_id = t.domain_id and course.training_event_id = t.id
          and not exists (select from trainer_authorization_courses own where own.domain_id = t.domain_id
            and own.trainer_authorization_id = newest.id and own.course_id = course.course_id)) as holds
      from training_events t
      join companies company on company.domain_id = t.domain_id and company.id = t.company_id
      join domains domain on domain.id = t.domain_id
      join trainer_authorizations held on held.domain_id = t.domain_id and held.id = t.trainer_authorization_id
      join trainer_authorizations newest on newest.domain_id = t.domain_id and newest.superseded_at is null
        and coalesce(newest.root_id, newest.id) = coalesce(held.root_id, held.id)
     where t.domain_id = ${domainId} and t.id = ${id}`.execute(tx);
  const [event] = rows;
  if (event === undefined) throw new Problem(404, "NotFound", { details: { ids: [id] } });
  return event;
}

/** Trainers deliver what is their own; whoever authorizes trainers may do it in their stead. */
export const mayDeliver = ({ userId, domainId, homeDomainId, permissions }: Caller, trainerId: number): boolean =>
  permissions.has("trainingEvents:edit") &&
  ((userId === trainerId && domainId === homeDomainId) || permissions.has("trainerAuthorizations:edit"));

export function requireDelivery(caller: Caller, { trainerId, holds }: LockedEvent): void {
  if (!mayDeliver(caller, trainerId) || !holds) throw new Problem(403, "TrainingEventDelivery");
}

/** Learners are added to what was delivered for so many days. */
export function requireStillOpen({ expired: over }: LockedEvent): void {
  if (over) throw new Problem(406, "TrainingEventUserExpired", { details: { days: eventExpiryDays } });
}
