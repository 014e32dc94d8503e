import type { ContentSessionReview } from "@vigil/model/exam/examWire";
import { goesMore, keepsLess, wouldGo, type Keeping } from "@vigil/model/operations/keptWork";
import type { SessionReview, SessionStart } from "@vigil/model/simulator/wire";
import { beforeAll, expect, test } from "vitest";
import { readUnits, taken, testExamCourse } from "../../../test/exam/testExamCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { innocent, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { plain } from "../../../test/simulator/testSession.ts";
import { checkEvents } from "../../reporting/eventChain/checkEvents.ts";
import { checkRollups, faultsOfMonth } from "../../reporting/rollups/checkRollups.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { makeMonths } from "../../storage/makeMonths.ts";
import { mendMonths } from "../../storage/mendMonths.ts";
import { refuseHeld } from "../../organization/retention/refuseHeld.ts";
import { countKept } from "./countKept.ts";
import { keepingQueue } from "./keepingQueue.ts";
import { removeOld } from "./removeOld.ts";
import { askToKeep } from "./startKeeping.ts";

const jobs = testJobs();
const asked = jobs.sentTo(keepingQueue);
const app = testApp({ jobs });
const old = "2019-03-01";
const today = "2026-11-23";
const house = () => ({ ...app.house(), now: () => new Date(`${today}T02:30:00Z`) });
const domainId = () => app.world().airport.domainId;
const owner = () => app.database.owner();
const keeping = async () => (await (await app.as("web")).call<Keeping>("GET", "/api/keeping")).body;
const kind = async (name: string) => (await keeping()).kinds.find((each) => each.kind === name)!;
const count = async (from: string) =>
  (await (await owner()).query<{ count: number }>(`select count(*)::int as count from ${from}`)).rows[0]!.count;
const ofMonth = (table: string, column = "started_month") => count(`${table} where domain_id = ${domainId()} and ${column} = '${old}'`);
const given = { examId: 0, sessionId: 0, answers: 0 };

/** An exam and a session at the X-ray screen, with what was done to a picture, and events: of seven years ago. */
beforeAll(async () => {
  const learner = await app.as("usr");
  const pages = await testExamCourse(app, { maxFailedAttempts: 0, passingScore: 50, examResults: "review" });
  await readUnits(learner, pages, 1, 2);
  await taken(learner, pages, 1, 2);
  const bags = await testCourse(app, [threat, innocent], { ...plain, practicePassingScore: 0, nOfPractice: 0 });
  const { body } = await learner.call<SessionStart>("POST", bags.practice);
  const state = body.images.map(({ imageId }) => ({ imageId, decision: "VR", category: null, markedLocations: [] }));
  await learner.call("PUT", bags.practice, { sessionId: body.sessionId, duration: 1, state });
  given.sessionId = body.sessionId;
  const client = await owner();
  given.examId = (await client.query("select max(id) as id from exam_attempts")).rows[0].id;
  await client.query(
    `insert into simulator_traces select domain_id, started_month, session_id, position, 'x' from simulator_decisions on conflict do nothing`,
  );
  for (const table of ["exam_attempts", "exam_answers", "simulator_sessions", "simulator_decisions", "simulator_traces"])
    await client.query(`update ${table} set started_month = '${old}' where domain_id = $1`, [domainId()]);
  given.answers = await ofMonth("exam_answers");
  for (let number = 0; number < 5; number++)
    await app.database.asDomain(domainId(), (tx) =>
      writeEvent(tx, { domainId: domainId(), requestId: "", address: "", at: new Date("2019-03-05T10:00:00Z") }, { type: "group.update" }),
    );
  await client.query(
    `insert into sessions (domain_id, user_id, token_hash, created_at, last_seen_at, expires_at, ended_at, address)
     select $1, $2, sha256(n::text::bytea), '2019-03-04', '2019-03-04', '2019-03-05', '2019-03-05', '192.0.2.1' from generate_series(1, 7) n`,
    [domainId(), app.world().airport.north.users.usr],
  );
});

