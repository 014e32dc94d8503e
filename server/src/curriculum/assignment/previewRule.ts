import type { AssignmentPreview, AssignOutcome } from "@vigil/model/curriculum/assignmentWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

const pageSize = 50;

export interface Conditions {
  /** The rule as it is stored; 0 = a new one. */
  id: number;
  programs: readonly number[];
  companies: readonly number[];
  groups: readonly number[];
  accessLevels: readonly number[];
  field: string;
  value: string;
  active: boolean;
}

/** Who would gain and lose what if a rule said this: `before` is what it assigns today. */
const outcomes = (domainId: number, { id, programs, companies, groups, accessLevels, field, value, active }: Conditions) => sql`(
  with found as materialized (
    select user_id from people_of_conditions(${domainId}, ${[...companies]}::bigint[], ${[...groups]}::bigint[], ${[...accessLevels]}::bigint[],
      ${field}, ${value}, null) where ${active}),
  wanted as (
    select f.user_id, p.id as program_id, fits_company(${domainId}, u.company_id, p.id) as fits
      from found f join users u on u.domain_id = ${domainId} and u.id = f.user_id cross join unnest(${[...programs]}::bigint[]) as p (id)),
  before as (
    select user_id, program_id from program_assignments where domain_id = ${domainId} and source = 'rule' and source_id = ${id})
  select user_id, program_id, case
      when not coalesce(w.fits, true) then 'unfit'
      when w.user_id is not null and b.user_id is not null then 'same'
      when w.user_id is not null then case when x.other then 'also' else 'gains' end
      when x.other then 'stays' else 'loses' end as outcome
    from wanted w full join before b using (user_id, program_id)
    cross join lateral (select exists (select from program_assignments a where a.domain_id = ${domainId} and a.user_id = coalesce(w.user_id, b.user_id)
      and a.program_id = coalesce(w.program_id, b.program_id) and not (a.source = 'rule' and a.source_id = ${id}) and (a.ends_on is null or a.ends_on >= current_date)) as other) x) o`;

export async function previewRule(tx: Tx, domainId: number, conditions: Conditions, offset: number): Promise<AssignmentPreview> {
  const of = outcomes(domainId, conditions);
  const { rows: counts } = await sql<{ outcome: AssignOutcome; count: number }>`select o.outcome, count(*)::int as count from ${of}
    group by o.outcome`.execute(tx);
  const { rows } = await sql<AssignmentPreview["rows"][number]>`
    select o.user_id, u.username, trim(u.first_name || ' ' || u.last_name) as name, c.name as company, o.program_id, p.name as program, o.outcome
      from ${of} join users u on u.domain_id = ${domainId} and u.id = o.user_id
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id join programs p on p.id = o.program_id
     where o.outcome <> 'same' order by u.last_name, u.first_name, u.id, p.id limit ${pageSize} offset ${offset}`.execute(tx);
  const { rows: people } = await sql<{ count: number; others: number }>`select count(distinct o.user_id)::int as count,
      count(distinct o.user_id) filter (where level.base_code <> 'usr')::int as others
    from ${of} join users u on u.domain_id = ${domainId} and u.id = o.user_id join access_levels level on level.id = u.access_level_id
   where o.outcome not in ('loses', 'stays')`.execute(tx);
  return {
    people: people[0]?.count ?? 0,
    others: people[0]?.others ?? 0,
    counts: Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count])),
    rows,
  };
}
