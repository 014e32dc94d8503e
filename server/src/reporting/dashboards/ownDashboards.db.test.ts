import { defaultItems, mostDashboards } from "@vigil/model/reporting/dashboards/dashboard";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
const items = defaultItems.slice(0, 2);

test("R-1.045 R-1.046 dashboards are kept per user: made, retitled, one opens first, deleted; nobody else sees or changes them", async () => {
  const client = await app.as("adm");
  expect((await client.call("GET", "/api/dashboards")).body).toEqual([]);
  const first = await client.call("POST", "/api/dashboards", { title: "Mine", favorite: true, items });
  expect([first.status, first.body]).toEqual([201, { id: first.body.id, revision: 1, title: "Mine", favorite: true, items }]);
  const { body: second } = await client.call("POST", "/api/dashboards", { title: "Other", favorite: true, items: [] });
  const kept = (await client.call("GET", "/api/dashboards")).body as { title: string; favorite: boolean; revision: number }[];
  expect(kept.map(({ title, favorite }) => [title, favorite])).toEqual([
    ["Mine", false],
    ["Other", true],
  ]);
  const { id } = first.body;
  const change = { revision: kept[0]!.revision, title: "Night shift", favorite: false, items: defaultItems };
  expect((await client.call("PUT", `/api/dashboards/${id}`, change)).body).toMatchObject({ title: "Night shift", items: defaultItems });
  expect((await client.call("PUT", `/api/dashboards/${id}`, change)).body.code).toBe("StaleRecord");
  const stranger = await app.as("web");
  expect((await stranger.call("GET", "/api/dashboards")).body).toEqual([]);
  expect((await stranger.call("PUT", `/api/dashboards/${id}`, { ...change, revision: 3 })).status).toBe(404);
  expect((await stranger.call("DELETE", `/api/dashboards/${id}`)).status).toBe(404);
  expect((await client.call("DELETE", `/api/dashboards/${second.id}`)).status).toBe(204);
  expect((await client.call("GET", "/api/dashboards")).body).toMatchObject([{ title: "Night shift" }]);
  expect((await (await app.as("usr")).call("GET", "/api/dashboards")).status).toBe(403);
});

test("what is no dashboard is refused where it is wrong", async () => {
  const client = await app.as("sup");
  const refused = async (body: object) => {
    const { status, body: problem } = await client.call("POST", "/api/dashboards", { title: "x", items: [], ...body });
    return [status, problem.field];
  };
  const [item] = items;
  expect(await refused({ title: " " })).toEqual([422, "title"]);
  expect(await refused({ items: [{ ...item, widget: "weather" }] })).toEqual([422, "items.0.widget"]);
  expect(await refused({ items: [{ ...item, width: 9 }] })).toEqual([422, "items.0.width"]);
  expect(await refused({ items: [{ ...item, filters: { examKind: "final" } }] })).toEqual([422, "items.0.filters"]);
  expect(await refused({ items: [item, item] })).toEqual([422, "items"]);
  for (let count = 0; count < mostDashboards; count++) await client.call("POST", "/api/dashboards", { title: `${count}`, items: [] });
  expect(await refused({})).toEqual([422, undefined]);
});
