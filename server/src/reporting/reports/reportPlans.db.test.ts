import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { reportCodes, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillWork } from "../../../test/reporting/fillWork.ts";
import { wholeDomain } from "../../../test/reporting/wholeDomain.ts";
import { nodesOfPlan, type PlanNode } from "../../../test/storage/nodesOfPlan.ts";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { benchmarkDomain, fillBenchmark } from "../../benchmarkSeed.ts";
import { figureSources } from "../dashboards/readFigures.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeRollups } from "../rollups/writeRollups.ts";
import { partsOfReach, reportReach } from "./reportReach.ts";
import { isGrouped } from "./reportSource.ts";
import { reportSources } from "./reportSources.ts";
import { askedOf } from "./workReport.ts";
import { groupsQuery, linesQuery } from "./writeLines.ts";

const { asDomain, owner } = testDatabase();
const learners = 1000;
/** Of a session of the benchmark. */
const bags = 18;
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

interface Node extends PlanNode {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
}
const tableOf = ({ what }: { what: string }) => what.split(" ").at(-1)!;

interface Asked {
  ask?: object;
  today?: string;
  days?: { fromDate: string | null; untilDate: string | null };
  /** A small table would be read as a whole. */
  byIndex?: boolean;
}

async function queryOf(
  tx: Tx,
  code: ReportCode,
  { ask: asked = {}, today = "2026-11-23", days = { fromDate: null, untilDate: null } }: Asked = {},
) {
  const { domainId } = state;
  const ask = reportAsk.parse(asked);
  const scope = { own: false, homeDomainId: domainId, companies: "all" as const, groups: null, programs: null };
  const reach = reportReach(domainId, 0, ask, scope);
  const source = reportSources[code](askedOf({ domainId, ask, scope, today, ...days }));
  if (isGrouped(source)) return { query: groupsQuery(source, reach), grouped: true };
  const parts = await partsOfReach(tx, reach, { first: 20_000, further: 20_000 });
  expect(parts).toHaveLength(1);
  return { query: linesQuery({ domainId, id: 1, behind: 0 }, reportOf(code).columns, source, reach, parts), grouped: false };
}

