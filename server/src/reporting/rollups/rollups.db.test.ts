import { finalItem } from "@vigil/model/exam/finalItem";
import type { SessionStart } from "@vigil/model/simulator/wire";
import fc from "fast-check";
import { sql } from "kysely";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { readUnits, taken, testExamCourse, type TestExamCourse } from "../../../test/exam/testExamCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { innocent, testCourse, threat, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { historyStep, type HistoryStep } from "../../../test/reporting/historySteps.ts";
import { age } from "../../../test/reporting/age.ts";
import { eventfulHistories } from "../../../test/reporting/eventfulHistories.ts";
import { spoilRollups } from "../../../test/reporting/spoilRollups.ts";
import { spoilSums } from "../../../test/reporting/spoilSums.ts";
import { takeAwayExam } from "../../../test/reporting/takeAwayExam.ts";
import { sumsOfMonths } from "../../../test/reporting/sumsOfMonths.ts";
import { standingChanges } from "../../../test/reporting/standingChanges.ts";
import { plain } from "../../../test/simulator/testSession.ts";
import type { Tx } from "../../storage/asDomain.ts";
import {
  checkRollups,
  faultsOfMonth,
  faultsOfScores,
  faultsOfSessionPrograms,
  faultsOfSums,
  keptByCompany,
  type RollupFault,
} from "./checkRollups.ts";
import { monthsSummedUp } from "./monthSums.ts";
import { sumUp } from "./sumUp.ts";
import { missingMarks } from "./marks.ts";
import { monthsOfFacts } from "./monthsOfFacts.ts";
import { companiesOf } from "./standings.ts";
import { writeRollups } from "./writeRollups.ts";

const app = testApp();
const given: { simulator?: TestCourse; pages?: TestExamCourse; owner?: pg.Client } = {};
/** One connection for all steps: each call of `owner` opens another, and a long history would take all that PostgreSQL has. */
const asOwner = async () => (given.owner ??= await app.database.owner());

beforeAll(async () => {
  const bags = [threat, { ...threat, category: "knives" }, innocent, { ...threat, category: "knives" }];
  given.simulator = await testCourse(app, bags, {
    ...plain,
    practicePassingScore: 0,
    nOfPractice: 0,
    maxFailedAttempts: 0,
  });
  await (
    await asOwner()
  ).query(`update courses set simulator_config = '{"threatCategoryOverrides": {"knives": "blades"}}' where id = $1`, [
    given.simulator.courseId,
  ]);
  await (await asOwner()).query("update images set article = 'article of ' || category where kind = 'threat'");
  given.pages = await testExamCourse(app, { maxFailedAttempts: 0, passingScore: 50 });
});

const faults = () =>
  app.database.asDomain(app.world().airport.domainId, async (tx) => {
    const { domainId } = app.world().airport;
    const found = [];
    for (const month of await monthsOfFacts(tx, domainId)) found.push(...(await faultsOfMonth(tx, domainId, month)));
    for (const companyId of await companiesOf(tx, domainId))
      for (const { faultsOf } of keptByCompany) found.push(...(await faultsOf(tx, domainId, companyId)));
    for (const month of await monthsSummedUp(tx, domainId)) found.push(...(await faultsOfSums(tx, domainId, month)));
    const marks = await missingMarks(tx, domainId);
    return [
      ...found,
      ...(await faultsOfScores(tx, domainId)),
      ...(await faultsOfSessionPrograms(tx, domainId)),
      ...(marks > 0 ? [{ table: "users", month: null, count: marks }] : []),
    ];
  });
const rowsOf = async (table: string) =>
  (await (await asOwner()).query(`select * from ${table} r where domain_id = $1 order by 2, 3, 4, r::text`, [app.world().airport.domainId]))
    .rows;

