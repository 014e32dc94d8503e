import type { CompanyMeasures, MeasuredCompany } from "@vigil/model/measurement/group/companyWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { kept, sessionsKept, sums } from "../observer/readMeasures.ts";
import type { CompanyAsk } from "./companyAsk.ts";
import { groupAsked, type Days } from "./groupMeasures.ts";

type Row = Detection & Pick<MeasuredCompany, "companyId" | "name" | "people" | "sessions"> & { value: string | null };

/** The companies of those whom the asker may see, side by side: each added up, and by one thing that threats are told apart by. */
export async function companyMeasures(tx: Tx, by: Caller, { by: grouping, ...ask }: CompanyAsk, days: Days): Promise<CompanyMeasures> {
  const asked = groupAsked(by, ask, days);
  const { domainId } = by;
  const { rows } = await sql<Row>`
    with own as (${sessionsKept(asked)}),
    parts as (select x.user_id, x.value, ${sums("x")} from ${kept(asked, [grouping])} group by x.user_id, x.value),
    told as (
      select u.company_id, null as value, ${sums("own")}, sum(own.sessions)::int as sessions, count(distinct own.user_id)::int as people
        from own join users u on u.domain_id = ${domainId} and u.id = own.user_id group by u.company_id
      union all select u.company_id, p.value, ${sums("p")}, 0, 0
        from parts p join users u on u.domain_id = ${domainId} and u.id = p.user_id group by u.company_id, p.value)
    select told.*, c.name from told join companies c on c.domain_id = ${domainId} and c.id = told.company_id order by c.name, c.id, told.value`.execute(
    tx,
  );
  const companies = rows.filter(({ value }) => value === null);
  const values = rows.flatMap(({ value, companyId, hits, misses, falseAlarms, correctRejections }) =>
    value === null ? [] : [{ companyId, value, hits, misses, falseAlarms, correctRejections }],
  );
  const threats = (wanted: string): number =>
    values.reduce((sum, { value, hits, misses }) => sum + (value === wanted ? hits + misses : 0), 0);
  return {
    grouping,
    values: [...new Set(values.map(({ value }) => value))].toSorted((one, other) =>
      grouping === "level" || grouping === "view" ? Number(one) - Number(other) : threats(other) - threats(one),
    ),
    rows: companies.map(({ companyId, name: title, people, sessions, hits, misses, falseAlarms, correctRejections }) => ({
      companyId,
      name: title,
      people,
      sessions,
      total: { hits, misses, falseAlarms, correctRejections },
      by: values.flatMap(({ companyId: of, ...value }) => (of === companyId ? [value] : [])),
    })),
  };
}