/** What the only statement of a report over everybody and everything reads, and of which tables. */
async function planOf(code: ReportCode, asked: Asked = {}) {
  const { domainId } = state;
  await client.query("truncate report_lines"); // the lines of the report before are no pages of this one
  return asDomain(domainId, async (tx) => {
    const { query, grouped } = await queryOf(tx, code, asked);
    if (asked.byIndex === true) await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, [{ Plan: Node }]>>`explain (analyze, buffers, timing off, format json) ${query}`.execute(tx);
    const { Plan: plan } = Object.values(rows[0]!)[0]![0];
    const { rows: written } = await sql<{ count: number; sessions: number | null }>`with gone as (
        delete from report_lines where domain_id = ${domainId} returning (cells ->> ${reportOf(code).columns.indexOf("sessions")}::integer)::int as sessions)
      select count(*)::int as count, sum(sessions)::int as sessions from gone`.execute(tx);
    return {
      pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      lines: written[0]!.count,
      sessions: written[0]!.sessions ?? 0,
      tables: new Set(nodesOfPlan(plan).map(tableOf).filter(Boolean)),
      rowsOf: (table: RegExp) => nodesOfPlan(plan).reduce((sum, node) => sum + (table.test(tableOf(node)) ? node.rows : 0), 0),
      grouped,
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

test("D10 reads the decisions of the sessions that it tells of and no others, and looks up each image at most once for a decision", async () => {
  // of a half year that is over, so that there are some whatever the day
  const { pages, lines, sessions, rowsOf } = await planOf("D10", {
    ask: { asOf: "lastYear" },
    today: new Date().toISOString().slice(0, 10),
  });
  const { learner, line } = mostPages.lines;
  expect(sessions).toBeGreaterThan(0);
  const decided = rowsOf(/^simulator_decisions/u);
  expect(decided).toBeGreaterThan(0);
  expect(decided).toBeLessThanOrEqual(bags * sessions);
  expect(rowsOf(/^image_truths/u)).toBeLessThanOrEqual(decided);
  // of a session its row, its place among decisions, and those, wherever they lie; of an image its truth by an index
  expect(pages).toBeLessThanOrEqual(learner * learners + line * lines + sessions * (20 + bags) + 5 * decided);
});

test.each(reportCodes.filter((code) => code !== "D10"))(
  "%s is one statement that reads few pages for a learner and a line, and no decisions and answers",
  async (code) => {
    const { pages, lines, tables, grouped } = await planOf(code);
    expect([...tables].filter((table) => facts.test(table) || aside[code]?.includes(table))).toEqual([]);
    const { learner, line } = mostPages[months.includes(code) ? "months" : grouped ? "sums" : "lines"];
    expect(pages).toBeLessThanOrEqual(learner * learners + line * lines);
  },
);

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ["of all days", { fromDate: null, untilDate: null }],
  ["of some months", { fromDate: dayBefore(500), untilDate: dayBefore(100) }],
])(
  "S40 %s adds up sums of months that are over, different people too, and reads the sessions of what is left of its time",
  async (_, days) => {
    const { rowsOf } = await planOf("S40", { today: dayBefore(0), days, byIndex: true });
    const { rows } = await client.query<{ count: number }>("select count(*)::int as count from simulator_sessions where domain_id = $1", [
      state.domainId,
    ]);
    expect(rowsOf(/^month_results/u)).toBeGreaterThan(0);
    expect(rowsOf(/^month_learners/u)).toBeGreaterThan(0);
    // two months of twenty-four at most, and whether their learners had one in the others
    expect(rowsOf(/^simulator_sessions/u)).toBeGreaterThan(0);
    expect(rowsOf(/^simulator_sessions/u)).toBeLessThan(rows[0]!.count / 4);
  },
);

test.each(["E20", "T40"] as const)("%s of everybody looks up those whom it leaves out, and nobody else", async (code) => {
  const { rowsOf } = await planOf(code, { byIndex: true });
  // one of twenty, though some have done more than one thing
  expect(rowsOf(/^users/u)).toBeGreaterThan(0);
  expect(rowsOf(/^users/u)).toBeLessThan(learners / 4);
});

test.each(["trainingDueByRegion", "training"] as const)(
  "%s knows where learners are by their company: they are not joined with it",
  async (widget) => {
    const { domainId } = state;
    const today = dayBefore(0);
    const nodes = await asDomain(domainId, async (tx) => {
      const asked = { by: wholeDomain(domainId), ask: {}, zone: "UTC", today, since: today };
      const { rows } = await sql<
        Record<string, [{ Plan: PlanNode }]>
      >`explain (analyze, timing off, format json) ${figureSources[widget](asked)}`.execute(tx);
      return nodesOfPlan(Object.values(rows[0]!)[0]![0].Plan);
    });
    const rowsOf = (kind: RegExp) => nodes.reduce((sum, { what, rows }) => sum + (kind.test(what) ? rows : 0), 0);
    expect(rowsOf(/ learner_programs$/u)).toBeGreaterThanOrEqual(learners);
    // but for those who have not begun, of whom it is looked up when their program ends
    expect(rowsOf(/^(?:Hash Join|Merge Join|Nested Loop)/u)).toBeLessThan(learners);
  },
);

interface OrderedNode {
  "Sort Key"?: string[];
  Plans?: OrderedNode[];
}
const sortKeysOf = (node: OrderedNode): string[] => [...(node["Sort Key"] ?? []), ...(node.Plans ?? []).flatMap(sortKeysOf)];

test("the learners of a report of lines come in their order out of an index: nobody is sorted by name", async () => {
  const keys = await asDomain(state.domainId, async (tx) => {
    const { query } = await queryOf(tx, "T10");
    await sql`set local enable_sort = off`.execute(tx); // of so few sorting costs nothing: what is still sorted has to be
    const { rows } = await sql<Record<string, [{ Plan: OrderedNode }]>>`explain (format json) ${query}`.execute(tx);
    return sortKeysOf(Object.values(rows[0]!)[0]![0].Plan);
  });
  expect(keys.length).toBeGreaterThan(0); // lines are put into their order by the numbers of their learners
  expect(keys.filter((key) => key.includes("last_name"))).toEqual([]);
});

test.each([
  ["simulatorTime", "simulator_sessions"],
  ["simulatorCriticalErrors", "simulator_sessions"],
  ["simulatorScore", "simulator_sessions"],
  ["examTime", "exam_attempts"],
  ["examScore", "exam_attempts"],
] as const)(
  "%s of a domain as a whole adds up sums of months that are over, and what was sealed between two midnights",
  async (widget, table) => {
    const { domainId } = state;
    const today = new Date().toISOString().slice(0, 10);
    const asked = {
      by: wholeDomain(domainId),
      ask: {},
      zone: "Asia/Kathmandu",
      today,
      since: `${Number(today.slice(0, 4)) - 2}-${today.slice(5, 7)}-01`,
    };
    const nodes = await asDomain(domainId, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx); // a small table would be read as a whole
      const { rows } = await sql<
        Record<string, [{ Plan: PlanNode }]>
      >`explain (analyze, timing off, format json) ${figureSources[widget](asked)}`.execute(tx);
      return nodesOfPlan(Object.values(rows[0]!)[0]![0].Plan);
    });
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table} where domain_id = $1`, [domainId]);
    const read = nodes.filter(({ what }) => what.endsWith(` ${table}`)).reduce((sum, node) => sum + node.rows, 0);
    // a month or two of twenty-four are told from their facts, and six hours of each of the others
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(rows[0]!.count / 4);
  },
);