async function take(one: HistoryStep): Promise<void> {
  const learner = await app.as("usr");
  const web = await app.as("web");
  const owner = await asOwner();
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
    case "read": {
      const { programId, courseId } = given.pages!;
      await readUnits(learner, given.pages!, 1);
      await owner.query("update course_statuses set timed_at = now() - interval '1 hour' where domain_id = $1 and course_id = $2", [
        domainId,
        courseId,
      ]);
      const page = `/api/training/status/programs/${programId}/courses/${courseId}/units/1/sections/1`;
      await learner.call("PUT", page, { status: "A", pages: [], courseDuration: one.seconds });
      return;
    }
    case "lengthen":
      // sessions and exams of a test take no time: each is corrected by half a minute, with its course
      for (const table of ["simulator_sessions", "exam_attempts"])
        await owner.query(
          `with longer as (update ${table} set duration = duration + 30 where domain_id = $1 and sealed_at is not null returning course_status_id)
           update course_statuses c set total_duration = c.total_duration + l.seconds
             from (select course_status_id, 30 * count(*) as seconds from longer group by 1) l where c.domain_id = $1 and c.id = l.course_status_id`,
          [domainId],
        );
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
    case "correct": {
      const { rows } = await owner.query<{ id: number; revision: number }>(
        "select i.id, i.revision from images i join courses c on c.image_library_id = i.library_id where c.id = $1 order by i.id offset $2 limit 1",
        [given.simulator!.courseId, one.image],
      );
      const { id, revision } = rows[0]!;
      const { status } = await web.call("POST", `/api/images/${id}/regrade`, {
        ruling: one.ruling,
        keepPasses: one.keepPasses,
        reason: "It was wrong.",
        revision,
      });
      if (status !== 201) throw new Error(`The key was not corrected: ${status}.`);
      return;
    }
    case "takeAway":
      await takeAwayExam(owner, domainId);
      return;
    case "age":
      await age(owner, domainId, one.months);
      return;
    case "sum":
      await sumUp(app.database, domainId);
      return;
    case "standing":
      await owner.query(standingChanges[one.change]!, [domainId, one.at]);
      return;
    case "merge":
      // work goes over to another account and back, as a merge of accounts does it
      await owner.query(
        "update simulator_sessions set user_id = case when user_id = $2 then $3::bigint else $2 end where domain_id = $1 and sealed_at is not null and user_id in ($2, $3)",
        [domainId, north.users.usr, south.users.usr],
      );
  }
}

/** What is summed up of what was counted. */
const summed = ["month_threats", "month_objectives", "month_misses", "month_results", "month_learners"];

/** What is counted beside facts. */
const counted = ["course_statuses", "exam_objectives", "learner_measures", "learner_programs", "simulator_categories"].concat([
  "simulator_measures",
  "simulator_sessions",
  "time_spent",
]);

