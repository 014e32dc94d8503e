import { sql } from "kysely";
import { summedMonths, type SealedTable } from "../rollups/summedMonths.ts";
import { among, type ReportAsked } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** The months of a report and how each of them is told, to stand behind `with`; null where only its learners can say it. */
export function monthsAsked({ domainId, from, until, wholeCompanies }: ReportAsked, table: SealedTable): Sql | null {
  if (wholeCompanies === null) return null;
  const ids = wholeCompanies === "all" ? null : wholeCompanies;
  // a day begins up to fourteen hours before it does by UTC, and ends up to twelve behind
  return summedMonths(table, {
    domainId,
    all: ids === null,
    companies: sql`select c.id from companies c where c.domain_id = ${domainId} and ${among(sql`c.id`, ids)}`,
    within: sql`${from === null ? sql`true` : sql`m.month > ${from}::date`}
      and ${until === null ? sql`true` : sql`(m.month + interval '1 month')::date <= ${until}::date`}`,
    touches: sql`${from === null ? sql`true` : sql`m.ends > ${from}::date - interval '1 day'`}
      and ${until === null ? sql`true` : sql`m.starts < ${until}::date + interval '2 days'`}`,
  });
}

/** Whether the month in which something of the learner `l` was sealed is told from its facts. */
export const isOfOpenMonth = sql`not exists (select from kept_month where kept_month.company_id = l.company_id and kept_month.month = open_month.month)`;
