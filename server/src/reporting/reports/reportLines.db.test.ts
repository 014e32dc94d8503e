import { reportCodes, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell, ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testExam } from "../../../test/reporting/testExam.ts";
import { testRun, testSealedSession, testTraining, type TestTraining } from "../../../test/reporting/testTraining.ts";
import { reportWords } from "./reportCells.ts";
import { writeRollups } from "../rollups/writeRollups.ts";

const app = testApp();
const state: { training: TestTraining } = { training: { programId: 0, courseId: 0, libraryId: 0 } };
const months = (count: number) => ({ period: { kind: "relative", unit: "months", count } });
const ofProgram = () => ({ programIds: [state.training.programId] });

beforeAll(async () => {
  const training = await testTraining(app);
  state.training = training;
  const { north, south } = app.world().airport;
  const done = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -40, expires: 20 });
  await testRun(app, { ...training, userId: north.users.ins, status: "a", due: -3 });
  await testRun(app, { ...training, userId: south.users.usr, status: "c", ended: -500, expires: 200 });
  await testSealedSession(app, { ...training, ...done, userId: north.users.usr, score: 90, hits: 9, misses: 1 });
});

async function run(client: TestClient, code: ReportCode, ask: object = {}, url = "/api/reports") {
  const { status, body } = await client.call<ReportRun>("POST", `${url}/${code}/runs`, ask);
  expect(status).toBe(201);
  const lines = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  const columns: readonly ReportColumnName[] = reportOf(code).columns;
  const rows = lines.rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as Record<string, ReportCell>);
  return { run: body, rows };
}
test("all lines are sorted by any column, by the words people read; a page and the files keep that order", async () => {
  const client = await app.as("web");
  const { run: ran } = await run(client, "T10", ofProgram());
  const lines = async (query: string) => {
    const { body } = await client.call<ReportLines>("GET", `/api/reportruns/${ran.id}/lines?${query}`);
    return body.rows.map(([username]) => username);
  };
  expect(await lines("order=desc(username)")).toEqual(["usr.south", "usr", "ins"]);
  expect(await lines("order=desc(username)&limit=1&page=2")).toEqual(["usr"]);
  expect(await lines("order=desc(isOverdue),asc(company)")).toEqual(["ins", "usr", "usr.south"]);
  // who has no day stands last, up as down
  expect((await lines("order=asc(endDate)")).at(-1)).toBe("ins");
  expect((await lines("order=desc(endDate)")).at(-1)).toBe("ins");
  // as the word is sorted, not the code: "Attempted" before "Complete"
  expect(await lines("order=asc(status)&language=en")).toEqual(["ins", "usr", "usr.south"]);
  for (const order of ["asc(password)", "username", "asc(username"])
    expect(await client.call("GET", `/api/reportruns/${ran.id}/lines?order=${order}`)).toMatchObject({
      status: 422,
      body: { field: "order" },
    });
  const csv = await client.call<string>("GET", `/api/reportruns/${ran.id}/export.csv?columns=username&order=desc(username)`);
  expect(csv.body.replace("\u{FEFF}", "").trim().split("\r\n")).toEqual(["User name", "usr.south", "usr", "ins"]);
  for (const code of reportCodes) {
    const { run: one } = await run(client, code);
    for (const column of reportOf(code).columns)
      expect([code, column, (await client.call("GET", `/api/reportruns/${one.id}/lines?order=desc(${column})`)).status]).toEqual([
        code,
        column,
        200,
      ]);
  }
});

test("a workbook has days as days and times and shares as numbers, told in its heads", async () => {
  const client = await app.as("web");
  const { run: ran } = await run(client, "T10", ofProgram());
  const url = `/api/reportruns/${ran.id}/export.xlsx?columns=username,endDate,time&order=asc(username)`;
  const { sheets } = await readXlsx(await testClientBytes(client, url));
  const [title, told, asked, heads, ...rows] = sheets[0]!.rows;
  expect(title![0]).toMatch(/ \(T10\)$/u);
  // when they were told, by the clocks of the domain
  expect(told![0]).toMatch(/ · As of .+ \(UTC\)$/u);
  expect(asked![0]).toMatch(/^Programs: .+$/u);
  expect(heads).toEqual(["User name", "Completed", "Time, minutes"]);
  expect(rows.map(([username, , time]) => [username, time])).toEqual([
    ["ins", 10],
    ["usr", 10],
    ["usr.south", 10],
  ]);
  expect(rows[1]![1]).toBeInstanceOf(Date);
});

test("objectives are told by their words", async () => {
  const training = await testTraining(app);
  const { domainId, north } = app.world().airport;
  const started = await testRun(app, { ...training, userId: north.users.usr });
  await testExam(app, { ...training, ...started, userId: north.users.usr, kind: "final", score: 50, duration: 60, missed: [2] });
  const owner = await app.database.owner();
  for (const [objective, credit] of [
    [1, "full"],
    [2, "none"],
    [3, "full"],
  ] as const)
    await owner.query(
      `with question as (insert into content_questions (content_id, question_id, objective, kind, body, answer_key)
         select content_id, $3::bigint, $3::text, 'single', '{}', '{}' from exam_attempts where domain_id = $1 and course_status_id = $2 returning question_id)
       insert into exam_answers (domain_id, started_month, attempt_id, position, question_id, kind, option_order, credit)
       select e.domain_id, e.started_month, e.id, $3::integer, question.question_id, 'single', '[]', $4 from exam_attempts e, question
        where e.domain_id = $1 and e.course_status_id = $2`,
      [domainId, started.courseStatusId, objective, credit],
    );
  await app.database.asDomain(domainId, (tx) => writeRollups(tx, domainId));
  const { rows } = await run(await app.as("web"), "E30", { courseIds: [training.courseId] });
  expect(rows.map(({ objective, questions, correctRate }) => [objective, questions, correctRate])).toEqual([
    ["3", 1, 100],
    ["First", 1, 100],
    ["Second", 1, 0],
  ]);
});

