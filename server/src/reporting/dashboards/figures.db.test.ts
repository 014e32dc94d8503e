import type { FigureRow, Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import { widgetNames, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testRun, testSealedSession, testTraining, type TestTraining } from "../../../test/reporting/testTraining.ts";
import { testExam } from "../../../test/reporting/testExam.ts";

const app = testApp();
const state: { training: TestTraining } = { training: { programId: 0, courseId: 0, libraryId: 0 } };

beforeAll(async () => {
  const training = await testTraining(app);
  state.training = training;
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update companies set region = name where domain_id = $1", [domainId]);
  await owner.query(
    `insert into program_assignments (domain_id, user_id, program_id, source, due_on)
     select $1, u, $2, 'user', current_date + 10 from unnest($3::bigint[]) as u`,
    [domainId, training.programId, [north.users.usr, north.users.ins, south.users.usr, south.users.ins]],
  );
  await owner.query("update programs set track_cycles = true, cycle_months = 6, cycle_seconds = 200 where id = $1", [training.programId]);
  const done = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -40, expires: 20 });
  const late = await testRun(app, { ...training, userId: north.users.ins, status: "a", due: -3 });
  const far = await testRun(app, { ...training, userId: south.users.usr, status: "a", due: 300 });
  const sessionOf = (userId: number, courseStatusId: number, score: number, hits: number, misses: number, sealedDaysAgo = 0) =>
    testSealedSession(app, { ...training, courseStatusId, userId, score, hits, misses, sealedDaysAgo });
  const ids = [
    await sessionOf(north.users.usr, done.courseStatusId, 90, 9, 1),
    await sessionOf(north.users.ins, late.courseStatusId, 70, 5, 5),
    await sessionOf(south.users.usr, far.courseStatusId, 20, 0, 10),
    await sessionOf(north.users.usr, done.courseStatusId, 10, 0, 10, 800), // before every period
  ];
  await owner.query(
    `insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed)
     select $1, s.id, k.category, k.category, s.sealed_at, k.threats, k.missed from simulator_sessions s
       join (values ($2::bigint, 'guns', 4, 0), ($2, 'knives', 6, 1), ($3, 'knives', 10, 5), ($4, 'guns', 10, 10), ($5, 'liquids', 10, 10)) as k (id, category, threats, missed)
         on k.id = s.id where s.domain_id = $1`,
    [domainId, ...ids],
  );
  await testExam(app, { ...training, ...done, userId: north.users.usr, kind: "final", score: 90, duration: 600, missed: [2] });
  await testExam(app, { ...training, ...late, userId: north.users.ins, kind: "unit", score: 50, duration: 200, missed: [1, 2] });
  await testExam(app, { ...training, ...far, userId: south.users.usr, kind: "final", score: 10, duration: 100, missed: [1] });
  await owner.query(
    `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
        program_title, program_code, recurrency, version, completion_date, expiry_date)
     select $1, s.id::text, s.id, s.user_id, s.program_id, '', '', '', '', '', '', '', current_date - s.id::integer, current_date + e.days
       from (values ($2::bigint, 20), ($3, -1), ($4, 400)) as e (id, days) join program_statuses s on s.id = e.id`,
    [domainId, done.runId, late.runId, far.runId],
  );
});

const figures = async (client: TestClient, widget: WidgetName, filters = ""): Promise<FigureRow[]> => {
  const { status, body } = await client.call<Figures>("GET", `/api/dashboards/figures/${widget}?${filters}`);
  expect(status).toBe(200);
  return body.rows;
};
/** Of the newest month. */
const now = async (client: TestClient, widget: WidgetName, filters = "") => (await figures(client, widget, filters)).at(-1);

