import type { MergePreview } from "@vigil/model/organization/userMerge";
import { beforeAll, describe, expect, test } from "vitest";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestCourse } from "../../../test/simulator/testCourse.ts";
import { imagePath, passed, practice, started } from "../../../test/simulator/testSession.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const { as, world, database } = app;
let practised: TestCourse;
let completed: number;

/** The student of North keeps the account, that of South goes; both take one program, the other one is complete for South only. */
const pair = () => ({ keptId: world().airport.north.users.usr, mergedId: world().airport.south.users.usr });
const query = ({ keptId, mergedId } = pair()) => `/api/users/merge?keptId=${keptId}&mergedId=${mergedId}`;
const preview = async (of = pair()) => (await as("web")).call<MergePreview>("GET", query(of));
const callFor = async (more: object = {}) => {
  const { kept, merged } = (await preview()).body;
  return { ...pair(), keptRevision: kept.revision, mergedRevision: merged.revision, confirm: "usr.south", ...more };
};
const merge = async (more: object = {}) => (await as("web")).call("POST", "/api/users/merge", await callFor(more));
const named = (table: string, userId: number) =>
  database.owner().then(async (owner) => {
    const { rows } = await owner.query<{ id: number }>(`select id from ${table} where user_id = $1 order by id`, [userId]);
    return rows.map(({ id }) => id);
  });
const tables = ["program_statuses", "course_statuses", "simulator_sessions", "program_certificates"];
const allOf = async (userId: number) => Promise.all(tables.map((table) => named(table, userId)));

async function practise(place: "north" | "south", decisions: number) {
  const learner = await as("usr", place);
  await learner.call("POST", `/api/training/status/programs/${practised.programId}`);
  const session = await started(learner, practised.practice);
  for (let index = 0; index < decisions; index++) expect((await learner.call("PUT", imagePath(session, index), passed())).status).toBe(200);
}

beforeAll(async () => {
  practised = await practice(app);
  await practise("north", 2);
  await practise("south", 1);
  const content = await testContentCourse(app);
  completed = content.programId;
  const { domainId } = world().airport;
  await database.asDomain(domainId, (tx) =>
    tx.insertInto("programAssignments").values({ domainId, userId: pair().mergedId, programId: completed, source: "user" }).execute(),
  );
  await completeProgram(app, await as("usr", "south"), content);
});

describe("what stands in the way is said before anything is chosen", () => {
  test("R-8.090 one and the same user is not two", async () => {
    const { keptId } = pair();
    expect(await preview({ keptId, mergedId: keptId })).toMatchObject({
      status: 422,
      body: { code: "UserMergeTwoUsers", message: "Select two different users." },
    });
  });

  test("R-6.019 a user of another domain is not there", async () => {
    const mergedId = world().harbor.east.users.usr;
    expect(await preview({ ...pair(), mergedId })).toMatchObject({ status: 404, body: { details: { ids: [mergedId] } } });
  });

  test("R-8.093 a trainer is not merged into anybody, and R-8.030 of two trainers neither", async () => {
    const { north, south } = world().airport;
    expect(await preview({ keptId: north.users.usr, mergedId: south.users.trn })).toMatchObject({
      status: 406,
      body: { code: "UserMergeTrainer" },
    });
    expect(await preview({ keptId: north.users.trn, mergedId: south.users.trn })).toMatchObject({
      status: 409,
      body: { code: "UserMergeTrainerConflict" },
    });
    expect((await preview({ keptId: north.users.trn, mergedId: south.users.usr })).status).toBe(200);
  });

  test("R-8.089 nobody edits or merges the own account, and nobody one with more rights", async () => {
    const { keptId } = pair();
    const own = await (await as("web")).call("PUT", "/api/users", { id: world().airport.north.users.web, firstName: "Somebody" });
    expect([own.status, own.body.code, own.body.message]).toEqual([403, "OwnAccount", "You cannot edit or delete your own account."]);
    expect((await preview({ keptId, mergedId: world().airport.north.users.web })).body).toMatchObject({ code: "OwnAccount" });
    expect((await preview({ keptId, mergedId: world().airport.north.users.sup })).body).toMatchObject({ code: "LevelReserved" });
    expect((await (await as("ins")).call("GET", query())).status).toBe(403);
  });

  test("R-8.030 a program of the one that is not for the other's company: their domain codes do not agree", async () => {
    const owner = await database.owner();
    const { rows } = await owner.query<{ id: number }>("insert into domain_codes (name) values ('Southern') returning id");
    await owner.query("update programs set domain_code_id = $1 where id = $2", [rows[0]!.id, completed]);
    expect(await preview()).toMatchObject({ status: 409, body: { code: "UserMergeCodeConflict", details: { company: "North" } } });
    await owner.query("update programs set domain_code_id = null where id = $1", [completed]);
  });
});