test.each(["S40", "E20"] as const)(
  "%s counts the same over all time as over days that hold all of it, which are read otherwise",
  async (code) => {
    const training = await testTraining(app);
    const { north, south } = app.world().airport;
    for (const userId of [north.users.ins, south.users.usr]) {
      const place = { ...training, userId, ...(await testRun(app, { ...training, userId })) };
      for (const kind of ["unit", "final", "final"] as const) {
        await testSealedSession(app, { ...place, score: 80, hits: 4, misses: 1 });
        await testExam(app, { ...place, kind, score: 90, duration: 60, missed: [] });
      }
    }
    const ever = { period: { kind: "dates", from: "2000-01-01", until: null } };
    const courseIds = code === "E20" ? [training.courseId] : [];
    const learners = async (level: "web" | "adm") => {
      const { rows } = await run(await app.as(level), code, { courseIds });
      expect((await run(await app.as(level), code, { courseIds, ...ever })).rows).toEqual(rows);
      return rows.map((row) => row["learners"]);
    };
    expect(await learners("web")).toEqual(code === "E20" ? [2, 2] : [2, 1]);
    expect(await learners("adm")).toEqual(code === "E20" ? [1, 1] : [2]);
  },
);

test("a line says whom it is about, and which session or attempt", async () => {
  const client = await app.as("web");
  const { north } = app.world().airport;
  const { body } = await client.call<ReportRun>("POST", "/api/reports/S10/runs", { ...ofProgram(), ...months(1) });
  const { about } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  expect(about).toEqual([
    {
      user: north.users.usr,
      company: north.companyId,
      program: null,
      course: state.training.courseId,
      quiz: null,
      record: expect.any(Number),
    },
  ]);
  const review = await (await app.as("aud")).call("GET", `/api/audit/course/simulator-sessions/${about[0]!.record}`);
  expect(review.body.code).not.toBe("NotFound");
});

test("only what is overdue: of programs, companies and courses alike; groups tell whose they are", async () => {
  const client = await app.as("web");
  const { north } = app.world().airport;
  const ask = { ...ofProgram(), overdue: true };
  const [programs, companies] = [await run(client, "T30", ask), await run(client, "T50", ask)];
  expect(programs.rows).toMatchObject([{ trainings: 1, attempted: 1, complete: 0, overdue: 1 }]);
  expect(companies.rows).toMatchObject([{ trainings: 1, overdue: 1 }]);
  const courses = await run(client, "T20", ask);
  expect(courses.rows.map(({ username }) => username)).toEqual(["ins"]);
  const lines = async ({ run: ran }: { run: ReportRun }) => (await client.call<ReportLines>("GET", `/api/reportruns/${ran.id}/lines`)).body;
  expect((await lines(programs)).about[0]).toMatchObject({ user: null, program: state.training.programId });
  expect((await lines(companies)).about[0]).toMatchObject({ user: null, company: north.companyId });
  expect((await lines(await run(client, "S40", ofProgram()))).about[0]).toMatchObject({ user: null, company: north.companyId });
});

test("a workbook and a PDF name what they were narrowed to, in the language they are written in; a CSV has its lines alone", async () => {
  const client = await app.as("web");
  const { north, south } = app.world().airport;
  const ask = { ...ofProgram(), companyIds: [north.companyId, south.companyId], status: ["a", "c"], overdue: true, inactive: true };
  const { run: ran } = await run(client, "T10", ask);
  const file = (format: string, language: string) =>
    testClientBytes(client, `/api/reportruns/${ran.id}/export.${format}?columns=username&language=${language}`);
  const head = async (language: string) =>
    (await readXlsx(await file("xlsx", language))).sheets[0]!.rows.slice(0, 7)
      .map(([told]) => String(told))
      .join(" · ");
  const told = await head("en");
  for (const part of [/Companies: .+, .+ · /u, /Status: Attempted, Complete/u, /Only what is overdue/u, /switched off$/u])
    expect(told).toMatch(part);
  expect(await head("ar")).toContain(reportWords("ar").parameters.overdue);
  // who reads from the right finds its beginning there
  const beginsRight = async (language: string) => (await readXlsx(await file("xlsx", language))).sheets[0]!.view?.rightToLeft === true;
  expect([await beginsRight("en"), await beginsRight("ar")]).toEqual([false, true]);
  expect(Buffer.from(await file("csv", "en")).toString()).toMatch(/^\uFEFFUser name\r\n/u);
  // its subject says it too, in two bytes a letter
  const pdf = Buffer.from(await file("pdf", "en"))
    .toString("latin1")
    .replaceAll("\0", "");
  expect(pdf).toContain("Status: Attempted, Complete");
  expect(pdf).toContain("Only what is overdue");
});
