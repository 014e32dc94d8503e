import type { ListView, ListViewState } from "@vigil/model/entity/listView";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";

const app = testApp();
const state: ListViewState = {
  filters: { active: "true" },
  search: "ada",
  order: "desc(lastName),asc(username)",
  columns: [{ name: "username", width: 240 }, { name: "lastName" }],
  look: "table",
};
const views = async (client: TestClient, list = "users") => (await client.call<ListView[]>("GET", `/api/listviews?list=${list}`)).body;
const add = (client: TestClient, more: object = {}) =>
  client.call("POST", "/api/listviews", { list: "users", name: "Night shift", shared: false, state, ...more });
const events = async (type: string) => {
  const owner = await app.database.owner();
  return (await owner.query("select type, data from events where type = $1 order by id", [type])).rows as {
    data: Record<string, unknown>;
  }[];
};

beforeEach(async () => {
  const owner = await app.database.owner();
  await owner.query("set session_replication_role = replica");
  await owner.query("delete from list_view_standards");
  await owner.query("delete from list_views");
});

test("a view is kept, changed, shown first, deleted; each of it is told, never what was searched for", async () => {
  const client = await app.as("web");
  const { status, body: made } = await add(client);
  expect([status, made]).toEqual([
    201,
    { id: made.id, revision: 1, name: "Night shift", shared: false, own: true, standard: false, mayEdit: true, state, left: [] },
  ]);
  expect((await add(client)).body).toMatchObject({ code: "ListViewConflict", field: "name" });
  const change = { revision: 1, name: "Early shift", state: { ...state, search: "" } };
  expect((await client.call("PUT", `/api/listviews/${made.id}`, change)).body).toMatchObject({ name: "Early shift", revision: 2 });
  expect((await client.call("PUT", `/api/listviews/${made.id}`, change)).body.code).toBe("StaleRecord");
  const first = await client.call("PUT", "/api/listviews/standard", { list: "users", id: made.id });
  expect(first.body).toMatchObject([{ id: made.id, standard: true }]);
  expect((await client.call("PUT", "/api/listviews/standard", { list: "companies", id: made.id })).status).toBe(404);
  await client.call("PUT", "/api/listviews/standard", { list: "users", id: null });
  expect(await views(client)).toMatchObject([{ standard: false }]);
  expect((await client.call("DELETE", `/api/listviews/${made.id}`)).status).toBe(204);
  expect(await views(client)).toEqual([]);
  const [told] = await events("listView.update");
  expect(told!.data).toMatchObject({ list: "users", before: { name: "Night shift", filters: "active" }, after: { name: "Early shift" } });
  expect(JSON.stringify([await events("listView.create"), await events("listView.delete")])).not.toContain("ada");
});

test("one's own is nobody else's; a shared one is everybody's in the domain who sees the list, and kept by who may share", async () => {
  const [keeper, other, stranger] = [await app.as("web"), await app.as("adm"), await app.as("web", "east")];
  const { body: made } = await add(keeper);
  expect(await views(other)).toEqual([]);
  expect((await other.call("DELETE", `/api/listviews/${made.id}`)).status).toBe(404);
  await keeper.call("PUT", `/api/listviews/${made.id}`, { revision: 1, shared: true });
  expect(await views(other)).toMatchObject([{ id: made.id, shared: true, own: false, mayEdit: false }]);
  expect(await views(stranger)).toEqual([]);
  expect((await stranger.call("PUT", `/api/listviews/${made.id}`, { revision: 2, name: "x" })).status).toBe(404);
  expect((await other.call("PUT", `/api/listviews/${made.id}`, { revision: 2, name: "x" })).body.code).toBe("ListViewOfOthers");
  expect((await other.call("DELETE", `/api/listviews/${made.id}`)).body.code).toBe("ListViewOfOthers");
  expect((await add(other, { shared: true })).body.code).toBe("ListViewNotShared");
  await other.call("PUT", "/api/listviews/standard", { list: "users", id: made.id });
  expect(await views(other)).toMatchObject([{ standard: true }]);
  await keeper.call("PUT", `/api/listviews/${made.id}`, { revision: 2, shared: false });
  expect(await views(other)).toEqual([]);
  await keeper.call("PUT", `/api/listviews/${made.id}`, { revision: 3, shared: true });
  expect(await views(other)).toMatchObject([{ standard: false }]);
});

test("who does not see a list sees none of its views, and keeps none", async () => {
  const learner = await app.as("usr");
  expect((await learner.call("GET", "/api/listviews?list=users")).status).toBe(403);
  expect((await add(learner)).status).toBe(403);
  expect((await (await app.as("web")).call("GET", "/api/listviews?list=weather")).body).toMatchObject({
    code: "FieldUnknown",
    field: "list",
  });
});

test("what a list would refuse is refused with its name when a view is kept", async () => {
  const client = await app.as("web");
  const refused = async (part: Partial<ListViewState>) => {
    const { status, body } = await add(client, { state: { ...state, ...part } });
    return [status, body.field];
  };
  expect(await refused({ filters: { weather: "x" } })).toEqual([422, "weather"]);
  expect(await refused({ filters: { active: "maybe" } })).toEqual([422, "active"]);
  expect(await refused({ order: "asc(weather)" })).toEqual([422, "weather"]);
  expect(await refused({ columns: [{ name: "weather" }] })).toEqual([422, "weather"]);
  expect(await refused({ columns: [{ name: "username", width: 1 }] })).toEqual([422, "state.columns.0.width"]);
  expect(await refused({ columns: [] })).toEqual([422, "state.columns"]);
});

test("fields that were renamed, options that are gone and columns that are not for the reader are left away and told", async () => {
  const [keeper, other] = [await app.as("web"), await app.as("adm")];
  const { body: made } = await add(keeper, { shared: true });
  const stale = {
    ...state,
    filters: { active: "true", accessLevelCode: "gone", locale: "", oldName: "x" },
    order: "asc(oldName),desc(lastName)",
    columns: [{ name: "oldName" }, { name: "lastName" }],
  };
  const owner = await app.database.owner();
  await owner.query("update list_views set state = $2 where id = $1", [made.id, JSON.stringify(stale)]);
  const [read] = await views(other);
  expect(read!.state).toMatchObject({ filters: { active: "true" }, order: "desc(lastName)", columns: [{ name: "lastName" }] });
  expect(read!.left).toEqual(expect.arrayContaining(["oldName", "accessLevelCode"]));
  const query = new URLSearchParams({ ...read!.state.filters, order: read!.state.order, fields: read!.state.columns[0]!.name });
  expect((await other.call("GET", `/api/users?${query.toString()}`)).status).toBe(200);
});

test("erasing a person takes their own views along and leaves what they shared", async () => {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  for (const shared of [true, false])
    await owner.query(
      "insert into list_views (domain_id, home_domain_id, user_id, list, name, name_key, shared, state) values ($1, $1, $2, 'users', $3, $3, $4, $5)",
      [domainId, north.users.ins, `view ${shared}`, shared, JSON.stringify(state)],
    );
  await (await app.as("web")).call("POST", "/api/users/delete", { ids: [north.users.ins] });
  expect(await views(await app.as("web"))).toMatchObject([{ name: "view true" }]);
});