describe("what a widget shows to who sees the whole domain", () => {
  const whole = () => app.as("web");
  test("R-1.035 average time of exams by month, by kind of exam where that is asked for", async () => {
    expect(await now(await whole(), "examTime")).toMatchObject({ values: [300], count: 3 });
    expect(await now(await whole(), "examTime", "examKind=final")).toMatchObject({ values: [350], count: 2 });
  });
  test("R-1.036 average score of exams by month", async () => {
    expect(await now(await whole(), "examScore")).toMatchObject({ values: [50], count: 3 });
  });
  test("R-1.037 the objectives missed most, in percent of the exams", async () => {
    const { courseId } = state.training;
    const rows = await figures(await whole(), "performanceFeedback", `courseId=${courseId}&examKind=final`);
    expect(rows.map(({ label, values, count }) => [label.split(" · ")[0], values, count])).toEqual([
      ["First", [50], 2],
      ["Second", [50], 2],
    ]);
  });
  test("R-1.038 time at the simulator, practice and exam apart", async () => {
    expect(await now(await whole(), "simulatorTime")).toMatchObject({ values: [360, 0, 0], count: 3 });
    expect(await now(await whole(), "simulatorTime", "sessionType=Exam")).toMatchObject({ values: [null, null, null], count: 0 });
  });
  test("R-1.039 critical errors: threats let through, in percent of those shown", async () => {
    const rows = await now(await whole(), "simulatorCriticalErrors");
    expect(rows).toMatchObject({ count: 30 });
    expect(rows?.values[0]).toBeCloseTo((100 * 16) / 30);
  });
  test("R-1.040 average score of sessions by month", async () => {
    expect(await now(await whole(), "simulatorScore")).toMatchObject({ values: [60], count: 3 });
  });
  test("R-1.041 the category let through most often comes first", async () => {
    expect(await figures(await whole(), "simulatorCategoryWeakness")).toEqual([
      { label: "guns", values: [71.43], count: 14 },
      { label: "knives", values: [(100 * 6) / 16], count: 16 },
    ]);
  });
  test("R-1.042 what is overdue and due soon by region: unfinished trainings and renewals, not what is far away", async () => {
    const by = Object.fromEntries((await figures(await whole(), "trainingDueByRegion")).map(({ label, values }) => [label, values]));
    expect(by).toEqual({ North: [1, 1], South: [0, 1] });
    expect(await figures(await whole(), "trainingDueByRegion", "within=30&programId=999999")).toEqual([]);
  });
  test("R-1.043 where learners stand in their programs: complete, begun, not begun", async () => {
    expect(await figures(await whole(), "training")).toMatchObject([{ values: [1, 2, 1], count: 4 }]);
  });
  test("R-1.044 certificates that are valid, expire soon, have expired", async () => {
    expect(await figures(await whole(), "certifications")).toMatchObject([{ values: [1, 1, 1], count: 3 }]);
    expect(await figures(await whole(), "certifications", "within=30")).toMatchObject([{ values: [1, 1, 1] }]);
  });
  test("R-9.051 months are filled up, 24 of them at most, and what was before is not counted", async () => {
    const rows = await figures(await whole(), "simulatorScore", "months=24");
    expect(rows).toHaveLength(24);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const { status, body } = await (await whole()).call("GET", "/api/dashboards/figures/simulatorScore?months=25");
    expect([status, body.field]).toEqual([422, "months"]);
  });
});

