import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { AssignmentPreview, AssignOutcome } from "@vigil/model/curriculum/assignmentWire";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { original } from "../../organization/domainCodesFit.ts";
import { domainDay } from "../../reporting/domainDay.ts";

const pageSize = 50;

/** People and programs, each with each. */
export interface Pairs {
  domainId: number;
  userIds: readonly number[];
  programIds: readonly number[];
}

const inForce = sql`(other.ends_on is null or other.ends_on >= current_date)`;
const byOtherWay = sql`exists (select from program_assignments other where other.domain_id = u.domain_id and other.user_id = u.id
  and other.program_id = p.id and other.source <> 'user' and ${inForce})`;

/** What becomes of each pair when it is assigned directly with these dates. */
const assigning = ({ startsOn, dueOn, endsOn }: AssignmentDates): RawBuilder<AssignOutcome> => sql`case
  when wanted.id is not null and ${original("wanted")} is distinct from ${original("have")} then 'unfit'
  when own.id is null then case when ${byOtherWay} then 'also' else 'gains' end
  when (own.starts_on, own.due_on, own.ends_on) is distinct from (${startsOn}::date, ${dueOn}::date, ${endsOn}::date) then 'changes'
  else 'same' end`;

const removing: RawBuilder<AssignOutcome> = sql`case when own.id is null then 'same' when ${byOtherWay} then 'stays' else 'loses' end`;

/** With dates: what assigning does; without: what taking the direct assignments away does. */
const outcomes = ({ domainId, userIds, programIds }: Pairs, dates: AssignmentDates | null) => sql`(
  select u.id as user_id, u.username, u.last_name, u.first_name, c.name as company, p.id as program_id, p.name as program,
      own.due_on as due_before, u.created_at > now() - interval '1 day' as fresh, level.base_code <> 'usr' as staff,
      ${dates === null ? removing : assigning(dates)} as outcome
    from unnest(${[...userIds]}::bigint[]) as each (id)
    join users u on u.domain_id = ${domainId} and u.id = each.id
    join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join domains d on d.id = u.domain_id
    join access_levels level on level.id = u.access_level_id
    cross join programs p
    left join domain_codes wanted on wanted.id = p.domain_code_id
    left join domain_codes have on have.id = coalesce(c.domain_code_id, d.domain_code_id)
    left join program_assignments own on own.domain_id = u.domain_id and own.user_id = u.id and own.program_id = p.id and own.source = 'user'
   where p.id = any(${[...programIds]}::bigint[])) o`;

/** The pairs that an assignment writes: those it changes nothing of, and those whose company may not use the program, are left out. */
export async function pairsToAssign(tx: Tx, pairs: Pairs, dates: AssignmentDates): Promise<{ userId: number; programId: number }[]> {
  const { rows } = await sql<{ userId: number; programId: number }>`select o.user_id, o.program_id from ${outcomes(pairs, dates)}
    where o.outcome in ('gains', 'also', 'changes')`.execute(tx);
  return rows;
}

export async function previewAssignment(tx: Tx, pairs: Pairs, dates: AssignmentDates | null, offset: number): Promise<AssignmentPreview> {
  const of = outcomes(pairs, dates);
  const { rows: counts } = await sql<{
    outcome: AssignOutcome | null;
    count: number;
    others: number;
  }>`select o.outcome, count(*)::int as count,
      count(distinct o.user_id) filter (where o.staff and o.outcome in ('gains', 'also'))::int as others from ${of}
    group by grouping sets ((o.outcome), ())`.execute(tx);
  const { rows } = await sql<AssignmentPreview["rows"][number]>`
    select o.user_id, o.username, trim(o.first_name || ' ' || o.last_name) as name, o.company, o.program_id, o.program, o.outcome,
      to_char(o.due_before, 'YYYY-MM-DD') as due_before from ${of}
     where o.outcome <> 'same' order by o.fresh desc, o.last_name, o.first_name, o.user_id, o.program_id limit ${pageSize} offset ${offset}`.execute(
    tx,
  );
  return {
    people: pairs.userIds.length,
    ...(dates !== null && { past: await pastDays(tx, pairs.domainId, dates) }),
    ...(dates !== null && { others: counts.find(({ outcome }) => outcome === null)?.others ?? 0 }),
    counts: Object.fromEntries(counts.flatMap(({ outcome, count }) => (outcome === null ? [] : [[outcome, count]]))),
    rows,
  };
}

async function pastDays(tx: Tx, domainId: number, dates: AssignmentDates): Promise<("dueOn" | "endsOn")[]> {
  const today = await domainDay(tx, domainId);
  return (["dueOn", "endsOn"] as const).filter((day) => (dates[day] ?? today) < today);
}
