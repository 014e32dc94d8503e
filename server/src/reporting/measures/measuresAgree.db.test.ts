import type { FigureRow, LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportOfFigure } from "@vigil/model/reporting/dashboards/reportOfFigure";
import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import type { SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { owedSeconds } from "@vigil/model/reporting/measures/duty";
import { averageScore, percentOf } from "@vigil/model/reporting/measures/share";
import { lacksDetails } from "@vigil/model/reporting/reports/lacksDetails";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { SessionResults, SessionReview, SessionRows, SessionStart } from "@vigil/model/simulator/wire";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";
import { innocent, manyBags, testCourse, threat, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { codesWithSlips } from "../../../test/simulator/codesWithSlips.ts";
import { imagesOfPaper, plain, rightCodes, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const settings = {
  ...plain,
  practicePassingScore: 0,
  examMarkThreats: false,
  examCategorizeThreats: false,
  examThreatShareLeast: 0,
  examThreatShareMost: 100,
  examMinHitRate: 0,
  examMaxFalseAlarmRate: 100,
};
/** By the session's number: what the seal answered. */
const history: Record<SessionKind, { id: number; results: SessionResults }[]> = { practice: [], exam: [], quiz: [], watch: [] };

async function played(kind: SessionKind, address: string, decide = codesWithSlips) {
  const client = await app.as("usr");
  const session: SessionStart = await started(client, address);
  const paper = await imagesOfPaper(app, session);
  const state = decide(paper).map((decision, index) => ({
    imageId: session.images[index]!.imageId,
    decision,
    category: null,
    markedLocations: [],
  }));
  const { status, body } = await seal(client, address, session, state);
  expect(status).toBe(200);
  history[kind].push({ id: session.sessionId, results: body });
}

beforeAll(async () => {
  const course: TestCourse = await testCourse(app, [...manyBags(5, threat), ...manyBags(2, innocent)], settings);
  const clear = await testCourse(app, manyBags(3, innocent), settings);
  await played("practice", course.practice);
  await played("practice", clear.practice, (paper) => paper.map(() => "VP"));
  await played("exam", course.exam, (paper) => rightCodes(paper));
  const { airport } = app.world();
  const quiz = await (
    await app.as("web")
  ).call("POST", "/api/quizzes", {
    name: "Of images",
    simulatorCourseId: course.courseId,
    numberOfImages: 7,
    questionTime: 0,
    users: [airport.north.users.usr],
  });
  await played("quiz", `/api/training/simulator-quiz/${quiz.body.id}`);
});

const report = (code: ReportCode, kinds: readonly SessionKind[]) => linesOf(code, { sessionKinds: kinds });
const linesOf = async (code: ReportCode, ask: object) => {
  const client = await app.as("web");
  const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask);
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
};
const assign = async (programId: number, userId: number) =>
  app.database.ask("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    app.world().airport.domainId,
    userId,
    programId,
  ]);
const widget = async (name: string, kind: string): Promise<FigureRow | undefined> =>
  (await (await app.as("web")).call<{ rows: FigureRow[] }>("GET", `/api/dashboards/figures/${name}?sessionType=${kind}`)).body.rows.at(-1);

const sum = (sessions: readonly SessionResults[], name: "hits" | "misses" | "falseAlarms" | "correctRejections" | "duration"): number =>
  sessions.reduce((total, session) => total + session[name], 0);

test.each([
  ["practice", "Practice"],
  ["exam", "Exam"],
  ["quiz", "Quiz"],
] as const)("the figures of %s are the same at the session, in reports and on dashboards", async (kind, sessionType) => {
  const sessions = history[kind].map(({ results }) => results);
  const counts = {
    hits: sum(sessions, "hits"),
    misses: sum(sessions, "misses"),
    falseAlarms: sum(sessions, "falseAlarms"),
    correctRejections: sum(sessions, "correctRejections"),
  };
  expect(percentOf(hitRate(counts))).toBe({ practice: 20, exam: 100, quiz: 20 }[kind]);
  const score = averageScore({ part: Math.round(100 * sessions.reduce((total, one) => total + one.score, 0)), all: sessions.length });
  const figures = {
    sessions: sessions.length,
    detectionRate: percentOf(hitRate(counts)),
    falseAlarmRate: percentOf(falseAlarmRate(counts)),
    averageScore: score,
    time: sum(sessions, "duration"),
    ...counts,
  };
  expect(await report("S20", [kind])).toMatchObject([figures]);
  expect(await report("S40", [kind])).toMatchObject([{ ...figures, learners: 1 }]);
  expect(await report("S30", [kind])).toMatchObject([{ hits: counts.hits, misses: counts.misses, detectionRate: figures.detectionRate }]);
  const lines = await report("S10", [kind]);
  expect(lines.map((line) => [line["kind"], line["score"], line["hits"], line["time"]])).toEqual(
    sessions.map((one) => [kind, one.score, one.hits, one.duration]),
  );
  expect(await widget("simulatorScore", sessionType)).toMatchObject({ values: [score], count: sessions.length });
  expect((await widget("simulatorCriticalErrors", sessionType))?.values).toEqual([
    percentOf({ part: counts.misses, all: counts.hits + counts.misses }),
  ]);
  expect((await widget("simulatorTime", sessionType))?.values).toEqual(
    (["practice", "exam", "quiz"] as const).map((each) => (each === kind ? figures.time : 0)),
  );
  const list = await (
    await app.as("adm")
  ).call<{ rows: { id: number; score: number; hits: number; duration: number }[] }>("GET", "/api/simulatorsessions?limit=100");
  for (const { id, results } of history[kind]) {
    expect(list.body.rows.find((row) => row.id === id)).toMatchObject({ score: results.score, hits: results.hits });
    const client = await app.as("usr");
    const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${id}`);
    expect(body.results).toEqual({ ...results, finalExamLocked: body.results.finalExamLocked });
  }
});

test("a learner's home, own sessions and the auditor's list say what the sessions said", async () => {
  const client = await app.as("usr");
  const all = Object.values(history)
    .flat()
    .map(({ results }) => results);
  const { performance } = (await client.call<LearnerDashboard>("GET", "/api/training/dashboard")).body;
  expect(performance).toMatchObject({
    sessions: 4,
    hits: sum(all, "hits"),
    misses: sum(all, "misses"),
    falseAlarms: sum(all, "falseAlarms"),
    correctRejections: sum(all, "correctRejections"),
    seconds: sum(all, "duration"),
    categories: [{ category: "guns", threats: 15, missed: 8 }],
  });
  const own = (await client.call<SessionRows>("GET", "/api/training/simulator/sessions")).body.rows;
  const { usr } = app.world().airport.north.users;
  const [{ courseId } = { courseId: 0 }] = own.filter(({ type }) => type === "Exam");
  const audited = await (await app.as("aud")).call<SessionRows>("GET", `/api/audit/users/${usr}/courses/${courseId}/simulator-sessions`);
  expect(audited.body.rows).toEqual(own.filter((row) => row.courseId === courseId));
  for (const { id, results } of [...history.practice, ...history.exam])
    expect(own.find((row) => row.id === id)).toMatchObject({ score: results.score, hits: results.hits, duration: results.duration });
});

test("a certificate that has expired makes its program not complete and overdue, in every figure", async () => {
  const training = await testTraining(app);
  const { domainId, north } = app.world().airport;
  const { usr } = north.users;
  const owner = await app.database.owner();
  await assign(training.programId, usr);
  await testRun(app, { ...training, userId: usr, status: "c", ended: -400, expires: -35 });
  const client = await app.as("web");
  const lines = (code: ReportCode) => linesOf(code, { programIds: [training.programId] });
  const [status] = await lines("T10");
  const [due] = await lines("T70");
  expect(status).toMatchObject({ status: "a", isOverdue: true });
  expect(due).toMatchObject({ kind: "renewal", status: "a", isOverdue: true, dueDate: status!["expiryDate"] });
  expect(status!["dueDate"]).toBe(due!["dueDate"]);
  for (const code of ["T30", "T50"] as const)
    expect(await lines(code)).toMatchObject([{ trainings: 1, attempted: 1, complete: 0, overdue: 1, completionRate: 0 }]);
  const widgetOf = async (name: string) =>
    (await client.call<{ rows: FigureRow[] }>("GET", `/api/dashboards/figures/${name}?programId=${training.programId}`)).body.rows;
  expect(await widgetOf("training")).toMatchObject([{ values: [0, 1, 0] }]);
  expect(await widgetOf("trainingDueByRegion")).toMatchObject([{ values: [1, 0] }]);
  await owner.query("delete from program_assignments where domain_id = $1 and program_id = $2", [domainId, training.programId]);
  expect(await lines("T70")).toMatchObject([{ isOverdue: true }]);
  const [region] = await widgetOf("trainingDueByRegion");
  expect(region).toMatchObject({ values: [1, 0], about: [north.companyId] });
  expect(await widgetOf("training")).toMatchObject([{ values: [0, 1, 0], about: [training.programId] }]);
  const { code, ask } = reportOfFigure("trainingDueByRegion", { programId: training.programId }, region!)!;
  expect(await linesOf(code, ask)).toMatchObject([{ username: "usr", isOverdue: true }]);
  const [course] = await lines("T20");
  expect(course).toMatchObject({ progress: 50 });
  const { body } = await client.call("GET", `/api/coursestatuses?courseId=${training.courseId}`);
  expect(body.rows).toMatchObject([{ progress: 0.5 }]);
});

test("the hours somebody owes are the same at home, in the reports of the duty and in its widget, with who has none among them", async () => {
  const training = await testTraining(app);
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    "insert into program_assignments (domain_id, user_id, program_id, source) select $1, u, $2, 'user' from unnest($3::bigint[]) u",
    [domainId, training.programId, [north.users.usr, north.users.ins, south.users.usr]],
  );
  await owner.query(
    "update programs set track_cycles = true, cycle_months = 6, cycle_seconds = 200, cycle_start_month = extract(month from now()) where id = $1",
    [training.programId],
  );
  const run = async (userId: number) => ({ userId, ...training, ...(await testRun(app, { ...training, userId })) });
  const session = { score: 50, hits: 1, misses: 1 };
  const short = await testSealedSession(app, { ...session, ...(await run(north.users.usr)) });
  const twice = await run(north.users.ins);
  for (const again of [twice, twice]) await testSealedSession(app, { ...session, ...again });
  // two bags with the same knife, one of them with a gun as well; the third was not decided on
  const threats = [["knife"], ["knife", "gun"], ["grenade"]];
  for (const [position, names] of threats.entries())
    await owner.query(
      `with image as (insert into images (owner_domain_id, library_id, kind, decision, category, bag_type, views)
         values ($1, $2, 'threat', 'R', 'knives', '', '[]') returning id),
       truth as (insert into image_truths (image_id, owner_domain_id, threats) select id, $1, $5 from image)
       insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, decision)
       select $1, started_month, $3, $4, image.id, $6 from image, simulator_sessions where domain_id = $1 and simulator_sessions.id = $3`,
      [domainId, training.libraryId, short, position, JSON.stringify(names.map((name) => ({ name }))), position === 2 ? null : "VR"],
    );
  const lines = async (code: ReportCode, ask: object = {}, level: Parameters<typeof app.as>[0] = "web") => {
    const client = await app.as(level);
    const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, { programIds: [training.programId], ...ask });
    const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
    return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
  };
  const rows = await lines("D10");
  expect(rows.map((row) => [row["username"], row["standing"], row["time"], row["owedTime"], row["images"], row["articles"]])).toEqual([
    ["ins", "reached", 240, 0, 0, 0],
    ["usr", "short", 120, 80, 2, 2],
    ["usr.south", "none", 0, 200, 0, 0],
  ]);
  const { xrayTime } = (await (await app.as("usr")).call<LearnerDashboard>("GET", "/api/training/dashboard")).body;
  const home = xrayTime.find(({ programId }) => programId === training.programId)!;
  const [, own] = rows;
  expect([own!["time"], own!["neededTime"], own!["owedTime"], own!["periodFrom"], own!["periodUntil"]]).toEqual([
    home.seconds,
    home.neededSeconds,
    owedSeconds(home),
    home.from,
    home.until,
  ]);
  expect(await lines("D20")).toMatchObject([
    { company: "North", learners: 2, reached: 1, short: 1, nothing: 0, owedTime: 80, reachedRate: 50 },
    { company: "South", learners: 1, reached: 0, short: 0, nothing: 1, owedTime: 200, reachedRate: 0 },
  ]);
  const client = await app.as("web");
  // learners of two programs may be the same people: they are not added up
  const { totals } = (await client.call<ReportRun>("POST", "/api/reports/D20/runs", { programIds: [training.programId] })).body;
  expect([totals.reached, totals.learners]).toEqual([1, undefined]);
  const { body } = await client.call<{ rows: FigureRow[] }>("GET", `/api/dashboards/figures/duty?programId=${training.programId}`);
  expect(body.rows).toMatchObject([
    { label: "North", values: [1, 1, 0], count: 2 },
    { label: "South", values: [0, 0, 1], count: 1 },
  ]);
  // who audits sees the same of the own sites; a day of the period before shows that nothing was done in it
  expect((await lines("D10", {}, "aud")).map((row) => row["username"])).toEqual(["ins", "usr"]);
  expect((await lines("D10", { standings: ["none"] })).map((row) => row["username"])).toEqual(["usr.south"]);
  const before = new Date(Date.parse(home.from) - 86_400_000).toISOString().slice(0, 10);
  expect((await lines("D10", { asOf: before })).map((row) => [row["standing"], row["periodUntil"]])).toEqual(
    [0, 1, 2].map(() => ["none", before]),
  );
  const over = await lines("D10", { asOf: "lastYear" });
  expect(over).toEqual(await lines("D10", { asOf: `${new Date().getUTCFullYear() - 1}-12-31` }));
  expect(over.map((row) => row["standing"])).toEqual(["none", "none", "none"]);
  // of whom decisions went after their time it is not known how many there were: the report has a dash there, and says why, in its files too
  const asked = async () => {
    const { body: told } = await client.call<ReportRun>("POST", "/api/reports/D10/runs", { programIds: [training.programId] });
    const { sheets } = await readXlsx(await testClientBytes(client, `/api/reportruns/${told.id}/export.xlsx`));
    return [
      lacksDetails(told),
      told.totals.images,
      sheets[0]!.rows.some(([lead]) => String(lead).startsWith("The details of some sessions")),
    ];
  };
  expect(await asked()).toEqual([false, 2, false]);
  await owner.query("delete from simulator_decisions where domain_id = $1 and session_id = $2", [domainId, short]);
  await owner.query(
    "insert into kept_months (domain_id, kind, month, removed) select domain_id, 'decisions', started_month, 3 from simulator_sessions where id = $1",
    [short],
  );
  expect(await asked()).toEqual([true, null, true]);
  expect((await lines("D10")).map((row) => [row["username"], row["time"], row["images"], row["articles"]])).toEqual([
    ["ins", 240, null, null],
    ["usr", 120, null, null],
    ["usr.south", 0, 0, 0],
  ]);
  // who may take it from some day on or until one owes on those days alone
  const whose = [training.programId, south.users.usr];
  const learnersOf = async (days: string) => {
    await owner.query(`update program_assignments set ${days} where program_id = $1 and user_id = $2`, whose);
    return (await lines("D20")).reduce((all, row) => all + Number(row["learners"]), 0);
  };
  expect([await learnersOf("starts_on = current_date + 2"), await learnersOf("starts_on = current_date - 2")]).toEqual([2, 3]);
  expect([await learnersOf("ends_on = current_date - 2"), await learnersOf("ends_on = current_date + 2")]).toEqual([2, 3]);
});

test("trainings are counted by program and learner, people once: who has two programs is one learner and two trainings", async () => {
  const trainings = [await testTraining(app), await testTraining(app)];
  const { ins } = app.world().airport.north.users;
  for (const training of trainings)
    await testSealedSession(app, {
      ...training,
      ...(await testRun(app, { ...training, userId: ins })),
      userId: ins,
      score: 50,
      hits: 1,
      misses: 1,
    });
  const client = await app.as("web");
  const ask = { programIds: trainings.map(({ programId }) => programId) };
  expect(await linesOf("T50", ask)).toMatchObject([{ company: "North", trainings: 2 }]);
  expect(await linesOf("S40", ask)).toMatchObject([{ company: "North", learners: 1, misses: 2 }]);
  const totals = async (code: ReportCode) => (await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask)).body.totals;
  expect(await totals("T30")).toMatchObject({ trainings: 2 });
  expect(await totals("S40")).toMatchObject({ learners: 1 });
});