describe("how far a widget sees", () => {
  test.each(widgetNames)("%s shows a company's administrator their own sites only, and another domain nothing", async (widget) => {
    const count = async (client: TestClient) => (await figures(client, widget)).reduce((sum, row) => sum + row.count, 0);
    const [all, north, east] = [
      await count(await app.as("web")),
      await count(await app.as("adm")),
      await count(await app.as("web", "east")),
    ];
    const filtered = await figures(await app.as("web"), widget, `companyId=${app.world().airport.north.companyId}`);
    expect(north).toBe(filtered.reduce((sum, row) => sum + row.count, 0));
    expect([north > 0, north < all, east]).toEqual([true, true, 0]);
  });

  test("who is narrowed to programs sees nothing of others, and quizzes neither", async () => {
    const { domainId, north } = app.world().airport;
    const other = await testTraining(app);
    const owner = await app.database.owner();
    await owner.query("insert into user_scope_programs (domain_id, user_id, program_id) values ($1, $2, $3)", [
      domainId,
      north.users.ins,
      other.programId,
    ]);
    const narrowed = await app.as("ins");
    for (const widget of widgetNames)
      expect([widget, (await figures(narrowed, widget)).reduce((sum, { count }) => sum + count, 0)]).toEqual([widget, 0]);
    const choices = await narrowed.call("GET", "/api/dashboards/choices/programId");
    expect(choices.body.map(({ id }: { id: number }) => id)).toEqual([other.programId]);
  });

  test("a filter the widget does not have, and a choice of another domain, do nothing", async () => {
    const client = await app.as("adm");
    const { status, body } = await client.call("GET", "/api/dashboards/figures/training?examKind=unit");
    expect([status, body.code, body.field]).toEqual([422, "FieldUnknown", "examKind"]);
    const choices = await client.call("GET", "/api/dashboards/choices/companyId");
    expect(choices.body).toEqual([{ id: app.world().airport.north.companyId, name: "North" }]);
    const others = await client.call("GET", `/api/dashboards/choices/companyId?id=${app.world().airport.south.companyId}`);
    expect(others.body).toEqual([]);
  });
});

describe("what is taken along of a widget", () => {
  test("is all of its figures as a file, in the words of the reader, with the reach of the one who asks", async () => {
    const whole = await app.as("web");
    const lines = async (client: TestClient, path: string) =>
      (await client.call<string>("GET", `/api/dashboards/figures/${path}`)).body.replace("\u{FEFF}", "").split("\r\n");
    expect(await lines(whole, "simulatorCategoryWeakness/export.csv")).toEqual([
      'Threat category,"Missed, %",Threats',
      "Guns and parts of guns,71.43,14",
      "Knives and blades,37.5,16",
      "",
    ]);
    const ofNorth = await lines(await app.as("adm"), "trainingDueByRegion/export.csv");
    expect(ofNorth).toEqual(["Region,Overdue,Due soon,Trainings", "North,1,1,2", ""]);
    expect(await whole.call("GET", "/api/dashboards/figures/training/export.csv?examKind=unit")).toMatchObject({ status: 422 });
    const { body } = await whole.call<{ rows: { data: object }[] }>("GET", "/api/events?type=report.export&limit=1");
    expect(body.rows).toHaveLength(1);
  });

  test("beyond twelve groups the chart has eleven and the others together, the file has all", async () => {
    const owner = await app.database.owner();
    const { domainId, north } = app.world().airport;
    const client = await app.as("web");
    const { rows } = await owner.query<{ id: number }>(
      `with made as (insert into groups (domain_id, name, name_key) values ($1, 'Thirteen', 'thirteen') returning id)
       insert into group_members (domain_id, group_id, user_id) select $1, id, $2 from made returning group_id as id`,
      [domainId, north.users.adm],
    );
    const asked = `groupId=${rows[0]!.id}`;
    for (let made = 0; made < 14; made += 1) {
      const { programId } = await testTraining(app);
      await owner.query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
        domainId,
        north.users.adm,
        programId,
      ]);
    }
    const { body } = await client.call<Figures>("GET", `/api/dashboards/figures/training?${asked}`);
    expect(body.rows).toHaveLength(11);
    expect(body.others).toEqual({ groups: 3, values: [0, 0, 3], count: 3 });
    const file = await client.call<string>("GET", `/api/dashboards/figures/training/export.csv?${asked}`);
    expect(file.body.trim().split("\r\n")).toHaveLength(15);
  });

  test("a category of few threats stands behind those of many, whatever was let through of it", async () => {
    const { domainId } = app.world().airport;
    await app.database.ask(
      `insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed, half_credit, full_credit, time_ms, timed)
       select domain_id, session_id, 'liquids', 'liquids', sealed_at, 90, 9, 0, 81, 90000, 90 from simulator_categories where domain_id = $1 limit 1`,
      [domainId],
    );
    expect((await figures(await app.as("web"), "simulatorCategoryWeakness")).map(({ label }) => label)).toEqual([
      "liquids",
      "guns",
      "knives",
    ]);
  });
});
