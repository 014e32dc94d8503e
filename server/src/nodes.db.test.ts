import { describe, expect, test, vi } from "vitest";
import {
  answerOf,
  chosen,
  examPath,
  readUnits,
  rightOf,
  saved,
  startedExam,
  submitBody,
  testExamCourse,
} from "../test/exam/testExamCourse.ts";
import { secondNode } from "../test/http/secondNode.ts";
import { testApp, testPassword } from "../test/http/testApp.ts";
import type { TestClient } from "../test/http/testClient.ts";

const LIMIT = 240;
const first = testApp({ environment: { RATE_LIMIT: String(LIMIT) } });
/** Its clock is five minutes ahead, as that of a computer without NTP. */
const second = secondNode(first, { clockOffMs: 300_000 });
const soon = { timeout: 1000, interval: 10 };

async function signedIn(at: () => TestClient, username: string): Promise<TestClient> {
  const client = at();
  expect((await client.signIn({ username, password: testPassword, domain: "airport" })).status).toBe(200);
  return client;
}
const profile = (client: TestClient) => client.call("GET", "/api/user/profile");

describe("two nodes on one database, one of them with its clock five minutes off", { timeout: 20_000 }, () => {
  test("a session of one is used at the other, with its token, and one that ends is refused at both within a second", async () => {
    const here = await signedIn(first.visitor, "ins");
    const there = second.of(here);
    expect((await profile(there)).status).toBe(200);
    expect((await there.call("POST", "/api/user/refresh")).status).toBe(200);
    const forged = Object.assign(second.of(here), { token: "forged" });
    expect((await forged.call("POST", "/api/user/refresh")).status).toBe(403);
    expect((await here.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" })).status).toBeLessThan(400);
    await vi.waitFor(async () => expect((await profile(there)).status).toBe(401), soon);
  });

  test("what an administrator switches off at one node is out at the other within a second", async () => {
    const theirs = await signedIn(second.visitor, "trn");
    expect((await profile(theirs)).status).toBe(200);
    const id = first.world().airport.north.users.trn;
    const administrator = await first.as("web");
    expect((await administrator.call("PUT", "/api/users", [{ id, active: false }])).status).toBe(200);
    await vi.waitFor(async () => expect((await profile(theirs)).status).toBe(401), soon);
  });

  test("wrong passwords are counted over both: three here and two there lock the place", async () => {
    const wrong = (client: TestClient) => client.signIn({ username: "aud.south", password: "Wrong-2026", domain: "airport" });
    for (const at of [first, second, first, second, first]) expect((await wrong(at.visitor())).status).toBe(401);
    expect((await second.visitor().signIn({ username: "aud.south", password: testPassword, domain: "airport" })).status).toBe(401);
  });

  test("calls of one session count over both, by one minute", async () => {
    const client = await signedIn(first.visitor, "web");
    for (let count = 0; count < 0.6 * LIMIT; count += 1) expect((await profile(client)).status).toBe(200);
    const there = second.of(client);
    let answered = 0;
    while (answered < LIMIT && (await profile(there)).status === 200) answered += 1;
    expect(answered).toBeLessThan(0.6 * LIMIT);
  });

  test("a learner works in one place, at whichever node: another browser is refused at both, and nobody's lease ends by a clock", async () => {
    const here = await signedIn(first.visitor, "usr");
    const other = await signedIn(second.visitor, "usr");
    const take = (client: TestClient, tabId: string) => client.call("POST", "/api/training/lease", { tabId });
    expect((await take(here, "tab-0001")).status).toBe(200);
    expect((await take(second.of(here), "tab-0001")).status).toBe(200);
    expect((await take(other, "tab-0002")).status).toBe(423);
    expect((await here.call("DELETE", "/api/training/lease/tab-0001")).status).toBe(204);
  });

  test("an exam begun at one node is gone on with at the other, within its time, and handed in once", async () => {
    const here = await signedIn(first.visitor, "usr");
    await first.database.ask("delete from training_leases");
    const exam = await testExamCourse(first, { courseEnforceOrder: false, examTimerUnit: 60 });
    const there = second.of(here);
    await readUnits(there, exam, 1);
    const start = await startedExam(here, exam, 1);
    const again = await startedExam(there, exam, 1);
    expect(again.examId).toBe(start.examId);
    for (const [index, question] of start.questions.entries())
      expect((await saved(index % 2 === 0 ? there : here, start, index, answerOf(rightOf(question)))).status).toBe(200);
    const again0 = (await saved(there, start, 0, answerOf(chosen(start, 0, 3)))).body.value;
    expect(new Set(again0)).toEqual(new Set(rightOf(start.questions[0]!)));
    const handedIn = await Promise.all([here, there].map((client) => client.call("PUT", examPath(exam, 1), submitBody(start))));
    expect(handedIn.map(({ body }) => body.result?.score)).toEqual([100, 100]);
    const { rows } = await first.database.ask(
      "select count(*)::int as seals from events where subject_id = $1 and type = 'examAttempt.seal'",
      [start.examId],
    );
    expect(rows).toEqual([{ seals: 1 }]);
  });
});
