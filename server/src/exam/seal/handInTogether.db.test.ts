import type { ExamStart, SentAnswer, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparable, leftBy } from "../../../test/exam/handedIn.ts";
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
  type TestExamCourse,
} from "../../../test/exam/testExamCourse.ts";
import { testApp, type Place } from "../../../test/http/testApp.ts";
import { TestClient, type Answer } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";

const small = testApp();
const asked = 6;
let watch: ReturnType<typeof watchedPool>["watch"];
let there: (client: TestClient) => TestClient;
let end: () => Promise<void>;

beforeAll(async () => {
  const { pool, watch: watching } = watchedPool(small.database.url);
  const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  watch = watching;
  there = ({ cookie, token, device }) => Object.assign(new TestClient(app), { cookie, token, device });
  end = async () => {
    await app.close();
    await pool.end();
  };
}, 60_000);
afterAll(() => end());

type Who = readonly [level: AccessLevelCode, at: Exclude<Place, "east">];
/** Nobody of them is bound to one place, so that what they ask for comes in one turn. */
const all = (["ins", "adm", "web", "sup"] as const).flatMap((level) => (["north", "south"] as const).map((at): Who => [level, at]));
const numberOf = ([level, at]: Who): number => small.world().airport[at].users[level];

const settings = {
  courseEnforceOrder: false,
  examResults: "review",
  examFeedback: "exam",
  minibookFinal: true,
  maxFailedAttempts: 2,
  examTimerFinal: 150,
};

/** A course that all of them have read, and what each calls it by. */
async function courseOf(who: readonly Who[]): Promise<{ of: TestExamCourse; clients: TestClient[] }> {
  const of = await testExamCourse(small, settings, { size: asked });
  const { domainId } = small.world().airport;
  await small.database.asDomain(domainId, (tx) =>
    tx
      .insertInto("programAssignments")
      .values(who.map((each) => ({ domainId, userId: numberOf(each), programId: of.programId, source: "user" as const })))
      .execute(),
  );
  const clients: TestClient[] = [];
  for (const [level, at] of who) {
    const client = there(await small.as(level, at));
    const status = `/api/training/status/programs/${of.programId}`;
    await client.call("POST", status);
    await client.call("POST", `${status}/courses/${of.courseId}`);
    await readUnits(client, of, 1, 2);
    clients.push(client);
  }
  return { of, clients };
}

const valueOf = (start: ExamStart, index: number, right: number): number[] =>
  index < right ? rightOf(start.questions[index]!) : chosen(start, index, 3);

/** Begun long ago, with so many right answers stored; answers that are not come along with the hand-in. */
async function begun(client: TestClient, of: TestExamCourse, unit: number, right: number, { stored = true, minutesAgo = 100 } = {}) {
  const start = await startedExam(client, of, unit);
  const paper = [...start.questions];
  // the bank's own order, so that the same ones are right in both courses
  start.questions.sort((one, other) => (one.text < other.text ? -1 : 1));
  for (const [index, question] of stored ? start.questions.entries() : [])
    await saved(client, start, paper.indexOf(question), answerOf(valueOf(start, index, right)));
  await small.database.ask("update exam_attempts set started_at = started_at - make_interval(mins => $2, secs => 10) where id = $1", [
    start.examId,
    minutesAgo,
  ]);
  const sent = start.questions.map(({ id, model }, index): SentAnswer => ({
    id,
    model,
    value: valueOf(start, index, right),
    correct: null,
    duration: 1,
    timeout: false,
  }));
  return { start, body: submitBody(start, { answers: stored ? [] : sent }) };
}

const handIn = (client: TestClient, of: TestExamCourse, unit: number, body: object) =>
  client.call<SubmitAnswer>("PUT", examPath(of, unit), body);

interface HandIn {
  client: TestClient;
  unit: number;
  body: object;
}

