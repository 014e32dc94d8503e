import { beforeEach, describe, expect, test } from "vitest";
import { leaseTimes } from "./trainingLease.ts";
import { statedRoutes } from "../http/routeAccess.ts";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { practice } from "../../test/simulator/testSession.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
/** The lease itself, and what is no work. Simulator, answers and pages look at a call first and ask then: decide.db.test.ts, examFaults.db.test.ts, below. */
const elsewhereAsked = /\/lease|timetracking\/users|\/reports\/|\/keptreports|\/simulator|\/answers\/|\/sections\/:sectionId$/u;
const leasePath = "/api/training/lease";
const refusal = { status: 423, body: { code: "TrainingOpenElsewhere" } };
const take = (client: TestClient, tabId: string) => client.call("POST", leasePath, { tabId });
let client: TestClient;

/** The same learner in another browser. */
async function otherBrowser(): Promise<TestClient> {
  const other = app.visitor();
  await other.signIn({ username: "usr", password: testPassword, domain: "airport" });
  return other;
}
/** As if so many seconds had gone by without a call. */
const passed = async (seconds: number) =>
  app.database.ask("update training_leases set expires_at = expires_at - make_interval(secs => $1)", [seconds]);

beforeEach(async () => {
  client = await app.as("usr");
  await app.database.ask("delete from training_leases");
});

describe("the lease of a learner", () => {
  test("R-4.026 R-4.027 R-4.031 R-6.010 is one tab's: it renews it, a second tab and a second browser are refused", async () => {
    expect(await take(client, "tab-0001")).toMatchObject({ status: 200, body: { tabId: "tab-0001" } });
    expect((await take(client, "tab-0001")).status).toBe(200);
    expect(await take(client, "tab-0002")).toMatchObject(refusal);
    expect(await take(await otherBrowser(), "tab-0003")).toMatchObject(refusal);
    expect(await take(await otherBrowser(), "tab-0001")).toMatchObject(refusal);
  });

  test("R-4.028 R-4.029 R-4.030 is free a moment after its tab let go, unless that tab comes back; nobody else can let go of it", async () => {
    await take(client, "tab-0001");
    const other = await otherBrowser();
    await other.call("DELETE", `${leasePath}/tab-0001`);
    await passed(6);
    expect(await take(other, "tab-0002")).toMatchObject(refusal);
    expect((await client.call("DELETE", `${leasePath}/tab-0001`)).status).toBe(204);
    expect(await take(other, "tab-0002")).toMatchObject(refusal);
    expect((await take(client, "tab-0001")).status).toBe(200);
    await client.call("DELETE", `${leasePath}/tab-0001`);
    await passed(6);
    expect((await take(other, "tab-0002")).status).toBe(200);
  });

  test("is free half a minute after its owner went silent, and then belongs to who came", async () => {
    await take(client, "tab-0001");
    await passed(30);
    expect((await take(await otherBrowser(), "tab-0002")).status).toBe(200);
    expect(await take(client, "tab-0001")).toMatchObject(refusal);
  });

  test("is free when the session that held it has ended", async () => {
    const other = await otherBrowser();
    await take(other, "tab-0001");
    await other.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
    expect((await take(client, "tab-0002")).status).toBe(200);
  });

  test("is free to take exactly where work of others is let through: the guard and the lease are two statements of one rule", async () => {
    const { programId } = await testContentCourse(app);
    const owner = await app.database.owner();
    const held = async (change: string) => {
      await owner.query("delete from training_leases");
      const holder = await otherBrowser();
      await take(holder, "tab-0001");
      await owner.query(change);
      if (change === "") await holder.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
    };
    const expiring = (seconds: number) => `update training_leases set expires_at = clock_timestamp() + make_interval(secs => ${seconds})`;
    const answers: [works: number, takes: number][] = [];
    for (const change of [expiring(30), expiring(5), expiring(-0.001), expiring(-60), ""]) {
      await held(change);
      const works = await client.call("POST", `/api/training/status/programs/${programId}`, undefined, { "x-tab": "tab-0002" });
      answers.push([works.status, (await take(client, "tab-0002")).status]);
    }
    expect(answers).toEqual([
      [423, 423],
      [423, 423],
      [200, 200],
      [200, 200],
      [200, 200],
    ]);
  });

  test("is renewed by the work of its tab, which is told so; not by another's, nor once the tab has let go", async () => {
    const { programId } = await testContentCourse(app);
    const owner = await app.database.owner();
    const left = async () =>
      Math.round(
        (await owner.query<{ s: number }>("select extract(epoch from expires_at - now())::float8 as s from training_leases")).rows[0]!.s,
      );
    const work = (tab: string) => client.call("POST", `/api/training/status/programs/${programId}`, undefined, { "x-tab": tab });
    await take(client, "tab-0001");
    await passed(9);
    expect((await work("tab-0001")).status).toBe(200);
    expect(await left()).toBeLessThan(22); // it is young: work does not write it each time
    await passed(2);
    await work("tab-0001");
    expect(await left()).toBeGreaterThan(25);
    await take(client, "tab-0001");
    await passed(20);
    expect([(await work("tab-0002")).status, await left()]).toEqual([423, 10]);
    expect([(await work("tab-0001")).headers["x-lease"], await left()]).toEqual(["renewed", 30]);
    await client.call("DELETE", `${leasePath}/tab-0001`);
    await passed(1);
    expect([(await work("tab-0001")).status, await left()]).toEqual([200, 4]);
  });

  test("two browsers that come at once: one of them holds it", async () => {
    const other = await otherBrowser();
    const answers = await Promise.all([take(client, "tab-0001"), take(other, "tab-0002")]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 423]);
  });

  test("R-2.023 while it is held, another browser starts neither a program nor a simulator session; the tab that holds it does", async () => {
    const { programId } = await testContentCourse(app);
    const course = await practice(app);
    await take(client, "tab-0001");
    const other = await otherBrowser();
    expect(await other.call("POST", `/api/training/status/programs/${programId}`)).toMatchObject(refusal);
    expect(await other.call("POST", course.practice)).toMatchObject(refusal);
    const mine = { "x-tab": "tab-0001" };
    expect((await client.call("POST", `/api/training/status/programs/${programId}`, undefined, mine)).status).toBe(200);
    expect((await client.call("POST", course.practice, undefined, mine)).status).toBe(200);
    await passed(30);
    expect((await other.call("POST", course.practice)).status).toBe(200);
  });

  test("is asked of every write of a learner's work, whatever it says: of another browser, of another tab, and of a client that names no tab", async () => {
    const works = statedRoutes(app.app()).filter(
      ({ method, url }) => method !== "GET" && /^\/api\/(?:training|timetracking)\//u.test(url) && !elsewhereAsked.test(url),
    );
    expect(works.length).toBeGreaterThan(15);
    await take(client, "tab-0001");
    const other = await otherBrowser();
    const answers = await Promise.all(
      works.flatMap(({ method, url }) => {
        const path = url.replaceAll(/:\w+/gu, "1");
        const call = (from: TestClient, headers?: Record<string, string>) =>
          from
            .call(method as "POST", path, method === "DELETE" ? undefined : {}, headers)
            .then(({ status, body: said }) => `${method} ${url} ${status} ${said.code}`);
        return [call(other), call(client), call(client, { "x-tab": "tab-0002" }), call(other, { "x-tab": "tab-0001" })];
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith("423 TrainingOpenElsewhere"))).toEqual([]);
  });

  test("a client that takes no lease works where nobody holds one: its calls without a tab are one place", async () => {
    const course = await testContentCourse(app);
    const path = `/api/training/status/programs/${course.programId}`;
    const script = await otherBrowser();
    for (const [method, url] of [
      ["POST", path],
      ["POST", `${path}/courses/${course.courseId}`],
    ] as const)
      expect((await script.call(method, url)).status).toBe(200);
    const section = `${path}/courses/${course.courseId}/units/1/sections/1`;
    expect((await script.call("PUT", section, { status: "C" })).status).toBe(200);
    await take(client, "tab-0001");
    expect(await script.call("PUT", section, { status: "C" })).toMatchObject(refusal);
    expect(await client.call("PUT", section, { status: "C" })).toMatchObject(refusal);
    expect((await client.call("PUT", section, { status: "C" }, { "x-tab": "tab-0001" })).status).toBe(200);
  });

  test("R-4.031 R-6.010 binds nobody but learners", async () => {
    const administrator = await app.as("adm");
    expect([(await take(administrator, "tab-0001")).status, (await take(administrator, "tab-0002")).status]).toEqual([200, 200]);
    const { rows } = await app.database.ask("select count(*)::int as leases from training_leases");
    expect(rows).toEqual([{ leases: 0 }]);
  });
});

