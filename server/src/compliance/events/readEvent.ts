import { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import type {
  Attendance,
  EventAttendance,
  EventChoices,
  EventHead,
  OfferedLearner,
  TrainersLearner,
} from "@vigil/model/compliance/trainingEventWire";
import { wordsOf } from "@vigil/model/entity/wordsOf";
import { sql } from "kysely";
import { visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { validUntil } from "../../reporting/measures/validUntil.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { assigned, complete, hindrance } from "./eventPeople.ts";
import { mayDeliver } from "./lockedEvent.ts";
import { wireInstant } from "../../http/wireInstant.ts";

const person = sql`person.id as user_id, person.first_name, person.last_name, person.username, person.pin`;
const byName = sql`person.last_name, person.first_name, person.username, person.id`;

/** The list of an event with what stands above it. */
export async function readAttendance(tx: Tx, caller: Caller, id: number): Promise<EventAttendance> {
  const { domainId } = caller;
  const { rows } = await sql<EventHead & { trainerId: number }>`
    select t.id, company.name as company_name, program.title as program_title, domain.title as domain_title,
      coalesce(nullif(concat_ws(' ', nullif(trainer.first_name, ''), nullif(trainer.last_name, '')), ''), trainer.username) as trainer,
      held.user_id as trainer_id, held.authority, held.badge, t.start_date::text as start_date, t.end_date::text as end_date, t.start_time, t.end_time, t.place,
      array(select course.title from training_event_courses own join courses course on course.id = own.course_id
        left join program_courses member on member.program_id = t.program_id and member.course_id = course.id
        where own.domain_id = t.domain_id and own.training_event_id = t.id order by member.position, course.id) as courses
      from training_events t
      join companies company on company.domain_id = t.domain_id and company.id = t.company_id
      join domains domain on domain.id = t.domain_id
      join programs program on program.id = t.program_id
      join trainer_authorizations held on held.domain_id = t.domain_id and held.id = t.trainer_authorization_id
      join users trainer on trainer.domain_id = t.domain_id and trainer.id = held.user_id
     where t.domain_id = ${domainId} and t.id = ${id}`.execute(tx);
  const { trainerId, ...head } = rows[0]!;
  const people = await sql<Omit<Attendance, "attendedAt"> & { attendedAt: Date | null }>`
    select ${person}, listed.attending, listed.attended_at,
      case when listed.attended_at is null then coalesce(${hindrance}, listed.reason) end as reason
      from training_event_users listed
      join training_events t on t.domain_id = listed.domain_id and t.id = listed.training_event_id
      join users person on person.domain_id = listed.domain_id and person.id = listed.user_id
     where listed.domain_id = ${domainId} and listed.training_event_id = ${id} order by ${byName}`.execute(tx);
  return {
    head,
    rows: people.rows.map((row) => ({ ...row, attendedAt: row.attendedAt && wireInstant(row.attendedAt) })),
    delivers: mayDeliver(caller, trainerId),
  };
}

const mostOffered = 100;

/** Who could still be put on the list: people of the company whom the program is assigned to, those who still need it first. */
export async function readAvailable(tx: Tx, { domainId }: Caller, id: number, search: string): Promise<OfferedLearner[]> {
  const words = wordsOf([search]).map(
    (word) => sql`exists (select from user_words w where w.domain_id = person.domain_id and w.id = person.id
      and w.word >= ${word} and w.word < ${`${word}\u{10FFFF}`})`,
  );
  const { rows } = await sql<OfferedLearner>`
    select ${person}, ${complete} as complete from training_events t
      join users person on person.domain_id = t.domain_id and person.company_id = t.company_id
     where t.domain_id = ${domainId} and t.id = ${id} and person.active and person.erased_at is null and ${assigned}
       and not exists (select from training_event_users listed where listed.domain_id = t.domain_id
         and listed.training_event_id = t.id and listed.user_id = person.id)
       ${words.length === 0 ? sql`` : sql`and ${sql.join(words, sql` and `)}`}
     order by complete, ${byName} limit ${sql.lit(mostOffered)}`.execute(tx);
  return rows;
}

/** What the caller can make an event of. */
export async function readChoices(tx: Tx, caller: Caller): Promise<EventChoices> {
  const { domainId, userId } = caller;
  const authorizations = await sql<EventChoices["authorizations"][number]>`
    select t.id, t.name, t.user_id = ${userId} as own,
      coalesce((select json_agg(json_build_object('id', company.id, 'name', company.name) order by company.name, company.id)
        from trainer_authorization_companies held join companies company on company.domain_id = held.domain_id and company.id = held.company_id
        where held.domain_id = t.domain_id and held.trainer_authorization_id = t.id and company.active), '[]') as companies,
      array(select held.course_id from trainer_authorization_courses held
        where held.domain_id = t.domain_id and held.trainer_authorization_id = t.id order by held.course_id) as courses
      from trainer_authorizations t
     where ${visible(trainerAuthorization, "t", caller)} and t.active and not t.unfinished_copy and t.superseded_at is null
     order by t.user_id <> ${userId}, t.trainer, t.name limit 500`.execute(tx);
  const programs = await sql<EventChoices["programs"][number]>`
    select t.id, t.name, json_agg(json_build_object('id', course.id, 'title', course.title) order by member.position, course.id) as courses
      from programs t join program_courses member on member.program_id = t.id
      join courses course on course.id = member.course_id and course.type = 'ilt' and course.active
     where (t.owner_domain_id = ${domainId} or t.owner_domain_id is null) and t.active and not t.unfinished_copy
     group by t.id, t.name order by t.name, t.id`.execute(tx);
  return { authorizations: authorizations.rows, programs: programs.rows };
}

/** Whom the caller's events were, or will be, held for: of each program the latest event. */
export async function readLearners(tx: Tx, caller: Caller, search: string): Promise<TrainersLearner[]> {
  const words = wordsOf([search]).map(
    (word) => sql`exists (select from user_words w where w.domain_id = person.domain_id and w.id = person.id
      and w.word >= ${word} and w.word < ${`${word}\u{10FFFF}`})`,
  );
  const { rows } = await sql<Omit<TrainersLearner, "attendedAt"> & { attendedAt: Date | null }>`
    with latest as (
      select distinct on (listed.user_id, t.program_id) listed.user_id, t.program_id, t.company_id, t.id as event_id, t.start_date,
        listed.attending, listed.attended_at
        from training_events t
        join training_event_users listed on listed.domain_id = t.domain_id and listed.training_event_id = t.id
       where ${visible(trainingEvent, "t", caller)}
       order by listed.user_id, t.program_id, t.start_date desc, t.id desc)
    select ${person}, company.name as company_name, program.title as program_title, latest.event_id, latest.start_date::text as start_date,
      latest.attending, latest.attended_at, coalesce(run.complete, false) as complete,
      (${validUntil("run")} at time zone coalesce(company.sound_zone, domain.sound_zone))::date::text as expiry_date
      from latest join users person on person.domain_id = ${caller.domainId} and person.id = latest.user_id and person.erased_at is null
      join companies company on company.domain_id = person.domain_id and company.id = latest.company_id
      join domains domain on domain.id = person.domain_id
      join programs program on program.id = latest.program_id
      left join program_statuses run on run.domain_id = person.domain_id and run.user_id = person.id
        and run.program_id = latest.program_id and run.closed_at is null
     where ${words.length === 0 ? sql`true` : sql.join(words, sql` and `)}
     order by ${byName}, latest.start_date desc limit 200`.execute(tx);
  return rows.map((row) => ({ ...row, attendedAt: row.attendedAt && wireInstant(row.attendedAt) }));
}
