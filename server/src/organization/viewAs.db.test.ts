import { beforeEach, describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { statedRoutes } from "../http/routeAccess.ts";

const { app, as, visitor, world, database } = testApp();

const fresh = async (username: string): Promise<TestClient> => {
  const client = visitor();
  await client.signIn({ username, password: testPassword, domain: "airport" });
  return client;
};
const begin = (client: TestClient, id: number, headers = {}) => client.call("POST", `/api/users/${id}/view`, {}, headers);
const me = async (client: TestClient) => (await client.call("POST", "/api/user/refresh")).body;
const told = async (userId: number) => {
  const owner = await database.owner();
  const { rows } = await owner.query(
    "select type, user_id, data from events where type in ('user.view', 'user.endView') and subject_id = $1 order by id",
    [userId],
  );
  return rows;
};

describe("an administrator with another person's eyes", () => {
  let learner = 0;
  beforeEach(() => (learner = world().airport.north.users.usr));

  test("sees what they see, is told so, and both ends are written down naming both", async () => {
    const client = await fresh("web");
    expect((await begin(client, learner)).status).toBe(200);
    expect(await me(client)).toMatchObject({ id: learner, username: "usr", training: true, viewing: true, updatePassword: false });
    const own = await as("usr");
    const readings = statedRoutes(app()).filter(
      ({ method, url, permission }) =>
        method === "GET" && !url.includes(":") && !url.includes("*") && ["signedIn", "training:take"].includes(permission),
    );
    expect(readings.length).toBeGreaterThan(10);
    for (const { url } of readings)
      expect([url, (await client.call("GET", url)).status]).toEqual([url, (await own.call("GET", url)).status]);
    expect((await client.call("GET", "/api/training")).status).toBe(200);
    expect((await client.call("GET", "/api/users?page=1")).body.code).toBe("Forbidden"); // as the learner would be told
    expect((await client.call("POST", "/api/user/view/end")).status).toBe(200);
    expect(await me(client)).toMatchObject({ username: "web" });
    expect((await me(client)).viewing).toBeUndefined();
    expect((await client.call("GET", "/api/users?page=1")).status).toBe(200);
    const administrator = world().airport.north.users.web;
    expect(await told(learner)).toMatchObject([
      { type: "user.view", user_id: administrator, data: { minutes: 60 } },
      { type: "user.endView", user_id: administrator },
    ]);
    const owner = await database.owner();
    expect((await owner.query("select from events where type = 'permission.refuse' and user_id = $1", [learner])).rowCount).toBe(0);
  });

  test("changes nothing, on whatever way: every write is refused before it is read, and what reads cannot write", async () => {
    const client = await fresh("web");
    await begin(client, learner);
    const writing = statedRoutes(app()).filter(
      ({ method, url, permission }) => method !== "GET" && permission !== "public" && url !== "/api/user/view/end",
    );
    const open: string[] = [];
    for (const { method, url } of writing) {
      const { status, body } = await client.call(method as "POST", url.replaceAll(/:\w+/g, "1"), {});
      if (status !== 403 || body.code !== "ViewOnly") open.push(`${method} ${url}`);
    }
    expect(open).toEqual(["POST /api/user/refresh"]);
    await client.call("POST", "/api/user/view/end");
    // with the eyes of somebody who may export: the export would write its event in the other's name
    const company = world().airport.north.users.adm;
    expect((await begin(client, company)).status).toBe(200);
    const exported = await client.call("GET", "/api/users/export.csv");
    expect([exported.status, exported.body.code]).toEqual([403, "ViewOnly"]);
    await client.call("POST", "/api/user/view/end");
  });

  test("has nobody's eyes who holds more, is out of reach, or is oneself", async () => {
    const { airport, harbor } = world();
    const manager = await as("adm");
    expect((await begin(manager, learner)).status).toBe(403); // a company's administrator has no such right unless a domain gives it
    const client = await fresh("web");
    expect((await begin(client, airport.north.users.sup)).status).toBe(403);
    expect((await begin(client, airport.north.users["spi-support"])).status).toBe(403);
    expect((await begin(client, harbor.east.users.usr)).status).toBe(404);
    expect((await begin(client, airport.north.users.web)).body.code).toBe("OwnAccount");
    const owner = await database.owner();
    await owner.query("update access_levels set permissions = permissions || '[\"users:viewAs\"]' where base_code = 'adm'");
    const company = await fresh("adm");
    expect((await begin(company, learner)).status).toBe(200);
    await company.call("POST", "/api/user/view/end");
    expect((await begin(company, airport.south.users.usr)).status).toBe(404);
    await owner.query("insert into user_sites (domain_id, user_id, company_id) values ($1, $2, $3)", [
      airport.domainId,
      airport.north.users.ins,
      airport.south.companyId,
    ]);
    expect((await begin(company, airport.north.users.ins)).body.code).toBe("RankTooLow");
    await owner.query("delete from user_sites where user_id = $1", [airport.north.users.ins]);
    await owner.query("update access_levels set permissions = permissions - 'users:viewAs' where base_code = 'adm'");
  });

  test("comes to an end when the time is up or the person changes, told once, and with the session", async () => {
    const owner = await database.owner();
    const person = world().airport.south.users.usr;
    const client = await fresh("web");
    await begin(client, person);
    await owner.query("update sessions set view_until = now() - interval '1 second' where view_user_id = $1", [person]);
    expect((await client.call("GET", "/api/training")).body.code).toBe("ViewOver");
    expect(await me(client)).toMatchObject({ username: "web" });
    await begin(client, person);
    await owner.query("update users set active = false where id = $1", [person]);
    expect((await client.call("GET", "/api/training")).body.code).toBe("ViewOver");
    expect((await begin(client, person)).body.code).toBe("ViewUnavailable");
    await owner.query("update users set active = true where id = $1", [person]);
    await begin(client, person);
    await owner.query("update users set access_level_id = (select id from access_levels where base_code = 'sup') where id = $1", [person]);
    expect((await client.call("GET", "/api/training")).body.code).toBe("ViewOver");
    await owner.query("update users set access_level_id = (select id from access_levels where base_code = 'usr') where id = $1", [person]);
    await begin(client, person);
    await client.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
    expect((await told(person)).map(({ type }) => type)).toEqual(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? "user.view" : "user.endView")),
    );
  });

  test("from another domain is written down where the person is", async () => {
    const client = await fresh("sup");
    const { domainId, east } = world().harbor;
    expect((await begin(client, east.users.usr, { "x-domain": "harbor" })).status).toBe(200);
    expect(await me(client)).toMatchObject({ id: east.users.usr, domain: { name: "harbor" }, viewing: true });
    await client.call("POST", "/api/user/view/end");
    expect((await me(client)).username).toBe("sup");
    const owner = await database.owner();
    const { rows } = await owner.query(
      "select domain_id, user_id from events where type in ('user.view', 'user.endView') and subject_id = $1",
      [east.users.usr],
    );
    const sup = world().airport.north.users.sup;
    expect(rows).toEqual([
      { domain_id: domainId, user_id: sup },
      { domain_id: domainId, user_id: sup },
    ]);
  });
});
