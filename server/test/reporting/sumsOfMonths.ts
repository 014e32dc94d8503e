import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { sql } from "kysely";
import { figureSources, readFigures } from "../../src/reporting/dashboards/readFigures.ts";
import { reportReach } from "../../src/reporting/reports/reportReach.ts";
import { isGrouped } from "../../src/reporting/reports/reportSource.ts";
import { reportSources } from "../../src/reporting/reports/reportSources.ts";
import { askedOf } from "../../src/reporting/reports/workReport.ts";
import { readGroups } from "../../src/reporting/reports/writeLines.ts";
import type { AsDomain, Tx } from "../../src/storage/asDomain.ts";
import { wholeDomain } from "./wholeDomain.ts";

const asks = [{}, { inactive: true, sessionKinds: ["exam", "practice"] }, { companyIds: "first" }, { from: -100, until: -20 }] as const;
/** E20 and T40 of everybody look at who is left out instead of at their learners. */
const codes: readonly ReportCode[] = ["S30", "S40", "E30", "E20", "T40"];
const byMonth = ["simulatorTime", "simulatorCriticalErrors", "simulatorScore", "examTime", "examScore"] as const;
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What reports and widgets say that read sums of months: as they are summed up, where none is, and (reports) of learners alone. */
export async function sumsOfMonths(asDomain: AsDomain, domainId: number): Promise<[unknown, unknown, unknown]> {
  return asDomain(domainId, async (tx) => {
    const read = async (alone: boolean) => [await reports(tx, domainId, alone), await widgets(tx, domainId)];
    const summed = await read(false);
    await sql`savepoint summed`.execute(tx);
    await sql`delete from company_months where domain_id = ${domainId}`.execute(tx);
    const open = await read(false);
    const alone = await read(true);
    await sql`rollback to savepoint summed`.execute(tx);
    return [summed, open, alone];
  });
}

async function reports(tx: Tx, domainId: number, alone: boolean): Promise<unknown[]> {
  const { rows } = await sql<{ id: number }>`select u.company_id as id from simulator_sessions x
    join users u on u.domain_id = x.domain_id and u.id = x.user_id where x.domain_id = ${domainId} order by x.id limit 1`.execute(tx);
  const day = (days: number | undefined) => (days === undefined ? null : dayFromNow(days));
  const told = [];
  for (const code of codes)
    for (const each of asks) {
      const ask = reportAsk.parse({
        inactive: "inactive" in each && each.inactive,
        sessionKinds: "sessionKinds" in each ? each.sessionKinds : [],
        companyIds: "companyIds" in each ? rows.map(({ id }) => id) : [],
      });
      const scope = { own: false, homeDomainId: domainId, companies: "all" as const, groups: null, programs: null };
      const days = { fromDate: day("from" in each ? each.from : undefined), untilDate: day("until" in each ? each.until : undefined) };
      const asked = askedOf({ domainId, ask, scope, today: dayFromNow(0), ...days });
      const source = reportSources[code](alone ? { ...asked, wholeCompanies: null } : asked);
      if (!isGrouped(source)) throw new Error(`${code} has no groups.`);
      const groups = await readGroups(tx, source, reportReach(domainId, 0, ask, scope));
      told.push(groups.toSorted((one, other) => JSON.stringify(one.keys).localeCompare(JSON.stringify(other.keys))));
    }
  return told;
}

async function widgets(tx: Tx, domainId: number): Promise<unknown[]> {
  const by = wholeDomain(domainId);
  const told = [];
  for (const widget of ["simulatorCategoryWeakness", "performanceFeedback"] as const)
    for (const months of [6, 24] as const) told.push(await readFigures(tx, by, widget, { months }));
  // a month begins before it does by UTC, with it, and after it
  const [today, since] = [dayFromNow(0), `${dayFromNow(-700).slice(0, 7)}-01`];
  for (const widget of byMonth)
    for (const zone of ["Asia/Kathmandu", "UTC", "America/St_Johns"]) {
      const { rows } = await figureSources[widget]({ by, ask: {}, zone, today, since }).execute(tx);
      told.push(rows.toSorted((one, other) => one.label.localeCompare(other.label)));
    }
  return told;
}
