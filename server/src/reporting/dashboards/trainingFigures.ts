import { sql } from "kysely";
import { initialWithin } from "@vigil/model/reporting/dashboards/widget";
import { dueOfManyAssigned, programOfAssigned } from "../measures/dueOfAssigned.ts";
import { dueOn, statusOn } from "../measures/runMeasures.ts";
import { validUntil } from "../measures/validUntil.ts";
import { amongPrograms, ofLearners, type FiguresAsked, type FigureSource } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** What active learners are to do, each program once: `a` as it is assigned, `s` the run that is open or complete, `u` the learner. */
const trainings = (asked: FiguresAsked): Sql => sql`(
    select a.user_id, a.program_id, ${dueOfManyAssigned} as due from program_assignments a ${programOfAssigned}
     where a.domain_id = ${asked.by.domainId} and coalesce(a.starts_on <= ${asked.today}::date, true) and ${amongPrograms(sql`a.program_id`, asked)}
     group by a.user_id, a.program_id) a
  join users u on ${ofLearners(asked)} and u.id = a.user_id and u.active
  left join program_statuses s on s.domain_id = ${asked.by.domainId} and s.user_id = a.user_id and s.program_id = a.program_id and s.closed_at is null`;

const daysOf = ({ zone, today }: FiguresAsked) => {
  const dayOf = (instant: Sql) => sql`(${instant} at time zone ${zone})::date`;
  return { expiry: dayOf(validUntil("s")), due: sql`case when s.id is null then a.due else ${dayOf(sql`s.due_at`)} end`, today };
};
const count = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::float8`;

/** What is to be finished, and what is complete and has to be done again; without a day nothing is due. */
const dueByRegion: FigureSource = (asked) => {
  const { today, ask } = asked;
  const day = dueOn(daysOf(asked));
  const until = sql`${today}::date + ${ask.within ?? initialWithin}::integer`;
  return sql`select region as label, array[${count(sql`day < ${today}::date`)}, ${count(sql`day >= ${today}::date`)}] as "values", count(*)::float8 as count
    from (select c.region, ${day} as day from ${trainings(asked)} join companies c on c.domain_id = u.domain_id and c.id = u.company_id) d
   where day <= ${until} group by region order by count(*) desc, region`;
};

const byProgram: FigureSource = (asked) => {
  const status = statusOn(daysOf(asked));
  return sql`
  select p.title as label, n."values", n.count from (
    select a.program_id, array[${count(sql`${status} = 'c'`)}, ${count(sql`${status} = 'a'`)}, ${count(sql`${status} = 'n'`)}] as "values", count(*)::float8 as count
      from ${trainings(asked)} group by a.program_id) n join programs p on p.id = n.program_id
   order by n.count desc, p.title, p.id`;
};

/** Of every learner and program the newest certificate: what was renewed has not expired, what was revoked holds no longer. */
const certifications: FigureSource = (asked) => {
  const { by, ask, today } = asked;
  const until = sql`${today}::date + ${ask.within ?? initialWithin}::integer`;
  const ends = sql`k.expiry_date`;
  return sql`
    select p.title as label, n."values", n.count from (
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
