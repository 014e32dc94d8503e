import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { bulkQueue } from "./bulkQueue.ts";
import { forgetBulkActs } from "./forgetBulkActs.ts";
import { workBulkAct } from "./workBulkAct.ts";

const jobs = testJobs();
const { as, world, house, database, visitor } = testApp({ jobs });

const work = async () => {
  for (const order of jobs.sentTo(bulkQueue).splice(0)) await workBulkAct(house(), order, { last: true });
};
type Client = Awaited<ReturnType<typeof as>>;
async function people(client: Client, names: readonly string[], further: object = {}): Promise<number[]> {
  const { companyId } = world().airport.south;
  const made = [];
  for (const username of names)
    made.push(
      (await client.call("POST", "/api/users", { username, companyId, accessLevelId: 1, lastName: "Bulk", ...further })).body.id as number,
    );
  return made;
}
const crowd = async (companyId: number, name: string, count: number): Promise<number[]> => {
  const owner = await database.owner();
  const { rows } = await owner.query<{ id: number }>(
    `insert into users (domain_id, company_id, access_level_id, username, username_key, first_name, last_name, locale)
     select domain_id, id, 1, $2 || n, $2 || n, '', 'Crowd', 'en' from companies, generate_series(1, $3::int) n where id = $1 returning id`,
    [companyId, name, count],
  );
  return rows.map(({ id }) => id);
};
const stateOf = async (client: Client, ids: readonly number[], field: string) => {
  const { body } = await client.call("GET", `/api/users?id=${ids.join(",")}&fields=${field}&order=asc(id)&limit=200`);
  return body.rows.map((row: Record<string, unknown>) => row[field]);
};
const events = async (types: string[], id: number) => {
  const owner = await database.owner();
  const { rows } = await owner.query("select type, data from events where type = any($1) and subject_id = $2 order by id", [types, id]);
  return rows.map(({ type, data }) => [type, data.before ?? data]);
};

test("an act by the list's filter means the records the person saw: another count is told and nothing is done", async () => {
  const client = await as("web");
  const ids = await people(client, ["fa1", "fa2", "fa3"], { firstName: "Filtered" });
  const on = { matching: { search: "filtered" }, count: 2 };
  const other = await client.call("POST", "/api/users/deactivate", { on });
  expect([other.status, other.body.code, other.body.details]).toEqual([409, "BulkCountChanged", { seen: 2, count: 3 }]);
  expect(await stateOf(client, ids, "active")).toEqual([true, true, true]);

  const done = await client.call("POST", "/api/users/deactivate", { on: { ...on, count: 3, without: [ids[1]] } });
  expect([done.status, done.body]).toMatchObject([201, { state: "done", wanted: 2, done: 2, changed: 2, same: 0, refused: 0 }]);
  expect(await stateOf(client, ids, "active")).toEqual([false, true, false]);
  // the page of one's own acts says whom they were about
  const { body: own } = await client.call<BulkAct[]>("GET", "/api/bulkacts");
  expect(own[0]).toMatchObject({
    id: done.body.id,
    whom: [
      { id: ids[0], name: "fa1" },
      { id: ids[2], name: "fa3" },
    ],
  });
  const again = await client.call("POST", "/api/users/deactivate", { on: { ids } });
  expect(again.body).toMatchObject({ changed: 1, same: 2 });
  expect((await client.call("POST", "/api/users/deactivate", { on: { matching: { nonsense: "1" }, count: 1 } })).status).toBe(422);
  expect((await client.call("POST", "/api/users/deactivate", { on, ids })).body).toMatchObject({ code: "FieldRequired", field: "ids" });
  expect((await client.call("POST", "/api/users/deactivate", {})).body).toMatchObject({ code: "FieldRequired", field: "ids" });
});

test("what is refused keeps nobody else from it, and is named with why, on the page and as a file; others' acts are not there", async () => {
  const client = await as("web");
  const [one, two] = await people(client, ["re1", "re2"]);
  const own = world().airport.north.users.web;
  const done = await client.call("POST", "/api/users/deactivate", { on: { ids: [one, own, two, 999_999] } });
  expect(done.body).toMatchObject({ state: "done", wanted: 4, changed: 2, refused: 2 });
  const left = await client.call("GET", `/api/bulkacts/${done.body.id}/left?language=en`);
  expect(left.body.count).toBe(2);
  expect(left.body.rows.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
    [own, expect.any(String)],
    [999_999, "NotFound"],
  ]);
  expect(left.body.rows[0].text).not.toMatch(/[{}]/u);
  const file = await client.call<string>("GET", `/api/bulkacts/${done.body.id}/left.csv?language=ar`);
  expect(file.body.split("\r\n")).toHaveLength(4);
  const other = await as("sup");
  expect((await other.call("GET", `/api/bulkacts/${done.body.id}`)).status).toBe(404);
  expect((await other.call("POST", `/api/bulkacts/${done.body.id}/undo`)).status).toBe(404);
});

