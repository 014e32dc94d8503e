import { finalItem } from "@vigil/model/exam/examType";
import type { SessionStart } from "@vigil/model/simulator/wire";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readUnits, taken, testExamCourse, type TestExamCourse } from "../../../test/exam/testExamCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { innocent, testCourse, threat, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { plain } from "../../../test/simulator/testSession.ts";
import { checkRollups, faultsOfMonth, faultsOfScores } from "./checkRollups.ts";
import { missingMarks } from "./marks.ts";
import { monthsOfFacts } from "./monthsOfFacts.ts";
import { writeRollups } from "./writeRollups.ts";

const app = testApp();
const given: { simulator?: TestCourse; pages?: TestExamCourse } = {};

beforeAll(async () => {
  const bags = [threat, { ...threat, category: "knives" }, innocent, { ...threat, category: "knives" }];
  given.simulator = await testCourse(app, bags, {
    ...plain,
    practicePassingScore: 0,
    nOfPractice: 0,
    maxFailedAttempts: 0,
  });
  await (
    await app.database.owner()
  ).query(`update courses set simulator_config = '{"threatCategoryOverrides": {"knives": "blades"}}' where id = $1`, [
    given.simulator.courseId,
  ]);
  given.pages = await testExamCourse(app, { maxFailedAttempts: 0, passingScore: 50 });
});

const faults = () =>
  app.database.asDomain(app.world().airport.domainId, async (tx) => {
    const { domainId } = app.world().airport;
    const found = [];
    for (const month of await monthsOfFacts(tx, domainId)) found.push(...(await faultsOfMonth(tx, domainId, month)));
    const marks = await missingMarks(tx, domainId);
    return [...found, ...(await faultsOfScores(tx, domainId)), ...(marks > 0 ? [{ table: "users", month: null, count: marks }] : [])];
  });
const rowsOf = async (table: string) =>
  (await (await app.database.owner()).query(`select * from ${table} where domain_id = $1 order by 2, 3, 4`, [app.world().airport.domainId]))
    .rows;

