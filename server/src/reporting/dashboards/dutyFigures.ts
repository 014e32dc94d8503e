import { sql } from "kysely";
import { duties, dutyStanding } from "../measures/dutyMeasures.ts";
import { amongPrograms, ofLearners, type FigureSource } from "./figureSource.ts";

/** Of each company how many have the hours their programs ask for, have a part of them, have none: those who owe most first. */
const duty: FigureSource = (asked) => sql`
  with learner as materialized (
    select u.id, c.name as company, c.id as company_id, coalesce(c.sound_zone, d.sound_zone) as zone
      from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id join domains d on d.id = u.domain_id
     where ${ofLearners(asked)} and u.active)
  select l.company as label, array[(count(*) filter (where standing = 'reached'))::float8, (count(*) filter (where standing = 'short'))::float8,
      (count(*) filter (where standing = 'none'))::float8] as "values", count(*)::float8 as count, array[l.company_id]::float8[] as about
    from (select l.company, l.company_id, ${dutyStanding} as standing from learner l join ${duties({
      domainId: asked.by.domainId,
      day: sql`(now() at time zone l.zone)::date`,
    })} on duty.user_id = l.id where ${amongPrograms(sql`duty.program_id`, asked)}) l
   group by l.company, l.company_id order by count(*) filter (where standing <> 'reached') desc, l.company, l.company_id`;

export const dutyFigures = { duty } satisfies Record<string, FigureSource>;
