import { listEntities } from "@vigil/model/lists";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { ListCount } from "./countLists.ts";

const app = testApp();
/** Refused calls write events: how many there are changes while they are counted. */
const urls = Object.values(listEntities)
  .map(({ url }) => url)
  .filter((url) => url !== "events");

/** So many that a list of users tells an estimate. */
beforeAll(async () => {
  const { domainId, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    `insert into users (domain_id, company_id, username, username_key, access_level_id) select $1, $2, 'many' || n, 'many' || n, 1 from generate_series(1, 3000) n`,
    [domainId, south.companyId],
  );
  await owner.query("analyze");
});

test.each<[AccessLevelCode, "north" | "south"]>([
  ["web", "north"],
  ["adm", "north"],
  ["adm", "south"],
  ["usr", "north"],
])("all lists that %s of %s may see tell in one call what each of them tells", async (level, place) => {
  const client = await app.as(level, place);
  const { status, body } = await client.call<Record<string, ListCount>>("GET", `/api/listcounts?lists=${urls.join(",")}`);
  expect(status).toBe(200);
  for (const url of urls) {
    const { status: seen, body: list } = await client.call<ListCount>("GET", `/api/${url}?limit=1`);
    if (seen !== 200) continue; // what a plugin that is off keeps from its list may be counted
    const { count, countEstimated } = list;
    expect([url, body[url]]).toEqual([url, countEstimated === undefined ? { count } : { count, countEstimated }]);
  }
  for (const url of Object.keys(body)) {
    const { body: list } = await client.call("GET", `/api/${url}?limit=1`);
    expect([url, list.code]).not.toEqual([url, "Forbidden"]);
  }
});

test("of a thousand and more an estimate is told", async () => {
  const { body } = await (await app.as("web")).call<Record<string, ListCount>>("GET", "/api/listcounts?lists=users,companies");
  expect(body).toEqual({ users: { count: expect.any(Number), countEstimated: true }, companies: { count: 2 } });
  expect(Math.abs(body["users"]!.count - 3020)).toBeLessThan(600);
});

test("a list that there is not is refused at its field", async () => {
  const client = await app.as("web");
  expect(await client.call("GET", "/api/listcounts?lists=users,passwords")).toMatchObject({ status: 422, body: { field: "lists" } });
});