test("what both are and hold is shown, with the programs of which one run goes on", async () => {
  const { body } = await preview();
  expect(body).toMatchObject({
    kept: { username: "usr", company: "North", holds: { runs: 1, sessions: 1, certificates: 0 } },
    merged: { username: "usr.south", company: "South", holds: { runs: 2, sessions: 1, certificates: 1 } },
  });
  expect(body.programs.map(({ programId, kept, merged }) => [programId, kept.sequence, merged.sequence])).toEqual([
    [practised.programId, 1, 1],
  ]);
});

describe("nothing is merged", () => {
  test("R-8.092 without a choice for each program that both are taking", async () => {
    expect(await merge()).toMatchObject({
      status: 422,
      body: { code: "UserMergeResetRequired", field: "resets", details: { ids: [practised.programId] } },
    });
  });

  test("without the User ID of the account that goes", async () => {
    expect(await merge({ confirm: "usr" })).toMatchObject({ status: 422, body: { code: "ConfirmationCodeWrong", field: "confirm" } });
  });

  test("R-8.030 after one of the two was changed", async () => {
    const shown = await callFor({ resets: [{ programId: practised.programId, run: "kept" }] });
    const client = await as("web");
    await client.call("PUT", "/api/users", { id: pair().keptId, email: "kept@example.org" });
    expect(await client.call("POST", "/api/users/merge", shown)).toMatchObject({ status: 409, body: { code: "UserMergeConflict" } });
    expect(await allOf(pair().mergedId)).toMatchObject([[expect.any(Number), expect.any(Number)], {}, {}, {}]);
  });
});