test.each([
  ["that lives", "20 seconds", true],
  ["whose time is over", "-1 second", true],
  ["whose browser has signed out", "20 seconds", false],
])("a lease %s is free for taking exactly where it does not stop a call", async (_which, left, signedIn) => {
  const { domainId, north } = app.world().airport;
  await take(client, "tab-0001");
  const superuser = await app.database.owner();
  const other = await otherBrowser();
  await superuser.query("update training_leases set expires_at = clock_timestamp() + $1::interval", [left]);
  const { rows } = await superuser.query<{ mine: number; theirs: number }>(
    `select l.session_id::int as mine, (select max(id)::int from sessions where domain_id = $1 and user_id = $2) as theirs
       from training_leases l where l.domain_id = $1 and l.user_id = $2`,
    [domainId, north.users.usr],
  );
  const { mine, theirs } = rows[0]!;
  if (!signedIn) await superuser.query("update sessions set ended_at = now() where domain_id = $1 and id = $2", [domainId, mine]);
  const stops = await superuser.query(`select works_elsewhere($1, $2, $3, 'tab-0002', ${leaseTimes}) as stops`, [
    domainId,
    north.users.usr,
    theirs,
  ]);
  const taken = await take(other, "tab-0002");
  expect(taken.status === 200).toBe(stops.rows[0].stops === false);
  expect(stops.rows[0].stops).toBe(signedIn && !left.startsWith("-"));
  await superuser.query("update sessions set ended_at = null where domain_id = $1 and id = $2", [domainId, mine]);
});