/** What may happen to facts: a step that the product refuses has no effect, and nothing may be counted for it. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("bags" as const),
      exam: fc.boolean(),
      stops: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("questions" as const),
      unit: fc.constantFrom(finalItem, 1),
      right: fc.integer({ min: 0, max: 4 }),
    }),
  },
  fc.record({ act: fc.constantFrom("move" as const, "reset" as const, "regrade" as const, "takeAway" as const, "merge" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(one: Step): Promise<void> {
  const learner = await app.as("usr");
  const web = await app.as("web");
  const owner = await app.database.owner();
  const { domainId, north, south } = app.world().airport;
  switch (one.act) {
    case "bags": {
      const { practice, exam } = given.simulator!;
      const address = one.exam ? exam : practice;
      const { status, body } = await learner.call<SessionStart>("POST", address);
      if (status !== 200) return;
      const state = body.images.map(({ imageId }, index) => ({
        imageId,
        decision: one.stops[index] ? "VR" : "VP",
        category: null,
        markedLocations: [],
      }));
      await learner.call("PUT", address, { sessionId: body.sessionId, duration: 1, state: state.slice(0, 3) });
      return;
    }
    case "questions":
      await readUnits(learner, given.pages!, 1, 2);
      await taken(learner, given.pages!, one.unit, one.right).catch(() => {}); // not open to them now
      return;
    case "move": {
      const { rows } = await owner.query<{ companyId: number }>(
        `select company_id as "companyId" from users where domain_id = $1 and id = $2`,
        [domainId, north.users.ins],
      );
      const companyId = rows[0]!.companyId === north.companyId ? south.companyId : north.companyId;
      await web.call("POST", "/api/users/move", { ids: [north.users.ins], companyId });
      return;
    }
    case "reset": {
      const { rows } = await owner.query<{ id: number }>(
        "select id from program_statuses where domain_id = $1 and closed_at is null limit 1",
        [domainId],
      );
      await (await app.as("adm")).call("POST", "/api/programstatuses/reset", { ids: rows.map(({ id }) => id) });
      return;
    }
    case "regrade":
      await owner.query("update exam_attempts set score = (score + 1700) % 10000 where domain_id = $1 and sealed_at is not null", [
        domainId,
      ]);
      await owner.query(
        "update simulator_sessions set score = (score + 1700) % 10000 where domain_id = $1 and sealed_at is not null and type = 'Exam'",
        [domainId],
      );
      return;
    case "takeAway":
      await owner.query(
        `with gone as (select domain_id, id from exam_attempts where domain_id = $1 and sealed_at is not null order by id desc limit 1),
           objectives as (delete from exam_objectives o using gone where o.domain_id = gone.domain_id and o.attempt_id = gone.id),
           answers as (delete from exam_answers a using gone where a.domain_id = gone.domain_id and a.attempt_id = gone.id),
           flags as (delete from integrity_flags f using gone where f.domain_id = gone.domain_id and f.exam_attempt_id = gone.id)
         delete from exam_attempts e using gone where e.domain_id = gone.domain_id and e.id = gone.id`,
        [domainId],
      );
      return;
    case "merge":
      // work goes over to another account and back, as a merge of accounts does it
      await owner.query(
        "update simulator_sessions set user_id = case when user_id = $2 then $3::bigint else $2 end where domain_id = $1 and sealed_at is not null and user_id in ($2, $3)",
        [domainId, north.users.usr, south.users.usr],
      );
  }
}

test("whatever happened to sessions and exams, what was counted beside them is what their decisions and answers say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const one of steps) await take(one);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 8 },
  );
  expect((await rowsOf("simulator_categories")).length).toBeGreaterThan(0);
  expect((await rowsOf("exam_objectives")).length).toBeGreaterThan(0);
  expect((await rowsOf("simulator_categories")).map((row) => [row.image_category, row.category])).toContainEqual(["knives", "blades"]);
}, 240_000);

test("what says something else than its facts is found by the nightly look and counted anew, as by the command", async () => {
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  for (const stops of [
    [true, false, true, false],
    [false, false, false, true],
  ])
    await take({ act: "bags", exam: false, stops });
  await take({ act: "questions", unit: 1, right: 2 });
  await take({ act: "questions", unit: finalItem, right: 2 });
  const right = async () => {
    const { rows } = await owner.query(
      "select id, has_runs, has_simulator_sessions, has_sign_ins from users where domain_id = $1 order by id",
      [domainId],
    );
    return [rows, await rowsOf("simulator_categories"), await rowsOf("exam_objectives"), await rowsOf("course_statuses")];
  };
  const before = await right();
  const spoil = async () => {
    await owner.query("update simulator_categories set missed = missed + 1 where domain_id = $1 and category = 'guns'", [domainId]);
    await owner.query("delete from exam_objectives where domain_id = $1 and objective = '1'", [domainId]);
    await owner.query("update course_statuses set last_score = coalesce(last_score, 0) + 1 where domain_id = $1", [domainId]);
    await owner.query("update users set has_runs = false, has_simulator_sessions = false, has_sign_ins = false where domain_id = $1", [
      domainId,
    ]);
  };
  await spoil();
  expect((await faults()).map(({ table }) => table).toSorted()).toEqual([
    "course_statuses",
    "exam_objectives",
    "simulator_categories",
    "users",
  ]);
  const told: object[] = [];
  const house = { asDomain: app.database.asDomain, log: { error: (what: object) => told.push(what) } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a log only what is told is looked at
  await checkRollups(house as unknown as Parameters<typeof checkRollups>[0], domainId);
  expect(told).toHaveLength(3);
  expect(await right()).toEqual(before);
  await spoil();
  await app.database.asDomain(domainId, (tx) => writeRollups(tx, domainId));
  expect(await right()).toEqual(before);
}, 120_000);
