import type { ExamStart } from "@vigil/model/exam/examWire";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examPath, numberIn, readUnits, testExamCourse, type TestExamCourse } from "../../../test/exam/testExamCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";

const small = testApp();
/** Nobody of them is bound to one place, so that what they ask for comes in one turn. */
const levels = ["ins", "adm", "web", "sup"] as const satisfies readonly AccessLevelCode[];
let crowd: TestClient[];
let watch: ReturnType<typeof watchedPool>["watch"];
let end: () => Promise<void>;

beforeAll(async () => {
  const { pool, watch: watching } = watchedPool(small.database.url);
  watch = watching;
  const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  const clients = await Promise.all(levels.map((level) => small.as(level)));
  crowd = clients.map(({ cookie, token, device }) => Object.assign(new TestClient(app), { cookie, token, device }));
  await Promise.all(crowd.map((each) => each.call("POST", "/api/user/refresh"))); // their sessions are known to this node
  end = async () => {
    await app.close();
    await pool.end();
  };
}, 60_000);
afterAll(() => end());

/** A course whose exam waits for some that have read its unit and for some that have not. */
async function course(readers: readonly TestClient[], others: readonly AccessLevelCode[] = levels): Promise<TestExamCourse> {
  const { domainId, north } = small.world().airport;
  const made = await testExamCourse(small, { courseEnforceOrder: true });
  await small.database.asDomain(domainId, (tx) =>
    tx
      .insertInto("programAssignments")
      .values(others.map((level) => ({ domainId, userId: north.users[level], programId: made.programId, source: "user" as const })))
      .execute(),
  );
  const status = `/api/training/status/programs/${made.programId}`;
  for (const client of readers) {
    await client.call("POST", status);
    await client.call("POST", `${status}/courses/${made.courseId}`);
    await readUnits(client, made, 1);
  }
  return made;
}

const start = (client: TestClient, of: TestExamCourse) => client.call<ExamStart>("POST", examPath(of, 1));

interface Made {
  id: number;
  user: number;
  number: number;
  asked: string;
  events: number;
  company: number | null;
}

async function attemptsOf({ courseId }: TestExamCourse): Promise<Made[]> {
  const owner = await small.database.owner();
  const { rows } = await owner.query<Made>(
    `select a.id, a.user_id as user, a.number, (select string_agg(q.question_id::text, ',' order by q.position) from exam_answers q where q.attempt_id = a.id) as asked,
            count(e.*)::int as events, min(e.company_id) as company
       from exam_attempts a left join events e on e.type = 'examAttempt.start' and e.subject_id = a.id and e.about_user_id = a.user_id and e.user_id = a.user_id
      where a.course_id = $1 group by a.domain_id, a.id order by a.user_id`,
    [courseId],
  );
  return rows;
}

const brokenEvents = async () => {
  const owner = await small.database.owner();
  const { rows } = await owner.query("select broken_events(id, month) from domains, (select distinct month from events) m");
  return rows;
};

test("who starts with others has a paper and an event of their own, and a crowd sends as many statements as one", async () => {
  const [first, second] = [await course(crowd), await course(crowd)];
  const alone = await watch(() => start(crowd[0]!, first));
  expect(alone.result.status).toBe(200);
  const { result, statements, roundTrips } = await watch(() => Promise.all(crowd.map((each) => start(each, second))));
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(statements.length).toBe(alone.statements.length);
  expect(roundTrips).toBeLessThanOrEqual(alone.roundTrips);
  expect(statements.filter((text) => text.includes("insert into exam_attempts"))).toHaveLength(1);

  const made = await attemptsOf(second);
  const { north } = small.world().airport;
  expect(made.map(({ user }) => user)).toEqual(levels.map((level) => north.users[level]).toSorted((a, b) => a - b));
  expect(made.map(({ number, events, company }) => [number, events, company])).toEqual(made.map(() => [1, 1, north.companyId]));
  for (const [index, level] of levels.entries()) {
    const { examId, questions, number } = result[index]!.body;
    const own = made.find(({ user }) => user === north.users[level])!;
    expect([examId, number, questions.map(numberIn).join()]).toEqual([own.id, 1, own.asked]);
  }
  expect(await brokenEvents()).toEqual([]);
});

test("whoever is refused, or asks twice, among others hears what they would hear alone, and nothing is written for them", async () => {
  const [reader, slow, twice] = crowd as [TestClient, TestClient, TestClient, TestClient];
  const of = await course([reader, twice], ["ins", "adm", "web"]);
  const status = `/api/training/status/programs/${of.programId}`;
  await slow.call("POST", status);
  const answers = await Promise.all([...crowd.map((each) => start(each, of)), start(twice, of)]);
  expect(answers.map(({ status: code }) => code)).toEqual([200, 423, 200, 404, 200]);
  expect(answers[1]?.body).toMatchObject({ code: "UnitExamWaits" });
  expect(answers[3]?.body).toMatchObject({ code: "ProgramNotFound" });
  expect(answers[4]?.body.examId).toBe(answers[2]?.body.examId);
  expect((await attemptsOf(of)).map(({ events }) => events)).toEqual([1, 1]);
});

test("what the database refuses one of a crowd keeps nobody else from starting, and nobody starts twice", async () => {
  const of = await course(crowd);
  const owner = await small.database.owner();
  const { north } = small.world().airport;
  const rule = `user_id <> ${north.users.adm} or course_id <> ${of.courseId}`;
  await owner.query(`alter table exam_attempts add constraint not_theirs check (${rule}) not valid`);
  try {
    const { result, statements } = await watch(() => Promise.all(crowd.map((each) => start(each, of))));
    expect(result.map(({ status }) => status)).toEqual([200, 500, 200, 200]);
    expect(statements.filter((text) => text.includes("insert into exam_attempts"))).toHaveLength(5);
    expect((await attemptsOf(of)).map(({ user, events }) => [user, events])).toEqual(
      [north.users.ins, north.users.web, north.users.sup].toSorted((a, b) => a - b).map((user) => [user, 1]),
    );
  } finally {
    await owner.query("alter table exam_attempts drop constraint not_theirs");
  }
});
