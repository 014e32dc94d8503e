import { sessionKinds } from "@vigil/model/reporting/measures/sessionKind";
import { courseComplete, progressOf } from "@vigil/model/training/completion";
import { monthsUntil, widgetNames, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportCodes, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, expect, test } from "vitest";
import { demoPassword, historyDomain } from "../../../../content/tenant.ts";
import { historyPeople } from "../../../../content/historyPeople.ts";
import { fillLibraries } from "../../../test/imageLibrary/fillLibraries.ts";
import { migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { testServers, type TestServer } from "../../../test/testServers.ts";
import { checkEvents } from "../../reporting/eventChain/checkEvents.ts";
import { faultsOfMonth, faultsOfScores } from "../../reporting/rollups/checkRollups.ts";
import { monthsOfFacts } from "../../reporting/rollups/monthsOfFacts.ts";
import { courseStatusColumns } from "../../training/openStatuses.ts";
import { courseState } from "../../training/settleCourse.ts";
import { removeDemo } from "../removeDemo.ts";
import { owedPrograms } from "./owedPrograms.ts";
import type { Attention } from "@vigil/model/reporting/attention/attention";
import { startHistory } from "./startHistory.ts";

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on", DEMO_IMAGES: "0", DEMO_HISTORY: "on" });
let server: TestServer;
let domainId = 0;
let client: Awaited<ReturnType<TestServer["signIn"]>>;

const ask = async <Row extends object>(text: string): Promise<Row[]> =>
  (await (await database.superuser()).query<Row>(text, [domainId])).rows;

/** One history for all that is looked at here: without images nothing of the X-ray screen can be made, with them the rest follows. */
beforeAll(async () => {
  server = await start();
  const everything = await database.superuser();
  domainId = (await everything.query<{ id: number }>("select id from domains where name = $1", [historyDomain])).rows[0]!.id;
  await fillLibraries(everything);
  const { asDomain } = server.house;
  client = await server.signIn(historyDomain, "domain.admin", demoPassword);
  const making = startHistory(server.house);
  while (!server.house.filling.has(domainId)) await new Promise((done) => setTimeout(done, 5));
  told.push(await fillingTold());
  for (const end = Date.now() + 200_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if ((await asDomain(domainId, (tx) => owedPrograms(tx, domainId))).length === 0) break;
  await making.stop();
  told.push(await fillingTold());
  await everything.query("analyze"); // as autovacuum does within minutes
}, 240_000);

/** What a home said of it: meanwhile, and after. */
const told: unknown[] = [];
const fillingTold = async (): Promise<unknown> => ((await client.call("GET", "/api/attention")).body as Attention).filling;

test("a home says that the demo is still being filled as long as it is", () => {
  expect(told).toEqual([true, undefined]);
});

type Line = Record<string, string | number | boolean | null>;

async function report(code: ReportCode, asked: object = {}): Promise<Line[]> {
  const { status, body } = await client.call("POST", `/api/reports/${code}/runs`, asked);
  if (status >= 300) throw new Error(`${code} was answered ${status} ${JSON.stringify(body)}`);
  const { rows } = (await client.call("GET", `/api/reportruns/${(body as ReportRun).id}/lines?limit=5000`)).body as ReportLines;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index] as Line[string]])));
}
const figures = async (name: WidgetName, asked = ""): Promise<FigureRow[]> =>
  ((await client.call("GET", `/api/dashboards/figures/${name}${asked}`)).body as { rows: FigureRow[] }).rows;
const sum = (lines: readonly Line[], name: string): number => lines.reduce((total, line) => total + Number(line[name]), 0);
const total = (rows: readonly FigureRow[], place: number): number => rows.reduce((all, { values }) => all + (values[place] ?? 0), 0);

test("all widgets and reports of the demo have something to show", async () => {
  const empty: string[] = [];
  for (const name of widgetNames) if (total(await figures(name), 0) === 0) empty.push(name);
  for (const code of reportCodes) if ((await report(code)).length === 0) empty.push(code);
  expect(empty).toEqual([]);
});

test("programs are begun, complete, late, expired and renewed", async () => {
  const lines = await report("T10");
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["n", "a", "c"]));
  expect(lines.some(({ isOverdue, status }) => isOverdue === true && status === "a")).toBe(true);
  expect(lines.some(({ sequence, status }) => sequence === 2 && status === "c")).toBe(true);
  const [certified] = (await figures("certifications")).toSorted((one, other) => other.count - one.count);
  expect(certified!.values.every((value) => value !== null && value > 0)).toBe(true);
  const kinds = await ask<{ kind: string }>("select distinct kind from integrity_flags where domain_id = $1");
  expect(kinds.length).toBeGreaterThan(0);
});

test("widgets and reports agree on the same history", async () => {
  const programs = await report("T30");
  const training = await figures("training");
  expect([sum(programs, "complete"), sum(programs, "attempted"), sum(programs, "notAttempted")]).toEqual(
    [0, 1, 2].map((place) => total(training, place)),
  );
  const companies = await report("T50");
  expect(sum(companies, "overdue")).toBe(sum(programs, "overdue"));
  expect((await report("T10")).length).toBe(sum(programs, "trainings"));

  const due = await report("T70");
  const late = due.filter(({ isOverdue }) => isOverdue === true).length;
  expect(late).toBe(sum(programs, "overdue"));
  expect(total(await figures("trainingDueByRegion"), 0)).toBe(late);
  const certified = await figures("certifications");
  expect(total(certified, 0) + total(certified, 1)).toBe(sum(programs, "complete"));
  const certificates = await report("C10");
  expect(new Set(certificates.map(({ username, program }) => `${username} ${program}`)).size).toBe(
    [0, 1, 2].reduce((all, place) => all + total(certified, place), 0),
  );
  const duty = await report("D20");
  const standings = await figures("duty");
  expect([sum(duty, "reached"), sum(duty, "short"), sum(duty, "nothing")]).toEqual([0, 1, 2].map((place) => total(standings, place)));
  const people = await report("D10");
  expect(people.filter(({ standing }) => standing === "reached").length).toBe(sum(duty, "reached"));
  expect(sum(people, "owedTime")).toBe(sum(duty, "owedTime"));
  expect(sum(duty, "reached") * sum(duty, "short") * sum(duty, "nothing")).toBeGreaterThan(0);
});

