import type { Event } from "@vigil/model/reporting/event";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();
type Rows = { rows: Event[] };
const events = async (query = "") => (await (await app.as("web")).call<Rows>("GET", `/api/events${query}`)).body.rows;

beforeAll(async () => {
  const client = await app.as("web");
  for (const name of ["First", "Second"]) await client.call("POST", "/api/groups", { name });
  await client.call("PUT", "/api/groups", { id: 999_999, name: "Nobody" });
});

test("R-2.037 R-3.021 R-7.012 administrators list events at the url events, by createdAt, newest first", async () => {
  const rows = await events();
  expect(rows.length).toBeGreaterThan(2);
  const times = rows.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => other - one));
  const [first] = await events("?order=asc(createdAt)&limit=1");
  expect(first!.id).toBe(Math.min(...(await events("?limit=100")).map(({ id }) => id)));
  expect(await events("?type=group.create&limit=1")).toMatchObject([{ type: "group.create" }]);
  expect((await (await app.as("usr")).call("GET", "/api/events")).status).toBe(403);
});

test("R-3.081 an event tells type, severity, error, address, request, who it was and of which company; its data hold the HTTP request", async () => {
  const { north } = app.world().airport;
  const [{ id }] = (await events("?type=group.create&limit=1")) as [Event];
  const { body } = await (await app.as("web")).call<Event & { "company.name": string }>("GET", `/api/events/${id}`);
  expect(body).toMatchObject({
    type: "group.create",
    severity: "info",
    error: null,
    ipAddress: "127.0.0.1",
    userId: north.users.web,
    companyId: north.companyId,
    "company.name": "North",
    firstName: "Domain Administrator",
    lastName: "North",
    data: { request: { method: "POST", path: "/api/groups" }, after: { name: "Second" } },
  });
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("R-3.082 events are read only: nothing of one changes, and none goes", async () => {
  const client = await app.as("sup");
  const [{ id }] = (await events("?type=group.create&limit=1")) as [Event];
  const before = (await client.call("GET", `/api/events/${id}`)).body;
  for (const [method, url, body] of [
    ["PUT", "/api/events", [{ id, type: "other" }]],
    ["PUT", "/api/events", { id, severity: "error" }],
    ["POST", "/api/events", { type: "other" }],
    ["DELETE", `/api/events/${id}`, undefined],
  ] as const)
    expect((await client.call(method, url, body)).status).toBe(405);
  expect((await client.call("GET", `/api/events/${id}`)).body).toEqual(before);
});
