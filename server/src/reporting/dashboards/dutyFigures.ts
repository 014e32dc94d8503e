import { sql } from "kysely";
import { duties, dutyStanding } from "../measures/dutyMeasures.ts";
import { standings } from "../measures/programStandings.ts";
import { amongPrograms, ofLearners, type FigureSource } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

const counted = (standing: string): Sql => sql`(count(*) filter (where ${dutyStanding} = ${standing}))::float8`;

/** Of each company how many have the hours their programs ask for, have a part of them, have none: those who owe most first. */
const duty: FigureSource = (asked) => sql`
  select c.name as label, array[n.reached, n.short, n.none] as "values", n.reached + n.short + n.none as count, array[c.id]::float8[] as about
    from (select duty.company_id, ${counted("reached")} as reached, ${counted("short")} as short, ${counted("none")} as none from ${duties({
      domainId: asked.by.domainId,
      day: sql`(now() at time zone l.zone)::date`,
      who: sql`${standings} where ${ofLearners(asked)} and u.active and ${amongPrograms(sql`u.program_id`, asked)}`,
    })} group by duty.company_id) n
    join companies c on c.domain_id = ${asked.by.domainId} and c.id = n.company_id
   order by n.short + n.none desc, c.name, c.id`;

export const dutyFigures = { duty } satisfies Record<string, FigureSource>;