test("the page tells what there is, how long it is kept, and what the next run would take", async () => {
  expect((await (await app.as("adm")).call("GET", "/api/keeping")).status).toBe(403);
  expect((await kind("answers")).countedAt).toBeNull();
  expect((await (await app.as("web")).call("POST", "/api/keeping/counts")).status).toBe(202);
  expect(asked).toEqual([{ domainId: domainId(), remove: false }]);
  await countKept(house(), domainId());
  for (const [name, rows, months] of [
    ["events", 5, 84],
    ["answers", given.answers, 24],
    ["decisions", 2, 24],
    ["traces", 2, 24],
    ["signIns", 7, 24],
  ] as const) {
    const facts = await kind(name);
    expect([name, facts.months, wouldGo(facts, today, months)]).toEqual([name, months, { rows, months: 1 }]);
    expect(wouldGo(facts, today, 120)).toEqual({ rows: 0, months: 0 });
    expect(wouldGo(facts, today, 0)).toEqual({ rows: 0, months: 0 });
  }
});

test("before a domain keeps less its form is told, kind by kind, what the next night takes; of other domains to who has them alone", async () => {
  const facts = await keeping();
  const until = old;
  expect(goesMore(facts, { keepAnswersMonths: 12, keepSignInsMonths: 0 })).toEqual([]); // what goes anyhow is no news
  const kept = { ...facts, kinds: facts.kinds.map((each) => ({ ...each, months: 0 })) };
  expect(goesMore(kept, { keepAnswersMonths: 12, keepSignInsMonths: 24 })).toEqual([
    { kind: "answers", rows: given.answers, until },
    { kind: "decisions", rows: 2, until },
    { kind: "signIns", rows: 7, until },
  ]);
  expect(goesMore({ ...kept, legalHold: true }, { keepMailsMonths: 1, keepSignInsMonths: 24 })).toEqual([]);
  const lifted = goesMore({ ...facts, legalHold: true }, { legalHold: false });
  expect(lifted.map(({ kind: name }) => name)).toEqual(["events", "answers", "decisions", "traces", "signIns"]);
  const before = { keepEventsMonths: 0, keepAnswersMonths: 24, legalHold: true };
  expect(
    [{ keepEventsMonths: 60 }, { keepAnswersMonths: 12 }, { legalHold: false }].map((times) => keepsLess({ ...before, ...times }, before)),
  ).toEqual([true, true, true]);
  expect(keepsLess({ ...before, keepAnswersMonths: 0 }, before)).toBe(false);

  const other = app.world().harbor.domainId;
  expect((await (await app.as("web")).call("GET", `/api/keeping?domain=${other}`)).status).toBe(404);
  expect((await (await app.as("web")).call("POST", `/api/keeping/counts?domain=${other}`)).status).toBe(404);
  expect((await (await app.as("web")).call<Keeping>("GET", `/api/keeping?domain=${domainId()}`)).body).toEqual(facts);
  const elsewhere = await (await app.as("sup")).call<Keeping>("GET", `/api/keeping?domain=${other}`);
  expect([elsewhere.status, elsewhere.body.kinds?.every(({ known }) => known.length === 0)]).toEqual([200, true]);
});

