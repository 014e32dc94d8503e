import type { FigureRow, LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import type { SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { averageScore, percentOf } from "@vigil/model/reporting/measures/share";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { SessionResults, SessionReview, SessionRows, SessionStart } from "@vigil/model/simulator/wire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";
import { innocent, testCourse, threat, type TestBag, type TestCourse } from "../../../test/simulator/testCourse.ts";
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
const many = (count: number, bag: TestBag): TestBag[] => Array.from({ length: count }, () => bag);
/** By the session's number: what the seal answered. */
const history: Record<SessionKind, { id: number; results: SessionResults }[]> = { practice: [], exam: [], quiz: [] };

/** One of five threats is stopped, and one of two innocent bags. */
const codes = (paper: readonly TestBag[]): string[] => {
  let innocents = 0;
  return rightCodes(paper, 1).map((code, index) => (paper[index]!.category === null && innocents++ === 0 ? "VR" : code));
};

async function played(kind: SessionKind, address: string, decide = codes) {
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
  const course: TestCourse = await testCourse(app, [...many(5, threat), ...many(2, innocent)], settings);
  const clear = await testCourse(app, many(3, innocent), settings);
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

async function report(code: ReportCode, kinds: readonly SessionKind[]) {
  const client = await app.as("web");
  const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, { sessionKinds: kinds });
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
}
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
  const { usr } = app.world().airport.north.users;
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  await owner.query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    domainId,
    usr,
    training.programId,
  ]);
  await testRun(app, { ...training, userId: usr, status: "c", ended: -400, expires: -35 });
  const client = await app.as("web");
  const lines = async (code: ReportCode) => {
    const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, { programIds: [training.programId] });
    const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
    return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
  };
  const [status] = await lines("T10");
  const [due] = await lines("T70");
  expect(status).toMatchObject({ status: "a", isOverdue: true });
  expect(due).toMatchObject({ kind: "renewal", status: "a", isOverdue: true, dueDate: status!["expiryDate"] });
  expect(status!["dueDate"]).toBe(due!["dueDate"]);
  for (const code of ["T30", "T50"] as const)
    expect(await lines(code)).toMatchObject([{ learners: 1, attempted: 1, complete: 0, overdue: 1, completionRate: 0 }]);
  const widgetOf = async (name: string) =>
    (await client.call<{ rows: FigureRow[] }>("GET", `/api/dashboards/figures/${name}?programId=${training.programId}`)).body.rows;
  expect(await widgetOf("training")).toMatchObject([{ values: [0, 1, 0] }]);
  expect(await widgetOf("trainingDueByRegion")).toMatchObject([{ values: [1, 0] }]);
  const [course] = await lines("T20");
  expect(course).toMatchObject({ progress: 50 });
  const { body } = await client.call("GET", `/api/coursestatuses?courseId=${training.courseId}`);
  expect(body.rows).toMatchObject([{ progress: 0.5 }]);
});
