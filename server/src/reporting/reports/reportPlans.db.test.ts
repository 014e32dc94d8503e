import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { reportCodes, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillWork } from "../../../test/reporting/fillWork.ts";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { benchmarkDomain, fillBenchmark } from "../../benchmarkSeed.ts";
import { writeRollups } from "../rollups/writeRollups.ts";
import { partsOfReach, reportReach } from "./reportReach.ts";
import { isGrouped } from "./reportSource.ts";
import { reportSources } from "./reportSources.ts";
import { askedOf } from "./workReport.ts";
import { groupsQuery, linesQuery } from "./writeLines.ts";

const { asDomain, owner } = testDatabase();
const learners = 1000;
const state = { domainId: 0 };
let client: pg.Client;

beforeAll(async () => {
  client = await owner();
  await fillBenchmark(client, { users: learners, events: 10 });
  const { rows } = await client.query<{ id: number }>("select id from domains where name = $1", [benchmarkDomain]);
  state.domainId = rows[0]!.id;
  await fillWork(client, state.domainId, learners);
  await asDomain(state.domainId, (tx) => writeRollups(tx, state.domainId));
  await client.query("vacuum (analyze)"); // or the plans are those of whatever the server has looked at by then
}, 240_000);

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
}
const tablesOf = (node: Node): string[] => [
  ...(node["Relation Name"] ? [node["Relation Name"]] : []),
  ...(node.Plans ?? []).flatMap(tablesOf),
];

/** What the only statement of a report over everybody and everything reads, and of which tables. */
async function planOf(code: ReportCode) {
  const { domainId } = state;
  await client.query("truncate report_lines"); // the lines of the report before are no pages of this one
  const ask = reportAsk.parse({});
  const scope = { own: false, homeDomainId: domainId, companies: "all" as const, groups: null, programs: null };
  const reach = reportReach(domainId, 0, ask, scope);
  const source = reportSources[code](askedOf({ domainId, ask, scope, today: "2026-11-23", fromDate: null, untilDate: null }));
  return asDomain(domainId, async (tx) => {
    const parts = await partsOfReach(tx, reach, { first: 20_000, further: 20_000 });
    expect(parts).toHaveLength(1);
    const query = isGrouped(source)
      ? groupsQuery(source, reach)
      : linesQuery({ domainId, id: 1, lineCount: 0 }, reportOf(code).columns, source, reach, parts);
    const { rows } = await sql<Record<string, [{ Plan: Node }]>>`explain (analyze, buffers, timing off, format json) ${query}`.execute(tx);
    const { Plan: plan } = Object.values(rows[0]!)[0]![0];
    const { rows: written } = await sql<{ count: number }>`with gone as (delete from report_lines where domain_id = ${domainId} returning 1)
      select count(*)::int as count from gone`.execute(tx);
    return {
      pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      lines: written[0]!.count,
      tables: new Set(tablesOf(plan)),
      grouped: isGrouped(source),
    };
  });
}

/** Tables that have many rows for each session or exam: what reports tell of them was counted when it was sealed. */
const facts = /^(?:simulator_decisions|exam_answers)/u;
/** Sums of everybody read whole tables or indexes from one end to the other; of lines a page is looked at for a learner, one more where an index is asked for them, and those that a line is written to. */
const mostPages = { sums: { learner: 1, line: 0 }, months: { learner: 2, line: 0 }, lines: { learner: 6, line: 2 } };
/** What is read of months: of those that are over their sums, of the last ones each session and exam is looked up. */
const months: readonly ReportCode[] = ["S30", "E30"];
/** What is counted of how learners stand is not put together of assignments and runs, nor is who they are read from their accounts; sessions know their program. */
const kept = ["users", "program_statuses"];
const aside: { readonly [Code in ReportCode]?: readonly string[] } = {
  T30: [...kept, "program_assignments"],
  T50: [...kept, "program_assignments"],
  D20: [...kept, "course_statuses"],
  S10: ["program_statuses", "course_statuses"],
  S40: ["program_statuses", "course_statuses"],
};

test.each(reportCodes.filter((code) => code !== "D10"))(
  "%s is one statement that reads few pages for a learner and a line, and no decisions and answers",
  async (code) => {
    const { pages, lines, tables, grouped } = await planOf(code);
    expect([...tables].filter((table) => facts.test(table) || aside[code]?.includes(table))).toEqual([]);
    const { learner, line } = mostPages[months.includes(code) ? "months" : grouped ? "sums" : "lines"];
    expect(pages).toBeLessThanOrEqual(learner * learners + line * lines);
  },
);