test("what says something else than its facts is found by the nightly look and counted anew, as by the command", async () => {
  const owner = await asOwner();
  const { domainId } = app.world().airport;
  for (const stops of [
    [true, false, true, false],
    [false, false, false, true],
  ])
    await take({ act: "bags", exam: false, stops });
  await take({ act: "questions", unit: 1, right: 2 });
  await take({ act: "questions", unit: finalItem, right: 2 });
  await take({ act: "read", seconds: 300 });
  await take({ act: "lengthen" });
  await take({ act: "age", months: 3 });
  await take({ act: "sum" });
  const right = async () => {
    const { rows } = await owner.query(
      "select id, has_runs, has_simulator_sessions, has_exam_attempts, has_sign_ins from users where domain_id = $1 order by id",
      [domainId],
    );
    const tables = [];
    for (const table of [...counted, "learner_articles", ...summed]) tables.push(await rowsOf(table));
    return [rows, ...tables];
  };
  const before = await right();
  const spoil = () => spoilRollups(owner, domainId);
  await spoil();
  const spoiled = new Set([...counted, "users"]);
  expect(new Set((await faults()).map(({ table }) => table))).toEqual(spoiled);
  const told: { faults: RollupFault[] }[] = [];
  const house = { asDomain: app.database.asDomain, log: { error: (what: { faults: RollupFault[] }) => told.push(what) } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a log only what is told is looked at
  const look = () => checkRollups(house as unknown as Parameters<typeof checkRollups>[0], domainId);
  await look();
  expect(new Set(told.flatMap(({ faults: each }) => each.map(({ table }) => table)))).toEqual(spoiled);
  expect(await right()).toEqual(before);
  await spoil();
  await app.database.asDomain(domainId, (tx) => writeRollups(tx, domainId));
  expect(await right()).toEqual(before);
  // and what was summed up, of what is right
  await spoilSums(owner, domainId);
  const wrong = await faults();
  expect(new Set(wrong.map(({ table }) => table))).toEqual(new Set(["company_months", "month_learners"]));
  told.length = 0;
  await look();
  expect(told.flatMap(({ faults: each }) => each)).toEqual(wrong);
  expect(await right()).toEqual(before);
}, 120_000);

test("what two write at once about one person is counted as what came of both, and nobody waits for anybody else's", async () => {
  const { domainId, north } = app.world().airport;
  const { rows } = await (
    await asOwner()
  ).query<{ id: number }>(
    "insert into programs (owner_domain_id, name, name_key, title) values ($1, 'At once', 'at once', 'At once') returning id",
    [domainId],
  );
  const { usr, ins } = north.users;
  const program = rows[0]!.id;
  const begin = (userId: number) => (tx: Tx) =>
    sql`insert into program_statuses (domain_id, user_id, program_id, sequence) values (${domainId}, ${userId}, ${program}, 1)`.execute(tx);
  const state: { other?: Promise<unknown> } = {};
  await app.database.asDomain(domainId, async (tx) => {
    await sql`insert into program_assignments (domain_id, user_id, program_id, source) values (${domainId}, ${usr}, ${program}, 'user')`.execute(
      tx,
    );
    state.other = app.database.asDomain(domainId, begin(usr));
    await app.database.asDomain(domainId, begin(ins)); // it does not wait
    await setTimeout(200); // the other waits meanwhile
  });
  await state.other;
  expect(await faults()).toEqual([]);
});

test("whatever happened to sessions and exams, what was counted beside them is what their decisions and answers say", async () => {
  const told: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const one of steps) await take(one);
      expect(await faults()).toEqual([]);
      const { domainId } = app.world().airport;
      const [kept, open, alone] = await sumsOfMonths(app.database.asDomain, domainId);
      expect(kept).toEqual(alone);
      expect(open).toEqual(alone);
      for (const table of [...summed, "changed_months"])
        for (const row of await rowsOf(table)) told.push(row.company_id === -1 ? `${table} of all companies` : table);
      told.push(...(await rowsOf("month_learners")).map(({ before }) => (before === "-infinity" ? "learner came" : "learner came back")));
      told.push(...(await rowsOf("simulator_categories")).map((row) => `${row.image_category} as ${row.category}`));
      told.push(...(await rowsOf("time_spent")).map((row) => `time of ${row.kind}`));
      told.push(...(await rowsOf("simulator_measures")).map((row) => row.dimension));
      told.push(...(await rowsOf("learner_measures")).map((row) => `learner by ${row.dimension}`));
      told.push(
        ...(await rowsOf("learner_articles")).flatMap(({ articles, images }) => [
          ...(articles.length > 0 ? ["learner met an article"] : []),
          ...(images > 0 ? ["learner decided on images"] : []),
        ]),
      );
      told.push(...(await rowsOf("exam_objectives")).map((row) => `objective ${row.objective}`));
    }),
    { numRuns: 8, examples: eventfulHistories.map((steps) => [[...steps]]) },
  );
  const seen = [
    ...summed,
    "month_threats of all companies",
    "month_objectives of all companies",
    "changed_months",
    "learner came back",
    "learner met an article",
    "learner decided on images",
    "knives as blades",
    "objective 1",
    "level",
    "seconds",
    "learner by kind",
    "learner by family",
    "learner by level",
    "time of reading",
    "time of practice",
    "time of questions",
  ];
  expect(told).toEqual(expect.arrayContaining(seen));
}, 240_000);
