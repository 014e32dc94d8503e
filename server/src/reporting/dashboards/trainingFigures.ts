import { sql } from "kysely";
import { initialWithin } from "@vigil/model/reporting/dashboards/widget";
import { companyPlaces, dueBefore, places, programEnds, standingOn, standings } from "../measures/programStandings.ts";
import { amongPrograms, ofLearners, type FiguresAsked, type FigureSource } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** What active learners are to do or have begun, each program once, as rows `u`: as T10, T30 and T70 count it, so also what is not assigned any more. */
const trainings = sql`${standings} ${programEnds}`;
const asAsked = (asked: FiguresAsked): Sql => sql`${ofLearners(asked)} and u.active and ${amongPrograms(sql`u.program_id`, asked)}`;

const dayOf = ({ today }: FiguresAsked): Sql => sql`${today}::date`;
const sinceToday = (asked: FiguresAsked) => ({ day: dayOf(asked), begins: sql`place.begins` });
const count = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::float8`;

/** Of those who have begun; `dueBefore` says it of everybody. */
const dueAt = sql`case when u.status = 'c' then u.valid_until else u.due_at end`;

/**
 * What is to be finished, and what is complete and has to be done again; without a day nothing is due. Company by company, whose place is then known and
 * not looked up for each learner; those who have not begun apart, as their programs have to be looked up.
 */
const dueByRegion: FigureSource = (asked) => {
  const { domainId } = asked.by;
  const until = sql`(${dayOf(asked)} + ${asked.ask.within ?? initialWithin}::integer + 1)`;
  const soon = dueBefore({ day: until, begins: sql`place.ends` });
  return sql`select c.region as label, array[sum(n.late), sum(n.count - n.late)] as "values", sum(n.count) as count,
      (array_agg(c.id order by c.id))[1:1001]::float8[] as about
    from (select n.company_id, sum(n.late) as late, sum(n.count) as count from (
        select place.id as company_id, n.late, n.count from ${companyPlaces(domainId, dayOf(asked), until)} cross join lateral (
          select ${count(sql`${dueAt} < place.begins`)} as late, count(*)::float8 as count from ${standings}
           where ${asAsked(asked)} and u.company_id = place.id and u.status is not null and ${dueAt} < place.ends) n where n.count > 0
        union all
        select u.company_id, ${count(dueBefore(sinceToday(asked)))}, count(*)::float8
          from ${trainings} ${places(domainId, dayOf(asked), until)} where ${asAsked(asked)} and u.status is null and ${soon} group by u.company_id) n group by n.company_id) n
    join companies c on c.domain_id = ${domainId} and c.id = n.company_id
   group by c.region order by sum(n.count) desc, c.region`;
};

/** How each stands is worked out once, company by company. */
const byProgram: FigureSource = (asked) => {
  const counted = (status: string) => sql`coalesce(sum(n.count) filter (where n.status = ${status}), 0)::float8`;
  return sql`
  select p.title as label, n."values", n.count, array[n.program_id]::float8[] as about from (
    select n.program_id, array[${counted("c")}, ${counted("a")}, ${counted("n")}] as "values", sum(n.count)::float8 as count
      from ${companyPlaces(asked.by.domainId, dayOf(asked))} cross join lateral (
        select u.program_id, ${standingOn(sinceToday(asked))} as status, count(*) as count
          from ${standings} where ${asAsked(asked)} and u.company_id = place.id group by 1, 2) n group by n.program_id) n join programs p on p.id = n.program_id
   order by n.count desc, p.title, p.id`;
};

/** Of every learner and program the newest certificate: what was renewed has not expired, what was revoked holds no longer. */
const certifications: FigureSource = (asked) => {
  const { by, ask, today } = asked;
  const until = sql`${today}::date + ${ask.within ?? initialWithin}::integer`;
  const ends = sql`k.expiry_date`;
  return sql`
    select p.title as label, n."values", n.count, array[n.program_id]::float8[] as about from (
      select k.program_id, array[${count(sql`${ends} is null or ${ends} > ${until}`)}, ${count(sql`${ends} >= ${today}::date and ${ends} <= ${until}`)},
          ${count(sql`${ends} < ${today}::date`)}] as "values", count(*)::float8 as count
        from (select distinct on (k.user_id, k.program_id) k.user_id, k.program_id,
            case when k.revoked_at is null then k.expiry_date else ${today}::date - 1 end as expiry_date from program_certificates k
           where k.domain_id = ${by.domainId} and ${amongPrograms(sql`k.program_id`, asked)}
           order by k.user_id, k.program_id, k.completion_date desc, k.id desc) k
        join users u on ${ofLearners(asked)} and u.id = k.user_id and u.active
       group by k.program_id) n join programs p on p.id = n.program_id
     order by n.count desc, p.title, p.id`;
};

export const trainingFigures = { trainingDueByRegion: dueByRegion, training: byProgram, certifications } satisfies Record<
  string,
  FigureSource
>;