/** Of each learner what they hand in next: several kinds of hand-ins that one crowd is made of. */
async function kinds(
  of: TestExamCourse,
  [passes, fails, locks, repeats, late, sealed, forges, unit]: readonly TestClient[],
): Promise<HandIn[]> {
  const final = async (client: TestClient, right: number, how: Parameters<typeof begun>[4] = {}): Promise<HandIn> => ({
    client,
    unit: -1,
    body: (await begun(client, of, -1, right, how)).body,
  });
  for (const client of [passes, fails, locks, repeats, late, sealed])
    await handIn(client!, of, 1, (await begun(client!, of, 1, asked, { stored: false })).body);
  for (const client of [locks!, repeats!]) {
    await handIn(client, of, -1, (await final(client, 0)).body);
    await client.call("DELETE", `/api/training/minibook/programs/${of.programId}/courses/${of.courseId}/units/-1`);
  }
  const over = await final(sealed!, 5);
  await handIn(over.client, of, -1, over.body);
  const first = await final(passes!, asked, { stored: false });
  return [
    first,
    await final(fails!, 1),
    await final(locks!, 2),
    await final(repeats!, asked),
    await final(late!, asked, { stored: false, minutesAgo: 160 }),
    over,
    { client: forges!, unit: -1, body: first.body },
    { client: unit!, unit: 1, body: (await begun(unit!, of, 1, 3)).body },
    { client: late!, unit: -1, body: { ...first.body, examId: 999_999_999 } },
  ];
}

const told = ({ status, body }: Answer<SubmitAnswer>) => {
  const { result, ...rest } = body;
  const review = result?.review
    ?.map(({ options, value, key, ...question }) => {
      const words = (ids: readonly (number | string)[] | null) =>
        ids &&
        options
          .filter(({ id }) => ids.includes(id))
          .map(({ text }) => text)
          .toSorted();
      return { ...question, options: options.map(({ text }) => text).toSorted(), value: words(value), key: words(key) };
    })
    .toSorted((one, other) => (one.text < other.text ? -1 : 1));
  return { status, ...(comparable({ ...rest, ...(result && { result: { ...result, review } }) }, "no name") as object) };
};

test("hand-ins that go together leave and answer what each leaves and answers alone", async () => {
  const [alone, crowd] = [await courseOf(all), await courseOf(all)];
  const one: unknown[] = [];
  for (const { client, unit, body } of await kinds(alone.of, alone.clients)) one.push(told(await handIn(client, alone.of, unit, body)));
  const waiting = await kinds(crowd.of, crowd.clients);
  const { result, statements } = await watch(() =>
    Promise.all(waiting.map(({ client, unit, body }) => handIn(client, crowd.of, unit, body))),
  );
  expect(statements.filter((text) => text.includes("update exam_attempts attempt set sealed_by"))).toHaveLength(1);
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 404, 200, 404]);
  expect(result.map((answer) => told(answer))).toEqual(one);
  const [before, after] = [await leftBy(small, alone.of), await leftBy(small, crowd.of)];
  expect(after).toEqual(before);
  const { attempts, certificates, events, flags, objectives, units } = after as Record<string, unknown[]>;
  expect([attempts, certificates, units].map((rows) => rows?.length)).toEqual([15, 2, 14]);
  for (const rows of [events, flags, objectives]) expect(rows?.length).toBeGreaterThan(9);
  expect((await small.database.ask("select broken_events(id, month) from domains, (select distinct month from events) m")).rows).toEqual(
    [],
  );
}, 60_000);

const four = all.slice(0, 4);
const sentBy = (statements: readonly string[]) => statements.filter((text) => !/^\s*(?:begin|commit|set)\b/u.test(text)).length;
const sealsOf = async ({ courseId }: TestExamCourse) => {
  const { rows } = await small.database.ask<{ user: number; sealed: boolean; tried: number; events: number }>(
    `select a.user_id as user, a.sealed_at is not null as sealed, min(c.attempts) as tried,
            (select count(*)::int from events e where e.type = 'examAttempt.seal' and e.subject_id = a.id) as events
       from exam_attempts a join course_statuses c on c.domain_id = a.domain_id and c.id = a.course_status_id
      where a.course_id = $1 and a.kind = 'final' group by a.domain_id, a.id order by a.user_id`,
    [courseId],
  );
  return rows;
};

