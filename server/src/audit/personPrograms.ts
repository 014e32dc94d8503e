import type { PersonProgram } from "@vigil/model/audit/personWire";
import { sql } from "kysely";
import { wireInstant } from "../http/wireInstant.ts";
import { dueToldOn } from "../reporting/measures/runMeasures.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import type { Sql } from "../storage/sql.ts";
import type { Tx } from "../storage/asDomain.ts";

type Run = NonNullable<PersonProgram["run"]>;
interface Row extends Omit<PersonProgram, "run">, Pick<Run, "courses" | "coursesComplete" | "revoked"> {
  runId: number | null;
  sequence: number;
  complete: boolean;
  begun: boolean;
  lastAccessedAt: Date | null;
  completedAt: Date | null;
  expiresOn: string | null;
}

const dayOf = (instant: Sql) => sql`(${instant} at time zone zone.name)::date`;
const days = {
  expiry: dayOf(validUntil("s")),
  due: sql`coalesce(assigned.due_on, ${dayOf(sql`s.due_at`)})`,
  today: sql`(now() at time zone zone.name)`,
};

/** What somebody is assigned, by which ways, and how far they are; what they began and have no longer stands below. */
export async function personPrograms(tx: Tx, domainId: number, userId: number): Promise<PersonProgram[]> {
  const { rows } = await sql<Row>`
    with assigned as (
      select program_id, min(due_on) as due_on,
          case when bool_and(starts_on is not null) then min(starts_on) end as starts_on,
          case when bool_and(ends_on is not null) then max(ends_on) end as ends_on,
          jsonb_agg(jsonb_build_object('source', source, 'name',
            case when source = 'rule' then (select r.name from assignment_rules r where r.domain_id = a.domain_id and r.id = a.source_id) end) order by source, id) as ways,
          jsonb_agg(jsonb_build_object('startsOn', starts_on, 'dueOn', due_on, 'endsOn', ends_on)) filter (where source = 'user') -> 0 as direct
        from program_assignments a where domain_id = ${domainId} and user_id = ${userId} group by program_id),
    newest as (
      select distinct on (program_id) * from program_statuses where domain_id = ${domainId} and user_id = ${userId} order by program_id, sequence desc)
    select program.id as program_id, program.title, coalesce(assigned.ways, '[]') as ways, assigned.direct,
        assigned.starts_on::text, assigned.ends_on::text, due.on_day::text as due_on,
        coalesce(due.on_day < (now() at time zone zone.name)::date, false) as overdue,
        s.id as run_id, s.sequence, s.complete, s.status <> 'n' as begun,
        (select count(*) from program_courses member join courses c on c.id = member.course_id and c.active where member.program_id = program.id)::int as courses,
        (select count(*) from course_statuses done where done.domain_id = ${domainId} and done.program_status_id = s.id and done.complete and done.closed_at is null)::int
          as courses_complete,
        s.last_accessed_at, s.end_at as completed_at, ${days.expiry}::text as expires_on, s.revoked_at is not null as revoked
      from programs program
      left join assigned on assigned.program_id = program.id
      left join newest s on s.program_id = program.id
      cross join (select coalesce(company.sound_zone, domain.sound_zone) as name from users person
        join companies company on company.domain_id = person.domain_id and company.id = person.company_id
        join domains domain on domain.id = person.domain_id where person.domain_id = ${domainId} and person.id = ${userId}) zone
      cross join lateral (select ${dueToldOn(days)} as on_day) due
     where program.id in (select program_id from assigned union select program_id from newest)
     order by assigned.program_id is null, due.on_day nulls last, program.priority, program.title, program.id`.execute(tx);
  return rows.map(
    ({ runId, sequence, complete, begun, courses, coursesComplete, lastAccessedAt, completedAt, expiresOn, revoked, ...program }) => ({
      ...program,
      run:
        runId === null
          ? null
          : {
              id: runId,
              sequence,
              complete,
              begun,
              courses,
              coursesComplete,
              lastAccessedAt: told(lastAccessedAt),
              completedAt: told(completedAt),
              expiresOn,
              revoked,
            },
    }),
  );
}

const told = (instant: Date | null): string | null => instant && wireInstant(instant);