test("sessions, exams and quizzes are counted alike in lines, sums and widgets", async () => {
  const today = (await ask<{ today: string }>("select (now() at time zone time_zone)::date::text as today from domains where id = $1"))[0]!
    .today;
  const months = monthsUntil(today, 12);
  const year = { period: { kind: "dates", from: `${months[0]}-01`, until: today } };
  const times = await figures("simulatorTime");
  // the demo has no watch, whose time is told as practice
  for (const [place, kind] of sessionKinds.filter((one) => one !== "watch").entries()) {
    const lines = await report("S10", { ...year, sessionKinds: [kind] });
    expect(sum(lines, "time")).toBe(total(times, place));
    for (const code of ["S20", "S40"] as const) {
      const sums = await report(code, { ...year, sessionKinds: [kind] });
      for (const name of ["hits", "misses", "falseAlarms"]) expect([code, name, sum(sums, name)]).toEqual([code, name, sum(lines, name)]);
      expect(sum(sums, "sessions")).toBe(lines.length);
    }
    expect(sum(await report("S30", { ...year, sessionKinds: [kind] }), "threats")).toBe(sum(lines, "hits") + sum(lines, "misses"));
  }
  const weak = await report("S30", year);
  const widget = await figures("simulatorCategoryWeakness");
  expect(new Map(weak.map(({ threats, misses, category }) => [category, [threats, misses].join(" ")])).size).toBe(widget.length);
  expect(sum(weak, "threats")).toBe(widget.reduce((all, { count }) => all + count, 0));
  const exams = await report("E10", year);
  expect((await figures("examScore")).reduce((all, { count }) => all + count, 0)).toBe(exams.length);
  expect(sum(await report("E20", year), "attempts")).toBe(exams.length);
  const asked = await ask<{ count: number }>(
    `select count(*)::int as count from exam_answers a join exam_attempts e on e.domain_id = a.domain_id and e.id = a.attempt_id
      where a.domain_id = $1 and e.course_status_id is not null`,
  );
  expect(sum(await report("E30"), "questions")).toBe(asked[0]!.count);
});

test("what is counted beside the facts agrees with them, and the chain of events holds", { timeout: 120_000 }, async () => {
  const { house } = server;
  await house.asDomain(domainId, async (tx) => {
    for (const month of await monthsOfFacts(tx, domainId)) expect(await faultsOfMonth(tx, domainId, month)).toEqual([]);
    expect(await faultsOfScores(tx, domainId)).toEqual([]);
  });
  await checkEvents(house, domainId);
  const checks = await ask<{ events: number; broken: number; head: string }>(
    "select sum(events)::int as events, sum(broken_count)::int as broken, string_agg(distinct head, ' ') as head from event_checks where domain_id = $1",
  );
  expect(checks[0]).toMatchObject({ broken: 0 });
  expect(checks[0]!.events).toBeGreaterThan(2000);
  expect(await ask("select from event_checks where domain_id = $1 and (head = 'forged' or lost <> '[]')")).toEqual([]);
});

test("every course is as complete as the product finds it, with the time of what was done in it", async () => {
  await server.house.asDomain(domainId, async (tx) => {
    const rows = await tx
      .selectFrom("courseStatuses")
      .innerJoin("courses", "courses.id", "courseStatuses.courseId")
      .select(courseStatusColumns.map((name) => `courseStatuses.${name}` as const))
      .where("courses.type", "<>", "ilt")
      .where("courseStatuses.domainId", "=", domainId)
      .where("courseStatuses.status", "=", "a")
      .execute();
    expect(rows.length).toBeGreaterThan(5);
    for (const status of rows) {
      const { content, facts, units, configuration } = await courseState(tx, 0, status);
      expect(courseComplete(content, facts, units, configuration)).toBe(false);
      expect(status.progress).toBe(Math.round(10_000 * progressOf(content, facts, units)));
    }
  });
  const odd = await ask(
    `select c.id from course_statuses c where c.domain_id = $1 and c.sim_duration <> (select coalesce(sum(x.duration), 0) from simulator_sessions x
        where x.domain_id = c.domain_id and x.course_status_id = c.id)`,
  );
  expect(odd).toEqual([]);
});

test("it is of the demo: nothing of it lies ahead, another start adds nothing, and the command that removes the demo knows its people", async () => {
  const ahead = await ask(
    `select id from simulator_sessions where domain_id = $1 and sealed_at > now() union all select id from exam_attempts where domain_id = $1 and sealed_at > now()
      union all select id from program_certificates where domain_id = $1 and (completion_date > current_date or issued_on < completion_date - 1)
      union all select id from events where domain_id = $1 and at > now()`,
  );
  expect(ahead).toEqual([]);
  const sessions = "select count(*)::int as count from simulator_sessions where domain_id = $1";
  const before = await ask(sessions);
  await server.stop();
  server = await start();
  await startHistory(server.house).stop();
  expect(await ask(sessions)).toEqual(before);
  const [removal] = await removeDemo(server.house.asDomain, { pretend: true });
  expect(removal!.accounts).toEqual(expect.arrayContaining(historyPeople.map(({ username }) => username)));
});