async function finals(who: readonly Who[], right: number) {
  const { of, clients } = await courseOf(who);
  const bodies: ReturnType<typeof submitBody>[] = [];
  for (const client of clients) {
    await handIn(client, of, 1, (await begun(client, of, 1, asked, { stored: false })).body);
    bodies.push((await begun(client, of, -1, right)).body);
  }
  const handInAll = async () => {
    const { statements, ...watched } = await watch(() =>
      Promise.all(clients.map((client, index) => handIn(client, of, -1, bodies[index]!))),
    );
    return { ...watched, statements: [...statements] }; // what is sent later is noted there as well
  };
  return { of, clients, bodies, handInAll };
}

test.each([
  ["passed and are certified", asked],
  ["failed", 2],
])(
  "a crowd of those who %s sends as many statements as one",
  async (_, right) => {
    await (await finals(four.slice(0, 1), right)).handInAll(); // what is read once and kept is read
    const alone = await (await finals(four.slice(0, 1), right)).handInAll();
    const sent: number[] = [];
    // on a busy machine one of them may come too late for the others: the fewest are what it takes
    for (let crowds = 0; crowds < 3 && sent.at(-1) !== sentBy(alone.statements); crowds += 1) {
      const crowd = await (await finals(four, right)).handInAll();
      expect(crowd.result.map(({ status, body }) => [status, body.passed])).toEqual(four.map(() => [200, right === asked]));
      sent.push(sentBy(crowd.statements));
    }
    expect(sent.at(-1)).toBe(sentBy(alone.statements));
  },
  60_000,
);

test("what the database refuses one of a crowd, and what one may not hand in, keeps nobody else's from counting, once", async () => {
  const { of, bodies, handInAll } = await finals(four, 2);
  bodies[3] = { ...bodies[3]!, answers: [{ id: 1, model: "single", value: [1], correct: null, duration: 1, timeout: false }] };
  const owner = await small.database.owner();
  await owner.query(
    `alter table exam_objectives add constraint not_theirs check (objective <> '2' or attempt_id not in (${bodies[1]!.examId})) not valid`,
  );
  try {
    const { result, statements } = await handInAll();
    expect(result.map(({ status }) => status)).toEqual([200, 500, 200, 422]);
    expect(statements.filter((text) => text.includes("update exam_attempts attempt set sealed_by"))).toHaveLength(4);
    expect(await sealsOf(of)).toEqual(
      four
        .map((who) => ({ user: numberOf(who), counts: who !== four[1] && who !== four[3] }))
        .toSorted((one, other) => one.user - other.user)
        .map(({ user, counts }) => ({ user, sealed: counts, tried: counts ? 1 : 0, events: counts ? 1 : 0 })),
    );
  } finally {
    await owner.query("alter table exam_objectives drop constraint not_theirs");
  }
}, 60_000);

test("whose row somebody else holds keeps nobody else waiting for longer than a moment", async () => {
  const { of, clients, bodies } = await finals(all.slice(0, 5), 2);
  const owner = await small.database.owner();
  await owner.query("begin");
  await owner.query("select from exam_attempts where id = $1 for update", [bodies[0]!.examId]);
  const answers = clients.slice(0, 4).map((client, index) => handIn(client, of, -1, bodies[index]!));
  try {
    expect((await Promise.all(answers.slice(1))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await handIn(clients[4]!, of, -1, bodies[4]!)).status).toBe(200); // somebody who comes behind them
    expect((await sealsOf(of)).filter(({ sealed }) => sealed)).toHaveLength(4);
  } finally {
    await owner.query("rollback");
  }
  expect((await answers[0]!).status).toBe(200);
  expect((await sealsOf(of)).map(({ sealed, events }) => [sealed, events])).toEqual(clients.map(() => [true, 1]));
}, 60_000);