test("nothing of a domain under a legal hold goes, nor what is of people whose data are held; nobody of them is erased", async () => {
  const web = await app.as("web");
  const { usr } = app.world().airport.north.users;
  const erasing = () => app.database.asDomain(domainId(), (tx) => refuseHeld(tx, domainId(), [usr]));
  await erasing();
  expect((await web.call("PUT", "/api/domains", { id: domainId(), legalHold: true })).status).toBe(200);
  await removeOld(house(), domainId());
  expect([await ofMonth("exam_answers"), await ofMonth("events", "month")]).toEqual([given.answers, 5]);
  await expect(erasing()).rejects.toMatchObject({ code: "AccountHeld" });
  await web.call("PUT", "/api/domains", { id: domainId(), legalHold: false });
  await web.call("PUT", "/api/users", { id: usr, retained: true });
  await removeOld(house(), domainId());
  expect([await ofMonth("exam_answers"), await ofMonth("simulator_decisions"), await ofMonth("simulator_traces")]).toEqual([
    given.answers,
    2,
    2,
  ]);
  expect((await kind("answers")).known[0]).toMatchObject({ rows: given.answers, removed: 0, keptBecause: "held" });
  expect(await count(`sessions where domain_id = ${domainId()} and created_at < '2019-04-01'`)).toBe(7);
  await expect(erasing()).rejects.toMatchObject({ code: "AccountHeld" });
  await web.call("PUT", "/api/users", { id: usr, retained: false });
  // nor of an account that was merged into one that was merged into a held one
  const { trn, adm } = app.world().airport.north.users;
  const chain = (links: string) =>
    owner().then((client) => client.query(`update users set ${links} where id = any($1)`, [[usr, trn, adm]]));
  await chain(`retained = (id = ${adm}), merged_into = case id when ${usr} then ${trn} when ${trn} then ${adm} end`);
  await removeOld(house(), domainId());
  expect([await ofMonth("exam_answers"), await count(`sessions where domain_id = ${domainId()} and created_at < '2019-04-01'`)]).toEqual([
    given.answers,
    7,
  ]);
  await expect(erasing()).rejects.toMatchObject({ code: "AccountHeld" });
  await chain("retained = false, merged_into = null");
});

