import { textKey } from "@vigil/model/identity/textKey";
import { readWorkLine, type WorkWords } from "@vigil/model/measurement/work/readWorkLine";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { emailKey } from "../../organization/userImport/lineKeys.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { WorkImportRow } from "./workImportRow.ts";

export interface WorkCells {
  line: number;
  cells: string[];
}

const keyColumns = { username: sql`u.username_key`, pin: sql`u.pin`, email: sql`u.email_key` } satisfies Record<string, Sql>;

/**
 * Reads lines, finds whom they mean and when by the clock of the place it was, and keeps what is wrong with them. Somebody out of the sender's
 * reach is nobody they know; an account that was merged is the one that it was merged into.
 */
export async function judgeWorkLines(
  tx: Tx,
  by: Caller,
  { domainId, id, workOrder }: Pick<WorkImportRow, "domainId" | "id" | "workOrder">,
  { words, lines }: { words: WorkWords; lines: readonly WorkCells[] },
): Promise<void> {
  const { key, zone, columns } = workOrder;
  const placeOf = (...targets: readonly string[]): number | null => {
    const column = columns.findIndex((target) => target !== null && targets.includes(target));
    return column === -1 ? null : column;
  };
  const said = lines.map(({ line, cells }) => {
    const { person, moment, ...rest } = readWorkLine(workOrder, cells, words);
    const who = person === null ? null : key === "username" ? textKey(person) : key === "email" ? emailKey(person) : person;
    return { line, who, wall: moment?.wall ?? null, offset: moment?.offset ?? null, ...rest };
  });
  const fault = (column: number | null, code: string) => JSON.stringify([{ column, code }]);
  const [personAt, momentAt] = [placeOf("person"), placeOf("happenedAt", "day")];
  await sql`
    with said as materialized (
      select k.* from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as k(line integer, who text, wall timestamp, "offset" integer, machine text, lane text,
        site text, image text, category text, outcome text, "responseMs" integer, faults jsonb)),
    known as materialized (
      select u.key, min(t.id) as id, count(distinct t.id) as people, min(t.zone) as zone from (
          select ${keyColumns[key]} as key, coalesce(u.merged_into, u.id) as id from users u
           where u.domain_id = ${domainId} and ${keyColumns[key]} = any(array(select s.who from said s)) and u.erased_at is null) u
        join (select t.id, coalesce(c.sound_zone, d.sound_zone) as zone from users t join companies c on c.domain_id = t.domain_id and c.id = t.company_id
            join domains d on d.id = t.domain_id where ${visible(user, "t", by)}) t on t.id = u.id
       group by u.key),
    placed as (
      select s.*, known.id as user_id, known.people, z.zone,
          case when s."offset" is not null then (s.wall - make_interval(mins => s."offset")) at time zone 'UTC' else s.wall at time zone z.zone end as at
        from said s left join known on known.key = s.who
        cross join lateral (select coalesce(${zone}, known.zone, 'UTC') as zone) z),
    found as (
      select p.*, p.faults
          || case when p.who is not null and p.user_id is null then ${fault(personAt, "WorkPersonUnknown")}::jsonb
               when p.people > 1 then ${fault(personAt, "WorkPersonSeveral")}::jsonb else '[]' end
          || case when p.at > now() then ${fault(momentAt, "WorkMomentFuture")}::jsonb
               when p.at < '2000-01-01' then ${fault(momentAt, "WorkMomentOld")}::jsonb
               when p."offset" is null and p.user_id is not null and (p.at at time zone p.zone) <> p.wall then ${fault(momentAt, "WorkMomentNever")}::jsonb
               else '[]' end as wrong
        from placed p)
    update work_import_lines l set user_id = f.user_id, happened_at = f.at, machine = f.machine, lane = f.lane, site = f.site, image = f.image, category = f.category,
        result = f.outcome, response_ms = f."responseMs", faults = f.wrong, twin = null
      from found f where l.domain_id = ${domainId} and l.import_id = ${id} and l.line = f.line`.execute(tx);
}

/** What one bag of one machine is known by: the same line twice is one result. */
export const sameBag = (one: string, other: string): Sql =>
  sql.join(
    ["user_id", "happened_at", "machine", "lane", "image"].map(
      (column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`,
    ),
    sql` and `,
  );

/** The results that were there in the time of a file, each bag once. */
export const resultsThen = (
  domainId: number,
  importId: number,
): Sql => sql`(select distinct r.user_id, r.happened_at, r.machine, r.lane, r.image from work_results r
  where r.domain_id = ${domainId} and r.happened_at >= (select min(f.happened_at) from work_import_lines f where f.domain_id = ${domainId} and f.import_id = ${importId})
    and r.happened_at <= (select max(f.happened_at) from work_import_lines f where f.domain_id = ${domainId} and f.import_id = ${importId}))`;

/** The planner knows nothing of lines that came just now: what it takes for a few would be compared one by one with all. */
const withoutLoops = (tx: Tx) => sql`set local enable_nestloop = off`.execute(tx);

/** Compares all lines with each other and with what is there: which are new, which there already, which faulty. Answers how many. */
export async function sortWorkLines(tx: Tx, { domainId, id }: Pick<WorkImportRow, "domainId" | "id">): Promise<Record<string, number>> {
  await withoutLoops(tx);
  await sql`
    with compared as materialized (
      select l.line, l.faults <> '[]' as wrong, first_value(l.line) over bag as first, there.user_id is not null as known
        from work_import_lines l left join ${resultsThen(domainId, id)} there on ${sameBag("there", "l")}
       where l.domain_id = ${domainId} and l.import_id = ${id}
      window bag as (partition by case when l.happened_at is null then -l.line else coalesce(l.user_id, -l.line) end, l.happened_at, l.machine, l.lane, l.image order by l.line)),
    sorted as materialized (select c.line, nullif(c.first, c.line) as twin,
        case when c.wrong or c.first <> c.line then 'faulty' when c.known then 'known' else 'new' end as outcome from compared c)
    update work_import_lines l set twin = s.twin, outcome = s.outcome
      from sorted s where l.domain_id = ${domainId} and l.import_id = ${id} and l.line = s.line and (l.outcome, l.twin) is distinct from (s.outcome, s.twin)`.execute(
    tx,
  );
  const { rows } = await sql<{ outcome: string; count: number }>`select outcome, count(*)::int as count from work_import_lines
    where domain_id = ${domainId} and import_id = ${id} and outcome is not null group by outcome`.execute(tx);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** Brings in what is new, all of it or nothing; what came in meanwhile by another file is left out. */
export async function takeWorkLines(tx: Tx, { domainId, id, createdBy }: WorkImportRow): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('work_results'), ${domainId}::integer)`.execute(tx);
  await withoutLoops(tx);
  const { numAffectedRows = 0n } = await sql`
    insert into work_results (domain_id, user_id, happened_at, outcome, category, machine, lane, site, image, response_ms, import_id, created_by)
    select ${domainId}, l.user_id, l.happened_at, l.result, l.category, l.machine, l.lane, l.site, l.image, l.response_ms, ${id}, ${createdBy}
      from work_import_lines l join users u on u.domain_id = l.domain_id and u.id = l.user_id and u.erased_at is null
     where l.domain_id = ${domainId} and l.import_id = ${id} and l.outcome = 'new'
       and not exists (select from ${resultsThen(domainId, id)} there where ${sameBag("there", "l")}) order by l.line`.execute(tx);
  return Number(numAffectedRows);
}