test("an act is undone by one press: what somebody changed since stays and is named; the log has both acts and each record", async () => {
  const client = await as("web");
  const [one, two, off] = await people(client, ["un1", "un2", "un3"]);
  await client.call("POST", "/api/users/deactivate", { ids: [off] });
  const done = await client.call("POST", "/api/users/deactivate", { on: { ids: [one, two, off] } });
  expect(done.body).toMatchObject({ changed: 2, same: 1, undoUntil: expect.any(String) });
  await client.call("POST", "/api/users/activate", { ids: [two] });
  const undone = await client.call("POST", `/api/bulkacts/${done.body.id}/undo`);
  expect([undone.status, undone.body]).toMatchObject([200, { state: "undone", back: 1, left: 1, undoUntil: null }]);
  expect(await stateOf(client, [one!, two!, off!], "active")).toEqual([true, true, false]);
  const { body: left } = await client.call("GET", `/api/bulkacts/${done.body.id}/left`);
  expect(left.rows).toMatchObject([{ id: two, name: "un2", code: "BulkChangedSince" }]);
  expect((await client.call("POST", `/api/bulkacts/${done.body.id}/undo`)).body.code).toBe("BulkNotNow");
  expect((await events(["bulkAct.begin", "bulkAct.done", "bulkAct.undo", "bulkAct.undone"], done.body.id)).map(([type]) => type)).toEqual([
    "bulkAct.begin",
    "bulkAct.done",
    "bulkAct.undo",
    "bulkAct.undone",
  ]);
  expect((await events(["user.activate", "user.deactivate"], one!)).map(([type]) => type)).toEqual(["user.deactivate", "user.activate"]);
});

test("more records than one waits for are a job, done a hundred at a time, behind what holds; sent twice it is one act", async () => {
  const client = await as("web");
  const owner = await database.owner();
  const { companyId } = world().airport.south;
  await crowd(companyId, "job", 230);
  const { rows } = await owner.query<{ count: number }>("select count(*)::int as count from users where company_id = $1 and active", [
    companyId,
  ]);
  const { count } = rows[0]!;
  const body = { on: { matching: { companyId: `${companyId}`, active: "true" }, count } };
  const headers = { "idempotency-key": "one-act" };
  const begun = await client.call("POST", "/api/users/deactivate", body, headers);
  expect(begun.body).toMatchObject({ state: "working", wanted: count, done: 0, undoUntil: null });
  expect((await client.call("POST", "/api/users/deactivate", body, headers)).body).toEqual(begun.body);
  expect(jobs.sentTo(bulkQueue).filter(({ actId }) => actId === begun.body.id)).toHaveLength(1);
  await work();
  const done = (await client.call("GET", `/api/bulkacts/${begun.body.id}`)).body;
  expect(done).toMatchObject({ state: "done", done: count, changed: count - done.refused });
  expect(done.changed).toBeGreaterThanOrEqual(230);
  expect((await client.call("GET", "/api/bulkacts")).body.map(({ id }: { id: number }) => id)).toContain(begun.body.id);

  expect((await client.call("POST", `/api/bulkacts/${begun.body.id}/undo`)).body.state).toBe("undoing");
  await work();
  expect((await client.call("GET", `/api/bulkacts/${begun.body.id}`)).body).toMatchObject({ state: "undone", back: done.changed, left: 0 });
});

test("an act is worked with the rights of the moment, can be stopped, and three at a time are enough", async () => {
  const client = await as("adm");
  const owner = await database.owner();
  const ids = await crowd(world().airport.north.companyId, "st", 101);
  const begin = () => client.call("POST", "/api/users/deactivate", { on: { ids } });
  const first = await begin();
  const second = await begin();
  const third = await begin();
  expect((await begin()).body.code).toBe("BulkUnderWay");
  expect((await client.call("POST", `/api/bulkacts/${second.body.id}/stop`)).body).toMatchObject({ state: "stopped", undoUntil: null });
  expect((await client.call("POST", `/api/bulkacts/${second.body.id}/stop`)).body.code).toBe("BulkNotNow");
  await owner.query("update users set active = false where id = $1", [world().airport.north.users.adm]);
  await work();
  await owner.query("update users set active = true where id = $1", [world().airport.north.users.adm]);
  const states = await owner.query("select state, error, changed from bulk_acts where id = any($1) order by id", [
    [first.body.id, second.body.id, third.body.id],
  ]);
  expect(states.rows).toEqual([
    { state: "stopped", error: "Forbidden", changed: 0 },
    { state: "stopped", error: null, changed: 0 },
    { state: "stopped", error: "Forbidden", changed: 0 },
  ]);
});

