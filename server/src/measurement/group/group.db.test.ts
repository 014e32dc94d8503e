import type { CompanyMeasures } from "@vigil/model/measurement/group/companyWire";
import type { GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";
import { tellPlans, watchedPool } from "../../../test/storage/watchedPool.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";
import { fromPrimary } from "../../storage/replica/apart.ts";

const app = testApp();
const given = { programId: 0, otherProgramId: 0 };

beforeAll(async () => {
  const { domainId, north, south } = app.world().airport;
  const [training, other] = [await testTraining(app), await testTraining(app)];
  Object.assign(given, { programId: training.programId, otherProgramId: other.programId });
  const did = async (userId: number, of: typeof training, hits: number, falseAlarms: number, all = 100) => {
    const run = await testRun(app, { ...of, userId });
    const counts = { hits, misses: all / 2 - hits, falseAlarms, correctRejections: all / 2 - falseAlarms };
    return testSealedSession(app, { ...of, ...run, userId, score: 80, ...counts });
  };
  const ids = [
    await did(north.users.usr, training, 45, 5),
    await did(north.users.ins, training, 10, 5),
    await did(north.users.trn, training, 5, 1, 12),
    await did(south.users.usr, other, 33, 5),
  ];
  const owner = await app.database.owner();
  await owner.query(
    `insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed)
     select $1, s.id, k.category, k.category, s.sealed_at, 25, k.missed from simulator_sessions s
       join (values ($2::bigint, 'guns', 2), ($2, 'knives', 3), ($3, 'guns', 15), ($3, 'knives', 25)) as k (id, category, missed) on k.id = s.id
      where s.domain_id = $1`,
    [domainId, ids[0], ids[1]],
  );
});

const group = async (level: "web" | "adm" | "ins", query = "", place: "north" | "south" = "north") =>
  (await (await app.as(level, place)).call<GroupMeasures>("GET", `/api/measures/group?${query}`)).body;
const people = ({ rows }: GroupMeasures) => rows.map(({ name, need }) => [name, need]);

test("who needs what: surely short first, then probably, then unknown; a goal moves them", async () => {
  const all = await group("web", "hitRate=70&falseAlarmRate=30");
  expect(people(all)).toEqual([
    ["Instructor North", "sure"],
    ["Student South", "likely"],
    ["Trainer North", "unknown"],
    ["Student North", "none"],
  ]);
  expect(all.people).toEqual({ sure: 1, likely: 1, unknown: 1, none: 1, all: 4 });
  expect(all.rows[0]).toMatchObject({ weakest: { category: "knives", hits: 0, misses: 25 }, company: "North", sessions: 1 });
  expect(all.total.hits).toBe(45 + 10 + 5 + 33);
  const details = await (await app.as("web")).call<Measures>("GET", "/api/measures/group/details?by=category");
  expect(details.body.by.category).toMatchObject([
    { value: "guns", hits: 33, misses: 17 },
    { value: "knives", hits: 22, misses: 28 },
  ]);
  expect((await group("web", "hitRate=95&falseAlarmRate=30")).people).toMatchObject({ none: 0 });
  expect(people(await group("web", "need=unknown"))).toEqual([["Trainer North", "unknown"]]);
  expect((await group("web", "page=2")).rows).toEqual([]);
  const found = people(await group("web", "order=hitRate&direction=desc")).map(([name]) => name);
  expect(found).toEqual(["Student North", "Trainer North", "Student South", "Instructor North"]);
  // those that are told can be written to, by who may
  const { north } = app.world().airport;
  expect((await group("web", "need=unknown")).reached).toEqual({ ids: [north.users.trn], count: 1 });
  expect((await group("web", "page=2")).reached?.count).toBe(4);
  expect((await group("ins")).reached).toBeUndefined();
});

test("R-6.018 managers see those they may see, and narrow them to a company or a program", async () => {
  const { north, south } = app.world().airport;
  expect(people(await group("adm", "", "south"))).toEqual([["Student South", "likely"]]);
  expect(people(await group("adm", `companyId=${north.companyId}`, "south"))).toEqual([]);
  expect((await group("web", `companyId=${south.companyId}`)).people.all).toBe(1);
  expect((await group("web", `programId=${given.programId}`)).people.all).toBe(3);
  expect((await group("web", `programId=${given.otherProgramId}&companyId=${north.companyId}`)).people.all).toBe(0);
  const learner = await app.as("usr");
  for (const path of ["group", "group/details?by=level", "group/export.csv"])
    expect((await learner.call("GET", `/api/measures/${path}`)).status).toBe(403);
  expect((await (await app.as("web", "east")).call<GroupMeasures>("GET", "/api/measures/group")).body.people.all).toBe(0);
});

test("companies stand side by side by category, each for those who may see it, and as a file", async () => {
  const of = async (level: "web" | "adm" | "usr", query = "", place: "north" | "south" = "north") =>
    (await app.as(level, place)).call<CompanyMeasures>("GET", `/api/measures/companies?${query}`);
  const { north, south } = app.world().airport;
  const { body } = await of("web");
  expect(body.values).toEqual(["guns", "knives"]);
  expect(body.rows).toMatchObject([
    {
      companyId: north.companyId,
      people: 3,
      sessions: 3,
      total: { hits: 60 },
      by: [
        { value: "guns", hits: 33, misses: 17 },
        { value: "knives", hits: 22, misses: 28 },
      ],
    },
    { companyId: south.companyId, people: 1, total: { hits: 33 }, by: [] },
  ]);
  expect((await of("adm", "", "south")).body.rows.map(({ name }) => name)).toEqual(["South"]);
  expect((await of("web", `programId=${given.otherProgramId}`)).body.rows.map(({ name }) => name)).toEqual(["South"]);
  expect((await of("web", "by=level")).body).toMatchObject({ values: [], rows: [{ by: [] }, { by: [] }] });
  expect([(await of("usr")).status, (await of("web", "by=taken")).status]).toEqual([403, 422]);
  const file = (await (await app.as("web")).call<string>("GET", "/api/measures/companies/export.csv")).body.trim().split("\r\n");
  expect(file[1]).toMatch(/^North,All,3,3,60,46,56\.6,/u);
  expect(file[2]).toMatch(/^North,Guns and parts of guns,,,33,17,66,/u);
  // nobody learns in the company of those who were deleted: no measure is narrowed to it
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  await owner.query("insert into companies (domain_id, name, name_key, kind) values ($1, 'Deleted users', 'deleted users', 'deleted')", [
    domainId,
  ]);
  const choices = await (await app.as("web")).call<{ name: string }[]>("GET", "/api/dashboards/choices/companyId");
  expect(choices.body.map(({ name }) => name)).toEqual(["North", "South"]);
});

test("as a file: everybody, each with the ends of the intervals, and an event that says so", async () => {
  const client = await app.as("web");
  const { status, body } = await client.call<string>("GET", "/api/measures/group/export.csv?hitRate=70");
  expect(status).toBe(200);
  const [heads, first, ...others] = body.trim().split("\r\n");
  expect(heads).toContain("Threats found · from");
  expect(first).toMatch(/^Instructor North,North,Surely short,100,1,20,11\.24,33\.04,/u);
  expect(others).toHaveLength(3);
  const { rows } = await app.database.ask("select data from events where type = 'report.export' and data ->> 'code' = 'measures'");
  expect(rows).toMatchObject([{ data: { code: "measures", lines: 4, format: "csv" } }]);
});

test("measures are read from what is kept by learner and month, in one statement (and one for how many articles it rests on) and three for the people of a page: no session is read", async () => {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, sealed_at, sealed_by, score, hits, misses,
        false_alarms, correct_rejections)
     select $1, $2, 'Practice', s.course_status_id, 1, s.image_library_id, '{}', now() - n * interval '1 hour', 'submit', 8000, 20, 5, 3, 22
       from generate_series(1, 400) n, (select * from simulator_sessions where domain_id = $1 limit 1) s`,
    [domainId, north.users.aud],
  );
  await owner.query(
    `insert into simulator_measures select domain_id, id, sealed_at, 'level', level::text, hits / 5, misses / 5, false_alarms, correct_rejections
       from simulator_sessions, generate_series(1, 5) level where domain_id = $1 and user_id = $2`,
    [domainId, north.users.aud],
  );
  await owner.query("reset session_replication_role");
  await owner.query("select keep_learner_measures($1, array[$2::bigint])", [domainId, north.users.aud]); // as triggers would have
  await owner.query("vacuum (analyze) learner_measures");
  // of 400 sessions with 2,000 counts: what is kept of two months, and of the hours in which it is another month somewhere, which are more at the edge of a month
  const kept = Number((await owner.query("select count(*) from learner_measures")).rows[0].count);
  expect(kept).toBeLessThan(500);
  await tellPlans(owner, "vigil_app");
  const { pool, watch } = watchedPool(app.database.url);
  const watched = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool), apart: fromPrimary(domainsOf(pool)) });
  const { cookie, token, device } = await app.as("web");
  const client = Object.assign(new TestClient(watched), { cookie, token, device });
  const paths = [`learners/${north.users.aud}?months=24`, "group", "group/details?by=level", "companies?by=level"];
  for (const path of paths) await client.call("GET", `/api/measures/${path}`); // what is read once and kept was read
  for (const path of paths) {
    const { result, statements, plans } = await watch(() => client.call<Measures>("GET", `/api/measures/${path}`));
    expect([path, result.status]).toEqual([path, 200]);
    const asked = statements.filter((text) => text.includes("learner_measures")).length;
    const wanted = path === "group" ? 4 : path.startsWith("learners") ? 2 : 1;
    expect([path, asked]).toEqual([path, wanted]);
    const steps = plans.flatMap((plan) => plan.steps.map((step) => ({ path, ...step })));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter(({ what }) => /simulator_/u.test(what))).toEqual([]);
    // no more than that for each of sixty people
    expect(steps.filter(({ rows }) => rows > 60 * kept)).toEqual([]);
  }
  await watched.close();
  await pool.end();
});

test("a category says on how many articles it rests, of a person, of a group and beside a person's weakest", async () => {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    `with library as (insert into image_libraries (owner_domain_id, name, name_key) values ($1, 'Articles', 'articles') returning id)
     insert into images (owner_domain_id, library_id, kind, decision, category, article, views)
       select $1, library.id, 'threat', 'R', a.category, a.article, '[]' from library, (values ('knives', 'boxCutter'), ('knives', 'boxCutter'), ('guns', 'pistol'), ('guns', 'revolver')) a (category, article)`,
    [domainId],
  );
  await owner.query(
    `insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
     select s.domain_id, s.id, s.sealed_at, 'article', a.value, 1, 1, 0, 0 from simulator_sessions s, (values ('boxCutter'), ('pistol'), ('revolver')) a (value)
      where s.domain_id = $1 and s.user_id = $2`,
    [domainId, north.users.ins],
  );
  const rests = [
    { value: "guns", articles: 2 },
    { value: "knives", articles: 1 },
  ];
  const client = await app.as("web");
  expect((await client.call<Measures>("GET", `/api/measures/learners/${north.users.ins}`)).body.by.category).toMatchObject(rests);
  expect((await client.call<Measures>("GET", "/api/measures/group/details?by=category")).body.by.category).toMatchObject(rests);
  const all = await group("web", "hitRate=70&falseAlarmRate=30");
  expect(all.rows[0]).toMatchObject({ name: "Instructor North", weakest: { category: "knives", articles: 1 } });
  // of whom no article is kept nothing is said
  expect((await client.call<Measures>("GET", `/api/measures/learners/${north.users.usr}`)).body.by.category?.[0]).not.toHaveProperty(
    "articles",
  );
});
