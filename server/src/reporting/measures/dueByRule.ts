import { sql } from "kysely";
import { owedToRule } from "./standingMeasures.ts";

/** What of the row `standing` falls due, as lateral rows `due`: the certificate on its last day, and the period on its last day where hours are owed. */
export const dueByRule = sql`lateral (
  select 'certificate' as kind, standing.until as due_on, standing.renewal as owed
    where standing.until < 'infinity' and standing.path in ('current', 'open')
  union all
  select 'hours', standing.next - 1, ${owedToRule} where ${owedToRule} > 0) due`;
