import type { DeliveryPreview } from "@vigil/model/compliance/trainingEventWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { hindrance } from "./eventPeople.ts";

/** Who would get what if the event were delivered now, by name: nothing is changed. */
export async function previewDelivery(tx: Tx, domainId: number, eventId: number): Promise<DeliveryPreview> {
  // a course counts as done with what this event completes; the open run may lack others
  const { rows } = await sql<DeliveryPreview[number]>`
    select person.id as user_id, coalesce(nullif(concat_ws(' ', nullif(person.first_name, ''), nullif(person.last_name, '')), ''), person.username) as name,
        case when listed.attending is null then 'unmarked' when not listed.attending then 'absent'
          when ${hindrance} is not null then 'refused'
          when exists (select from program_courses needed
            where needed.program_id = t.program_id
              and not exists (select from training_event_courses held where held.domain_id = t.domain_id and held.training_event_id = t.id and held.course_id = needed.course_id)
              and not exists (select from course_statuses done where done.domain_id = t.domain_id and done.program_status_id = run.id
                and done.course_id = needed.course_id and done.closed_at is null and done.complete)) then 'courses'
          else 'program' end as gets
      from training_event_users listed
      join training_events t on t.domain_id = listed.domain_id and t.id = listed.training_event_id
      join users person on person.domain_id = listed.domain_id and person.id = listed.user_id
      left join program_statuses run on run.domain_id = t.domain_id and run.user_id = person.id and run.program_id = t.program_id and run.closed_at is null
     where listed.domain_id = ${domainId} and listed.training_event_id = ${eventId} and listed.attended_at is null
     order by person.last_name, person.first_name, person.id`.execute(tx);
  return rows;
}
