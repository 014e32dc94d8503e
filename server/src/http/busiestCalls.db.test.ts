import { listEntities } from "@vigil/model/lists";
import { afterAll, beforeAll, expect, test } from "vitest";
import budgets from "../../../budgets.json" with { type: "json" };
import { answerOf, readUnits, rightOf, startedExam, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import { TestClient, type Answer } from "../../test/http/testClient.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { imagePath, passed, plain, started } from "../../test/simulator/testSession.ts";
import { manyLikeThese } from "../../test/storage/manyLikeThese.ts";
import { tellPlans, watchedPool, type Watched } from "../../test/storage/watchedPool.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { buildApp } from "../app.ts";
import type { App } from "../house.ts";
import { domainsOf } from "../storage/asDomain.ts";

type BusyCall = keyof typeof budgets.calls;
type Seen = Watched & { bytes: number };

const small = testApp();
/** As many times what the test world has: 20,000 users, 10,000 decisions. Each table of what learners do holds more than `mostRead`. */
const times = 1000;
/** Rows that a step of a plan may take up: a page of a list, what one learner did, what is set up. */
const mostRead = 500;
/** A count of a list stops there. */
const mostCounted = 1050;

let app: App;
let end: () => Promise<void>;
const seen: Partial<Record<BusyCall, Seen>> = {};
const greedy: string[] = [];

/** Each call is made twice before it counts: what is read once and kept was read, and connections are there. */
beforeAll(async () => {
  const { domainId, north } = small.world().airport;
  const [atHome, atDesk] = [await small.as("usr"), await small.as("web")];
  const exam = await testExamCourse(small, { courseEnforceOrder: false });
  const reading = await testContentCourse(small);
  const bags = await testCourse(small, [innocent, threat, innocent, threat, innocent], plain);
  const status = `/api/training/status/programs/${reading.programId}`;
  const time = `/api/timetracking/${reading.programId}`;
  await readUnits(atHome, exam, 1, 2);
  await atHome.call("POST", status);
  await atHome.call("POST", `${status}/courses/${reading.courseId}`);
  await atHome.call("POST", time, {});
  const attempt = await startedExam(atHome, exam, 1);
  const session = await started(atHome, bags.practice);

  const owner = await small.database.owner();
  await manyLikeThese(owner, domainId, times, {
    "users.username": "r.username || '.' || n",
    "users.username_key": "r.username_key || '.' || n",
    "sessions.token_hash": "sha256(r.token_hash || int8send(n))",
  });
  await tellPlans(owner, "vigil_app");
  const { pool, watch } = watchedPool(small.database.url);
  app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  await app.ready();
  end = async () => {
    await app.close();
    await pool.end();
  };

  const client = ({ cookie, token, device }: TestClient) => Object.assign(new TestClient(app), { cookie, token, device });
  const [learner, administrator] = [client(atHome), client(atDesk)];
  const entering = new TestClient(app);
  await entering.call("GET", "/api/user/login");
  const page = (pageId: number) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
  const user = `/api/users/${north.users.trn}`;
  const calls: Record<BusyCall, (turn: number) => Promise<Answer>> = {
    signIn: () => entering.call("POST", "/api/user/login", { username: "usr", password: testPassword, domain: "airport" }),
    sessionCheck: () => learner.call("POST", "/api/user/refresh"),
    learnerHome: () => learner.call("GET", "/api/training?order=asc(priority),asc(title)"),
    learnerFigures: () => learner.call("GET", "/api/training/dashboard"),
    openCourse: () => learner.call("GET", `/api/training/programs/${reading.programId}/courses/${reading.courseId}?locale=en&texts=later`),
    findLearning: () => learner.call("GET", "/api/training/search?words=page&locale=en"),
    saveSection: (turn) =>
      learner.call("PUT", `${status}/courses/${reading.courseId}/units/1/sections/1`, { status: "A", pages: [page(1 + (turn % 2))] }),
    saveTime: (turn) => learner.call("PUT", time, { duration: turn }),
    saveAnswer: (turn) =>
      learner.call("PUT", `/api/training/exam/attempts/${attempt.examId}/answers/${turn}`, answerOf(rightOf(attempt.questions[turn]!))),
    openSession: () => learner.call("POST", bags.practice),
    decide: (turn) => learner.call("PUT", imagePath(session, turn), passed({ elapsedMs: 60_000_000 })),
    learnerHomePage: () => homePage(learner, budgets.homes.learner),
    administratorHomePage: () => homePage(administrator, budgets.homes.administrator),
    listUsers: () => administrator.call("GET", "/api/users?limit=50&count=none"),
    listCounts: () =>
      administrator.call(
        "GET",
        `/api/listcounts?lists=${Object.values(listEntities)
          .map(({ url }) => url)
          .join(",")}`,
      ),
    openRecord: () => administrator.call("GET", user),
    saveRecord: (turn) => administrator.call("PUT", "/api/users", { id: north.users.trn, firstName: `Anna ${turn}` }),
  };
  const notePlans = (call: string, { plans }: Watched) =>
    plans.forEach(({ statement, steps }) =>
      steps
        .filter(({ rows }) => rows > (call === "listCounts" ? mostCounted : mostRead))
        .forEach(({ what, rows }) => greedy.push(`${call}: ${what} takes up ${rows} rows in ${statement.trim().slice(0, 200)}`)),
    );
  for (const [call, make] of Object.entries(calls) as [BusyCall, (typeof calls)[BusyCall]][])
    for (const turn of [0, 1, 2]) {
      const { result, ...watched } = await watch(() => make(turn));
      if (result.status !== 200) throw new Error(`${call} was answered ${result.status} ${JSON.stringify(result.body)}`);
      if (watched.plans.length === 0) throw new Error(`The database told no plan of ${call}.`);
      // figures over everybody: what they may read is said in reporting
      if (call !== "administratorHomePage") notePlans(call, watched);
      seen[call] = { ...watched, bytes: Buffer.byteLength(JSON.stringify(result.body)) };
    }
  // the sessions of users in every order, at a size where sorting them all would not be cheaper: entity/plans.db.test.ts
  for (const { url } of Object.values(listEntities).filter((list) => list !== listEntities.userSession)) {
    const { result, ...watched } = await watch(() => administrator.call("GET", `/api/${url}?limit=50&count=none`));
    if (result.body.code === "AddonOff") continue; // nobody has switched its plugin on
    if (result.status !== 200) throw new Error(`${url} was answered ${result.status} ${JSON.stringify(result.body)}`);
    notePlans(url, watched);
  }
}, 120_000);
afterAll(() => end());

/** What a home asks for, as `firstLoad.spec.ts` sees it in the browser, with all answers. */
async function homePage(client: TestClient, waves: readonly (readonly string[])[]): Promise<Answer> {
  const answers = [await client.call("POST", "/api/user/refresh"), await client.call("GET", "/api/notifications/current?domain=airport")];
  for (const wave of waves) {
    const all = await client.call(
      "GET",
      `/api/reads?${wave.map((path) => `call=${encodeURIComponent(path + (asked[path] ?? ""))}`).join("&")}`,
    );
    const refused = (all.body as unknown as { status: number }[]).filter(({ status }) => status !== 200);
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
    answers.push(all);
  }
  return { ...answers[0]!, body: { answers: answers.map(({ body }) => body) } };
}
const asked: Readonly<Record<string, string>> = {
  "tabledata/words": "?locale=en",
  listcounts: `?lists=${Object.values(listEntities)
    .map(({ url }) => url)
    .join(",")}`,
  simulatorsessions: "?limit=5&count=none",
  events: "?limit=5&count=none",
};

const rows = (kind: "statements" | "roundTrips" | "bytes") =>
  (Object.entries(budgets.calls) as [BusyCall, (typeof budgets.calls)[BusyCall]][]).map(([call, budget]) => {
    const { statements, roundTrips, bytes } = seen[call]!;
    return { call, [kind]: { statements: statements.length, roundTrips, bytes }[kind], budget: budget[kind] };
  });
/** What is spared becomes the budget: a budget far above what is used would let it creep back. */
const sharp = (kind: "statements" | "roundTrips" | "bytes", slack: (budget: number) => number) => {
  const [over, far] = [[], []] as [unknown[], unknown[]];
  for (const row of rows(kind)) {
    const measured = Number(row[kind]);
    if (measured > row.budget) over.push(row);
    else if (row.budget - measured > slack(row.budget)) far.push(row);
  }
  return { over, far };
};
const kept = { over: [], far: [] };

test("the busiest calls send no more statements than their budget", () => expect(sharp("statements", () => 1)).toEqual(kept));

test("the busiest calls wait for the database no more often than their budget", () => expect(sharp("roundTrips", () => 1)).toEqual(kept));

test("the answers of the busiest calls and a page of fifty users are no larger than their budget", () =>
  expect(sharp("bytes", (budget) => Math.max(20, budget / 5))).toEqual(kept));

test("among many learners no call and no list in its own order reads more than its own rows", () => expect(greedy).toEqual([]));
