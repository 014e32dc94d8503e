import type { TrainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { beforeEach, expect, test } from "vitest";
import { domainsOf } from "../storage/asDomain.ts";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../test/http/testApp.ts";
import { tellPlans, watchedPool } from "../../test/storage/watchedPool.ts";
import { eventValues, testClassroom, type TestClassroom } from "../../test/compliance/testClassroom.ts";
import { printedValues } from "./printedValues.ts";

const app = testApp();
const list = "/api/trainerauthorizations";
const north = () => app.world().airport.north;
let room: TestClassroom;

beforeEach(async () => {
  room = await testClassroom(app);
});
const get = async (id: number) => (await (await app.as("web")).call<TrainerAuthorization>("GET", `${list}/${id}`)).body;

/** Training under it, delivered to one learner. */
async function deliver() {
  const trainer = await app.as("trn");
  const { body } = await trainer.call<{ id: number }>("POST", "/api/trainingevents", eventValues(room, north().companyId, [0, 0]));
  await trainer.call("PUT", `/api/trainingevents/${body.id}/users`, { add: [room.learners[0]] });
  await trainer.call("PUT", `/api/trainingevents/${body.id}/users`, { present: [room.learners[0]] });
  expect((await trainer.call("POST", `/api/trainingevents/${body.id}/deliver`)).status).toBe(200);
  return body.id;
}

test("R-2.057 R-3.044 R-3.114 authorizations are listed by trainer, then name, with all that they say", async () => {
  const admin = await app.as("web");
  await admin.call("POST", list, { userId: north().users.ins, authority: "B" });
  await admin.call("POST", list, { userId: north().users.ins, authority: "A" });
  const { body } = await admin.call<{ rows: { trainer: string; name: string }[] }>("GET", list);
  const keys = body.rows.map(({ trainer, name }) => `${trainer} ${name}`);
  expect(keys.length).toBeGreaterThan(2);
  expect(keys).toEqual(keys.toSorted((one, other) => one.localeCompare(other)));
  expect(await get(room.authorizationId)).toMatchObject({
    trainer: "North, Trainer",
    authority: "Aviation authority",
    signature: "T. North",
    userId: north().users.trn,
    "user.username": "trn",
    version: 1,
    rootId: null,
    companies: [north().companyId],
    courses: [room.courseId, room.secondCourseId],
    data: {},
  });
});

test("R-3.115 R-3.116 the name is made of trainer, authority and badge until it is given one of its own, and again when that is taken away", async () => {
  const admin = await app.as("web");
  const automatic = (await get(room.authorizationId)).name;
  expect(automatic).toMatch(/^NORTH, Trainer · Aviation authority · [\w-]+$/u);
  const change = async (values: object) => (await admin.call("PUT", list, { id: room.authorizationId, ...values })).body;
  expect((await change({ name: "Mine" })).name).toBe(automatic);
  expect(await change({ enableNameChange: true, name: "" })).toMatchObject({ code: "FieldRequired", field: "name" });
  expect((await change({ enableNameChange: true, name: `Mine ${room.programId}` })).name).toBe(`Mine ${room.programId}`);
  expect((await change({ badge: "B-2" })).name).toBe(`Mine ${room.programId}`);
  expect((await change({ enableNameChange: false })).name).toBe("NORTH, Trainer · Aviation authority · B-2");
  await change({ badge: String(room.programId) });
});

test("R-8.036 a name that is taken is refused", async () => {
  const admin = await app.as("web");
  const { badge } = await get(room.authorizationId);
  const same = { userId: north().users.trn, authority: "Aviation authority", badge };
  expect(await admin.call("POST", list, same)).toMatchObject({ status: 409, body: { code: "TrainerAuthorizationConflict" } });
});

test("R-8.047 one that is not there is not found, with a sentence of its own", async () => {
  const admin = await app.as("web");
  const missing = { status: 404, body: { code: "TrainerAuthorizationNotFound" } };
  expect(await admin.call("GET", `${list}/999999`)).toMatchObject(missing);
  expect(await admin.call("PUT", list, { id: 999_999, badge: "x" })).toMatchObject(missing);
  const values = { ...eventValues(room, north().companyId, [0, 0]), trainerAuthorizationId: 999_999 };
  expect(await admin.call("POST", "/api/trainingevents", values)).toMatchObject(missing);
});

test("R-5.069 the people to choose a trainer from are those of a company, which must be named", async () => {
  const admin = await app.as("web");
  const path = `${list}/users/available`;
  expect(await admin.call("GET", path)).toMatchObject({ status: 422, body: { code: "TrainerAuthorizationCompany", field: "companyId" } });
  const { body } = await admin.call<{ id: number }[]>("GET", `${path}?companyId=${north().companyId}`);
  const ids = body.map(({ id }) => id);
  expect(ids).toContain(north().users.trn);
  expect(ids).not.toContain(app.world().airport.south.users.trn);
});

test("only classroom courses are authorized, for the companies that are named", async () => {
  const admin = await app.as("web");
  const path = `${list}/${room.authorizationId}/authorize`;
  const { rows } = await app.database.ask(
    "insert into courses (owner_domain_id, name, name_key, title, code, type) select owner_domain_id, 'x' || id, 'x' || id, 'x', 'x' || id, 'content' from courses where id = $1 returning id",
    [room.courseId],
  );
  expect(await admin.call("POST", path, { courses: [rows[0].id] })).toMatchObject({
    status: 422,
    body: { code: "TrainerAuthorizationCourses", field: "courses" },
  });
  const { body } = await admin.call("POST", path, { companies: [], courses: [room.courseId] });
  expect(body).toMatchObject({ companies: [], courses: [room.courseId], version: 1 });
});

test("R-8.041 what training was delivered under stays: a change makes a version, the older one and its trainer are locked", async () => {
  const admin = await app.as("web");
  const eventId = await deliver();
  const id = room.authorizationId;
  const planned = await admin.call<{ id: number }>("POST", "/api/trainingevents", eventValues(room, north().companyId, [1, 2]));
  const locked = { status: 423, body: { code: "TrainerAuthorizationLocked" } };
  expect(await admin.call("PUT", list, { id, userId: north().users.ins })).toMatchObject(locked);
  expect(await admin.call("DELETE", `${list}/${id}`)).toMatchObject(locked);
  const { body: next } = await admin.call<TrainerAuthorization>("PUT", list, { id, signature: "Theo North" });
  expect(next).toMatchObject({ version: 2, rootId: id, signature: "Theo North", courses: [room.courseId, room.secondCourseId] });
  expect(await get(id)).toMatchObject({ version: 1, signature: "T. North", outdated: true, abilities: { edit: false, delete: false } });
  expect(await admin.call("PUT", list, { id, signature: "again" })).toMatchObject(locked);
  const listed = (await admin.call<{ rows: { id: number }[] }>("GET", list)).body.rows.map((row) => row.id);
  expect(listed).toContain(next.id);
  expect(listed).not.toContain(id);
  expect((await admin.call("GET", `/api/trainingevents/${eventId}`)).body.trainerAuthorizationId).toBe(id);
  expect((await admin.call("GET", `/api/trainingevents/${planned.body.id}`)).body.trainerAuthorizationId).toBe(next.id);
});

test("a copy is unfinished until it has a name of its own; one with planned events is not deleted", async () => {
  const admin = await app.as("web");
  const { body: copy } = await admin.call<TrainerAuthorization>("POST", `${list}/${room.authorizationId}/copy`);
  expect(copy).toMatchObject({ unfinishedCopy: true, active: false, enableNameChange: true });
  expect(await admin.call("POST", `${list}/activate`, { ids: [copy.id] })).toMatchObject({ status: 406 });
  const { body: finished } = await admin.call("PUT", list, { id: copy.id, enableNameChange: false, badge: `${room.programId} new` });
  expect(finished).toMatchObject({ unfinishedCopy: false, badge: `${room.programId} new` });
  expect((await admin.call("DELETE", `${list}/${copy.id}`)).status).toBe(204);
  await admin.call("POST", "/api/trainingevents", eventValues(room, north().companyId, [1, 2]));
  expect(await admin.call("DELETE", `${list}/${room.authorizationId}`)).toMatchObject({
    status: 409,
    body: { code: "TrainerAuthorizationInUse" },
  });
});

test("a trainer sees their own, and of the log nobody reads a name or a badge", async () => {
  const other = (
    await (await app.as("web")).call<{ id: number }>("POST", list, { userId: north().users.ins, badge: room.programId.toString() })
  ).body.id;
  const trainer = await app.as("trn");
  expect((await trainer.call("GET", `${list}/${room.authorizationId}`)).status).toBe(200);
  expect((await trainer.call("GET", `${list}/${other}`)).status).toBe(404);
  expect((await trainer.call("PUT", list, { id: room.authorizationId, badge: "x" })).status).toBe(403);
  const { rows } = await app.database.ask(
    "select data::text as data from events where subject_entity = 'trainerAuthorization' and subject_id = $1",
    [room.authorizationId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].data).not.toMatch(/T\. North|North, Trainer/u);
});

test("whom a certificate names its trainer by is looked up without the other people of the domain", async () => {
  await deliver();
  const { programId } = await completeProgram(app);
  const { domainId } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name)
     select domain_id, 'many' || n, 'many' || n, company_id, access_level_id, first_name, last_name from users, generate_series(1, 600) n where id = $1`,
    [north().users.usr],
  );
  await owner.query("analyze");
  await tellPlans(owner, "vigil_app");
  const { rows } = await owner.query<{ id: number }>("select id from program_statuses where program_id = $1", [programId]);
  const { pool, watch } = watchedPool(app.database.url);
  const written = () => domainsOf(pool)(domainId, (tx) => printedValues(tx, domainId, rows[0]!.id), { kept: true });
  const { plans } = await watch(written);
  await pool.end();
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(({ steps }) => steps).filter((step) => step.rows > 100)).toEqual([]);
});