test("chosen fields of many are shown before and after, applied, and given back; what stays and what is refused is told", async () => {
  const client = await as("web");
  const [one, two] = await people(client, ["ed1", "ed2"], { locale: "en" });
  const [arabic] = await people(client, ["ed3"], { locale: "ar" });
  const group = (await client.call("POST", "/api/groups", { name: "Bulk group" })).body.id as number;
  await client.call("PUT", "/api/users", { id: two, groups: [group] });
  const edit = { on: { ids: [one, two, arabic, 999_999] }, values: { locale: "ar", groups: [group] }, modes: { groups: "add" } };
  const preview = await client.call("POST", "/api/users/edit/preview", edit);
  expect([preview.status, preview.body]).toMatchObject([200, { count: 4, looked: 4, changed: 3, same: 0, refused: 1 }]);
  expect(preview.body.rows).toEqual([
    { id: 999_999, name: "999999", before: {}, after: {}, refused: expect.any(String) },
    { id: one, name: "ed1", before: { locale: "en", groups: [] }, after: { locale: "ar", groups: [group] }, refused: null },
    { id: two, name: "ed2", before: { locale: "en" }, after: { locale: "ar" }, refused: null },
    { id: arabic, name: "ed3", before: { groups: [] }, after: { groups: [group] }, refused: null },
  ]);
  expect(preview.body.names).toEqual({ groups: { [group]: "Bulk group" } });
  expect((await client.call("GET", `/api/users/${one}`)).body.locale).toBe("en"); // looking changes nothing

  const done = await client.call("POST", "/api/users/edit", edit);
  expect(done.body).toMatchObject({ action: "edit", fields: ["groups", "locale"], changed: 3, refused: 1 });
  expect((await client.call("GET", `/api/users/${one}`)).body).toMatchObject({ locale: "ar", groups: [group] });
  const undone = await client.call("POST", `/api/bulkacts/${done.body.id}/undo`);
  expect(undone.body).toMatchObject({ back: 3, left: 0 });
  expect((await client.call("GET", `/api/users/${one}`)).body).toMatchObject({ locale: "en", groups: [] });
  expect((await client.call("GET", `/api/users/${two}`)).body).toMatchObject({ locale: "en", groups: [group] });

  expect((await client.call("POST", "/api/users/edit", { on: { ids: [one] }, values: { username: "x" } })).status).toBe(422);
  expect((await client.call("POST", "/api/users/edit", { on: { ids: [one] }, values: {} })).status).toBe(422);
  expect((await client.call("POST", "/api/users/edit", { on: { ids: [one] }, values: { locale: "klingon" } })).body.field).toBe(
    "values.locale",
  );
});

test("what only writing finds out is in the preview: a level above one's own is refused for everybody", async () => {
  const client = visitor();
  await client.signIn({ username: "adm", password: testPassword, domain: "airport" });
  const ids = await people(await as("web"), ["lv1", "lv2"], { companyId: world().airport.north.companyId });
  const { body: levels } = await (await as("web")).call("GET", "/api/accesslevels?limit=100&fields=name,baseCode");
  const web = levels.rows.find(({ baseCode }: { baseCode: string }) => baseCode === "web").id as number;
  const edit = { on: { ids }, values: { accessLevelId: web } };
  const preview = await client.call("POST", "/api/users/edit/preview", edit);
  expect(preview.body).toMatchObject({ changed: 0, refused: 2 });
  const done = await client.call("POST", "/api/users/edit", edit);
  expect(done.body).toMatchObject({ changed: 0, refused: 2, undoUntil: null });
});

test("what an act kept of its records goes after a day, and with the person who is erased", async () => {
  const client = await as("web");
  const [one] = await people(client, ["fo1"]);
  const { body } = await client.call("POST", "/api/users/deactivate", { on: { ids: [one] } });
  const owner = await database.owner();
  const lines = async () =>
    (await owner.query("select before from bulk_act_lines where act_id = $1", [body.id])).rows as { before: unknown }[];
  expect(await lines()).toEqual([{ before: { active: true } }]);
  const [gone] = await people(client, ["fo2"]);
  const deleted = (
    await owner.query(
      "insert into companies (domain_id, name, name_key, kind) values ($1, 'Deleted users', 'deleted users', 'deleted') returning id",
      [world().airport.domainId],
    )
  ).rows[0];
  const moved = await client.call("POST", "/api/users/edit", { on: { ids: [gone] }, values: { companyId: deleted.id } });
  expect(moved.body.changed).toBe(1);
  expect((await client.call("POST", "/api/users/delete", { on: { ids: [gone, one] } })).body).toMatchObject({
    changed: 1,
    refused: 1,
    undoUntil: null,
  });
  const kept = await owner.query("select count(*)::int as count from bulk_act_lines where record_id = $1 and before is not null", [gone]);
  expect(kept.rows).toEqual([{ count: 0 }]);
  const { domainId } = world().airport;
  await house().asDomain(domainId, (tx) => forgetBulkActs(tx, domainId, new Date(Date.now() - 3_600_000)));
  expect(await lines()).toHaveLength(1);
  await house().asDomain(domainId, (tx) => forgetBulkActs(tx, domainId, new Date(Date.now() + 1000)));
  expect(await lines()).toEqual([]);
  expect((await client.call("POST", `/api/bulkacts/${body.id}/undo`)).status).toBe(404);
});