test("a merge brings everything to the kept account, in one transaction with its events, and the other can only be deleted", async () => {
  const { keptId, mergedId } = pair();
  const { domainId } = world().airport;
  const owner = await database.owner();
  await database.asDomain(domainId, (tx) =>
    tx.insertInto("companies").values({ domainId, name: "Gone", nameKey: "gone", kind: "deleted" }).execute(),
  );
  const client = await as("web");
  await client.call("PUT", "/api/users", {
    id: mergedId,
    pin: "4711",
    birthDate: "1990-02-03",
    extraTimeFactor: 150,
    retained: true,
    data: { badge: "S1", shift: "late" },
  });
  await client.call("PUT", "/api/users", { id: keptId, data: { shift: "early" } });
  const group = (await client.call("POST", "/api/groups", { name: "Both", users: [keptId, mergedId] })).body.id;
  const second = (await client.call("POST", "/api/groups", { name: "South only", users: [mergedId] })).body.id;
  const [mine, theirs] = [await allOf(keptId), await allOf(mergedId)];
  // both are known to the scale of abilities and have begun a drill of one kind; one handed one in
  await owner.query(
    "insert into learner_abilities (domain_id, user_id, family, ability, deviation, answers) select $1, u, 'guns', 9000, 1, 99 from unnest($2::bigint[]) u",
    [domainId, [keptId, mergedId]],
  );
  await owner.query(
    `insert into test_drills (domain_id, user_id, kind, seed, degree, truth, answered_at, answers, decision, score, passed, seconds)
     select $1, k.id, 'practice', 1, 0, '{}', k.at, case when k.at is not null then '{}'::jsonb end, case when k.at is not null then 'inOrder' end,
       case when k.at is not null then 90 end, case when k.at is not null then true end, case when k.at is not null then 60 end
       from (values ($2::bigint, null::timestamptz), ($3, null), ($3, now())) k (id, at)`,
    [domainId, keptId, mergedId],
  );

  const { status, body } = await merge({ take: ["pin", "birthDate"], resets: [{ programId: practised.programId, run: "merged" }] });
  expect([status, body.id]).toEqual([200, keptId]);
  expect(body).toMatchObject({
    username: "usr",
    pin: "4711",
    birthDate: "1990-02-03",
    extraTimeFactor: 150,
    retained: true, // what was held is held wherever it goes
    data: { badge: "S1", shift: "early" },
  });
  expect(body.groups).toEqual([group, second]);
  expect(new Set(body.programs)).toEqual(new Set([practised.programId, completed]));

  const together = mine.map((ids, index) => [...ids, ...theirs[index]!].toSorted((one, other) => one - other));
  expect(await allOf(keptId)).toEqual(together);
  expect(await allOf(mergedId)).toEqual([[], [], [], []]);
  const { rows: drills } = await owner.query("select user_id, answered_at is null as open from test_drills order by id");
  expect(drills).toEqual([
    { user_id: keptId, open: true },
    { user_id: keptId, open: false },
  ]);
  // what both did says what they can do, at once: the two bags of the run that was closed
  const { rows: abilities } = await owner.query<{ user_id: number; answers: number }>("select user_id, answers from learner_abilities");
  expect(new Set(abilities.map(({ user_id }) => user_id))).toEqual(new Set([keptId]));
  expect(abilities.every(({ answers }) => answers < 99)).toBe(true);
  const { rows: runs } = await owner.query(
    "select sequence, closed_at is null as open from program_statuses where user_id = $1 and program_id = $2 order by sequence",
    [keptId, practised.programId],
  );
  expect(runs).toEqual([
    { sequence: 1, open: false },
    { sequence: 2, open: true },
  ]);
  // the session of the run that goes on is open still, and the kept account's learner goes on with it
  const learner = await as("usr");
  expect((await learner.call("POST", practised.practice)).body).toMatchObject({
    images: [{ state: { decision: "VP" } }, { state: { decision: null } }, {}],
  });
  expect((await learner.call("GET", "/api/training/certificates")).body).toHaveLength(3);

  expect((await client.call("GET", `/api/users/${mergedId}`)).body).toMatchObject({
    active: false,
    pin: null,
    mergedIntoId: keptId,
    "company.name": "Gone",
  });
  expect((await client.call("PUT", "/api/users", { id: mergedId, active: true })).body.code).toBe("UserMerged");
  expect((await app.visitor().signIn({ username: "usr.south", password: "Rolling-2026", domain: "airport" })).status).toBe(401);
  expect((await (await as("usr", "south")).call("GET", "/api/training/programs")).status).toBe(401);
  const { rows: events } = await owner.query<{ type: string; subject_id: number }>(
    "select type, subject_id from events where type in ('user.merge', 'user.mergeInto') order by id",
  );
  expect(events).toEqual([
    { type: "user.merge", subject_id: keptId },
    { type: "user.mergeInto", subject_id: mergedId },
  ]);
  expect((await client.call("GET", "/api/users?search=4711")).body.rows).toMatchObject([{ id: keptId }]);
  const erase = () => client.call("DELETE", `/api/users/${mergedId}`);
  expect((await erase()).body.code).toBe("AccountHeld");
  expect((await client.call("PUT", "/api/users", { id: keptId, retained: false })).status).toBe(200);
  expect((await erase()).status).toBe(204);
});
