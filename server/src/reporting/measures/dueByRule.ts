import { sql } from "kysely";
import { owedArticles, owedImages, owedToRule } from "./standingMeasures.ts";

/**
 * What of the row `standing` falls due, as lateral rows `due`: the certificate on its last day, and the period on its last day where anything of it is owed, and the next check with the test piece, today where it is late. Each with
 * the day from which its holder may not work if nothing is done, where there is such a day.
 */
export const dueByRule = sql`lateral (
  select 'certificate' as kind, standing.until as due_on, standing.renewal as owed, null::int as owed_images, null::int as owed_articles, null::int as owed_drills,
      case when standing.standing <> 'barred' then standing.until + standing.grace_days + 1 end as barred_from
    where standing.until < 'infinity' and standing.path in ('current', 'open')
  union all
  select 'hours', standing.next - 1, ${owedToRule}, ${owedImages}, ${owedArticles}, greatest(0, standing.needed_drills - standing.drills), case when standing.standing <> 'barred' and standing.after_missed = 'stop' and ${owedToRule} > 0 then standing.next end
    where array_remove(standing.lacks, 'drillGap') <> '{}'
  union all
  select 'drill', greatest(standing.drill_by, standing.day), null, null, null, 1, null where standing.drill_by < standing.next) due`;
