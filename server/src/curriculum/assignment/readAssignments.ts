import type { AssignedLearner, AssignedLearners } from "@vigil/model/curriculum/assignmentWire";
import { sql, type RawBuilder } from "kysely";
import { dueOfAssigned } from "../../reporting/measures/dueOfAssigned.ts";
import { dueOn } from "../../reporting/measures/runMeasures.ts";
import { validUntil } from "../../reporting/measures/validUntil.ts";
import type { Tx } from "../../storage/asDomain.ts";

const pageSize = 50;

/** The people of a program, or the programs of a person. */
export interface Asked {
  domainId: number;
  programIds: readonly number[] | "all";
  /** What `t`, a user, has to be. */
  among: RawBuilder<unknown>;
  offset: number;
}

const ways = sql`(
  select jsonb_agg(jsonb_build_object('source', w.source, 'sourceId', w.source_id, 'name', coalesce(rule.name, provider.name, transfer.name, remedial.name),
      'startsOn', w.starts_on, 'dueOn', w.due_on, 'endsOn', w.ends_on) order by w.source desc, w.id)
    from program_assignments w
    left join assignment_rules rule on w.source = 'rule' and rule.domain_id = w.domain_id and rule.id = w.source_id
    left join identity_providers provider on w.source = 'provider' and provider.domain_id = w.domain_id and provider.id = w.source_id
    left join program_transfers transfer on w.source = 'transfer' and transfer.domain_id = w.domain_id and transfer.id = w.source_id
    left join remedial_rules remedial on w.source = 'remedial' and remedial.domain_id = w.domain_id and remedial.id = w.source_id
   where w.domain_id = e.domain_id and w.user_id = e.user_id and w.program_id = e.program_id)`;

/** A page of them, by name. Of the ways a program is assigned by the earliest due day counts, and the last one to end. */
export async function readAssignments(tx: Tx, { domainId, programIds, among, offset }: Asked): Promise<AssignedLearners> {
  const ofPrograms = programIds === "all" ? sql`true` : sql`a.program_id = any(${[...programIds]}::bigint[])`;
  const effective = sql`(
    select a.domain_id, a.user_id, a.program_id, case when bool_and(a.starts_on is not null) then min(a.starts_on) end as starts_on,
        ${dueOfAssigned} as due_on, case when bool_and(a.ends_on is not null) then max(a.ends_on) end as ends_on
      from program_assignments a join users t on t.domain_id = a.domain_id and t.id = a.user_id
     where a.domain_id = ${domainId} and ${ofPrograms} and ${among}
     group by a.domain_id, a.user_id, a.program_id) e`;
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${effective}`.execute(tx);
  const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone coalesce(c.sound_zone, d.sound_zone))::date`;
  const { rows } = await sql<AssignedLearner>`
    select r.user_id, r.username, r.name, r.company, r.program_id, r.program, r.ways, r.starts_on::text as starts_on, r.due_on::text as due_on,
        r.ends_on::text as ends_on, r.status, r.completed_on::text as completed_on, r.expires_on::text as expires_on,
        coalesce(r.due_on < r.today, false) as overdue
      from (
        select e.user_id, u.username, trim(u.first_name || ' ' || u.last_name) as name, c.name as company, e.program_id, p.name as program,
            ${ways} as ways, e.starts_on, ${dueOn({ expiry: dayOf(validUntil("s")), due: sql`case when s.id is null then e.due_on else ${dayOf(sql`s.due_at`)} end` })} as due_on, e.ends_on,
            coalesce(s.status, 'n') as status, ${dayOf(sql`s.end_at`)} as completed_on, ${dayOf(validUntil("s"))} as expires_on,
            ${dayOf(sql`now()`)} as today, u.last_name, u.first_name
          from (select e.* from ${effective} join users u on u.domain_id = e.domain_id and u.id = e.user_id
                 order by u.last_name, u.first_name, u.id, e.program_id limit ${pageSize} offset ${offset}) e
          join users u on u.domain_id = e.domain_id and u.id = e.user_id
          join companies c on c.domain_id = u.domain_id and c.id = u.company_id
          join domains d on d.id = u.domain_id
          join programs p on p.id = e.program_id
          left join program_statuses s on s.domain_id = e.domain_id and s.user_id = e.user_id and s.program_id = e.program_id and s.closed_at is null) r
     order by r.last_name, r.first_name, r.user_id, r.program_id`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}