test("what is too old goes, each with an event; results, what was counted and the signed end stay, and the screens say so", async () => {
  const learner = await app.as("usr");
  const before = await (await owner()).query("select score, passed from exam_attempts where id = $1", [given.examId]);
  const rollup = await count("exam_objectives");
  const categories = await count("simulator_categories");
  expect(rollup * categories).toBeGreaterThan(0);
  await removeOld(house(), domainId());
  expect([await ofMonth("exam_answers"), await ofMonth("simulator_decisions"), await ofMonth("simulator_traces")]).toEqual([0, 0, 0]);
  expect(await count(`sessions where domain_id = ${domainId()} and created_at < '2019-04-01'`)).toBe(0);

  const removed = { removedAt: `${today}T02:30:00Z`, keptMonths: 24 };
  const exam = await learner.call<ContentSessionReview>("GET", `/api/training/content/sessions/${given.examId}`);
  expect(exam.body.result).toMatchObject({ review: null, removed, score: before.rows[0].score / 100, passed: before.rows[0].passed });
  const session = await learner.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${given.sessionId}`);
  expect(session.body).toMatchObject({ images: [], removed, results: { hits: 1 } });

  const { rows: told } = await (
    await owner()
  ).query("select data - 'aboutUserId' as data from events where domain_id = $1 and type = 'domain.removeOld' order by id", [domainId()]);
  expect(told.map(({ data }) => [data.kind, data.month, data.rows])).toEqual([
    ["events", old, 5],
    ["answers", old, given.answers],
    ["decisions", old, 2],
    ["traces", old, 2],
    ["signIns", old, 7],
  ]);
  expect((await kind("signIns")).known[0]).toMatchObject({ rows: 0, removed: 7, keptBecause: null });

  // what reports add up stays as it was counted
  await checkRollups(house(), domainId());
  expect([await count("exam_objectives"), await count("simulator_categories")]).toEqual([rollup, categories]);
  expect(await app.database.asDomain(domainId(), (tx) => faultsOfMonth(tx, domainId(), old))).toEqual([]);

  // once more there is nothing to do, and nothing is told twice
  await removeOld(house(), domainId());
  expect(await count("events where type = 'domain.removeOld'")).toBe(5);
});

test("a month of events that went is proven by its signed end; who puts one back, or takes the word for it away, is found", async () => {
  const client = await owner();
  const check = async () => {
    await checkEvents(house(), domainId());
    return (
      await client.query("select events::int, broken_count::int as broken, head from event_checks where domain_id = $1 and month = $2", [
        domainId(),
        old,
      ])
    ).rows[0];
  };
  const { rows } = await client.query("select leaves, taken from event_heads where domain_id = $1 and month = $2", [domainId(), old]);
  expect(rows[0].taken).toEqual({ at: `${today}T02:30:00.000Z`, events: 5 });
  expect(rows[0].leaves).toHaveLength(1);
  expect(await check()).toEqual({ events: 0, broken: 0, head: "sound" });
  await client.query("insert into events (domain_id, month, type) values ($1, $2, 'group.update')", [domainId(), old]);
  expect(await check()).toMatchObject({ broken: 1 });
  await client.query("delete from events where domain_id = $1 and month = $2", [domainId(), old]);
  await client.query("update event_heads set taken = taken || '{\"events\": 4}' where domain_id = $1 and month = $2", [domainId(), old]);
  expect(await check()).toMatchObject({ head: "forged" });
});

test("events whose chain is not whole, or somebody's in whose hold they are, stay as a month; the application takes none by itself", async () => {
  const client = await owner();
  const month = "2018-05-01";
  for (let number = 0; number < 3; number++)
    await app.database.asDomain(domainId(), (tx) =>
      writeEvent(
        tx,
        {
          domainId: domainId(),
          requestId: "",
          address: "",
          at: new Date("2018-05-05T10:00:00Z"),
          userId: app.world().airport.north.users.adm,
        },
        { type: "group.update" },
      ),
    );
  const state = async () => {
    await removeOld(house(), domainId());
    return (await kind("events")).known.find((each) => each.month === month)!;
  };
  await client.query("update users set retained = true where id = $1 and domain_id = $2", [
    app.world().airport.north.users.adm,
    domainId(),
  ]);
  expect(await state()).toMatchObject({ rows: 3, keptBecause: "held" });
  // also where it is the account that theirs was merged into whose data are held
  const merged = (into: string) =>
    client.query(
      `update users set retained = (id = $2), merged_into = case when id = $3 then ${into} end where domain_id = $1 and id in ($2, $3)`,
      [domainId(), app.world().airport.north.users.trn, app.world().airport.north.users.adm],
    );
  await merged("$2");
  expect(await state()).toMatchObject({ rows: 3, keptBecause: "held" });
  await merged("null::bigint");
  await client.query("update users set retained = false where domain_id = $1", [domainId()]);
  await client.query(
    "update events set severity = 'error' where domain_id = $1 and month = $2 and id = (select min(id) from events where month = $2)",
    [domainId(), month],
  );
  expect(await state()).toMatchObject({ rows: 3, keptBecause: "unsound" });
  await client.query("update events set severity = 'info' where domain_id = $1 and month = $2", [domainId(), month]);
  const byItself = app.database.asDomain(domainId(), (tx) => tx.deleteFrom("events").where("domainId", "=", domainId()).execute());
  await expect(byItself).rejects.toThrow("permission denied");
  expect(await state()).toMatchObject({ rows: 0, removed: 3 });
});

test("empty months of the past are dropped, and at night each domain is asked for once", async () => {
  await makeMonths(app.database.pool, "2019-01-15");
  const { dropped } = await mendMonths(app.database.pool, today);
  expect(dropped).toEqual(expect.arrayContaining(["simulator_traces_2019_01", "events_2019_04"]));
  asked.splice(0);
  await (await owner()).query("update kept_months set counted_at = null");
  await askToKeep({ ...house(), now: () => new Date(`${today}T12:00:00Z`) });
  expect(asked).toEqual([]);
  await askToKeep(house());
  expect(asked).toContainEqual({ domainId: domainId(), remove: true });
});
