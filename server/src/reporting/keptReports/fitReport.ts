import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { course } from "@vigil/model/curriculum/course";
import { program } from "@vigil/model/curriculum/program";
import { parseSort } from "@vigil/model/entity/listSort";
import { company } from "@vigil/model/organization/company";
import { group } from "@vigil/model/organization/group";
import { asksFor, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import { reportAsk, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import type { ReportParameter } from "@vigil/model/reporting/reports/reportShape";
import { sql } from "kysely";
import { tableOf, visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

const named = { companyIds: company, groupIds: group, programIds: program, courseIds: course, ruleIds: authorityRule } as const;
type Named = keyof typeof named;
const isNamed = (name: ReportParameter): name is Named => name in named;

/** What a visible record is looked for by. */
export type Reach = Pick<Caller, "domainId" | "companies" | "groups" | "programs" | "permissions" | "accessLevelCode" | "userId">;

/**
 * A kept report as it can be run with this reach today, and what of it had to be left away: records that are no more or out of reach,
 * parameters and columns that the report has no more. `emptied` are limits of which nothing is left: without them it would say more.
 */
export async function fitReport(
  tx: Tx,
  by: Reach,
  code: ReportCode,
  kept: KeptReportState,
): Promise<{ state: KeptReportState; left: string[]; emptied: ReportParameter[] }> {
  const left: string[] = [];
  const emptied: ReportParameter[] = [];
  const asked: Record<string, unknown> = {};
  for (const name of Object.keys(kept.ask) as (keyof ReportAsk)[]) {
    const value = kept.ask[name];
    const given = Array.isArray(value) ? value.length > 0 : Boolean(value);
    if (!given) continue;
    if (!asksFor(code, name)) left.push(name);
    else if (isNamed(name)) {
      const ids = kept.ask[name];
      const seen = await seenIds(tx, by, name, ids);
      if (seen.length < ids.length) left.push(name);
      if (seen.length === 0) emptied.push(name);
      asked[name] = seen;
    } else asked[name] = value;
  }
  const known = reportOf(code).columns;
  const columns = known.filter((name) => kept.columns.includes(name));
  left.push(...kept.columns.filter((name) => !known.some((each) => each === name)));
  const order = parseSort(kept.order) ?? [];
  const sorted = order.every(({ path }) => known.some((name) => name === path));
  return {
    state: { ask: reportAsk.parse(asked), columns: columns.length > 0 ? columns : [...known], order: sorted ? kept.order : "" },
    left,
    emptied,
  };
}

async function seenIds(tx: Tx, by: Reach, name: Named, ids: readonly number[]): Promise<number[]> {
  const e = named[name];
  const narrowed = name === "programIds" && by.programs !== null ? sql`and t.id = any(${by.programs}::bigint[])` : sql``;
  const { rows } = await sql<{ id: number }>`
    select t.id from ${tableOf(e)} t where ${visible(e, "t", by as Caller)} and t.id = any(${ids}::bigint[]) ${narrowed}`.execute(tx);
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
}
