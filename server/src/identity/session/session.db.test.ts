import { describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";

const { as, visitor, world, database } = testApp();

const fresh = async (username: string, domain = "airport"): Promise<TestClient> => {
  const client = visitor();
  await client.signIn({ username, password: testPassword, domain });
  return client;
};
/** Moves the open sessions of a user back in time, as seen by the database. */
const age = async (userId: number, column: "last_seen_at" | "expires_at", interval: string) => {
  const owner = await database.owner();
  await owner.query(`update sessions set ${column} = ${column} - $2::interval where user_id = $1 and ended_at is null`, [userId, interval]);
};
const profile = async (client: TestClient) => {
  const { status, body } = await client.call("GET", "/api/user/profile");
  return [status, body.code];
};

describe("a session ends", () => {
  test("after an hour without a call, and the end is written down once", async () => {
    const client = await fresh("adm.south");
    const { users } = world().airport.south;
    await age(users.adm, "last_seen_at", "59 minutes");
    expect(await profile(client)).toEqual([200, undefined]);
    await age(users.adm, "last_seen_at", "61 minutes");
    expect(await profile(client)).toEqual([401, "Unauthorized"]);
    expect(await profile(client)).toEqual([401, "Unauthorized"]);
    const owner = await database.owner();
    const { rowCount } = await owner.query("select from events where type = 'userSession.expire' and user_id = $1", [users.adm]);
    expect(rowCount).toBe(1);
  });

  test("twelve hours after sign-in whatever happens", async () => {
    const client = await fresh("aud.south");
    await age(world().airport.south.users.aud, "expires_at", "11 hours 59 minutes");
    expect(await profile(client)).toEqual([200, undefined]);
    await age(world().airport.south.users.aud, "expires_at", "1 minute");
    expect(await profile(client)).toEqual([401, "Unauthorized"]);
  });

  test("at once when the user is deactivated", async () => {
    const client = await fresh("ins.south");
    const owner = await database.owner();
    await owner.query("update users set active = false where id = $1", [world().airport.south.users.ins]);
    expect(await profile(client)).toEqual([401, "Unauthorized"]);
  });

  test("R-8.062 at once when an administrator ends it, and says so", async () => {
    const client = await fresh("trn.south");
    const owner = await database.owner();
    await owner.query("update sessions set ended_at = now(), ended_reason = 'terminated' where user_id = $1", [
      world().airport.south.users.trn,
    ]);
    expect(await profile(client)).toEqual([401, "SessionTerminated"]);
  });

  test("a cookie that was never given out opens nothing", async () => {
    const client = visitor();
    client.cookie = `vigil=${world().airport.domainId}.${"A".repeat(43)}`;
    expect(await profile(client)).toEqual([401, "Unauthorized"]);
  });

  test("last seen is written at most once a minute, on the account at most every ten", async () => {
    const client = await fresh("spi-user.south");
    const owner = await database.owner();
    const account = async (change = "last_seen_at") => {
      const { rows } = await owner.query(
        `update users set last_seen_at = ${change} where id = $1 returning last_seen_at >= now() - interval '1 minute' as recent`,
        [world().airport.south.users["spi-user"]],
      );
      return rows[0].recent;
    };
    const seen = async () => {
      const { rows } = await owner.query("select last_seen_at from sessions where user_id = $1 and ended_at is null", [
        world().airport.south.users["spi-user"],
      ]);
      return rows[0].last_seen_at.getTime();
    };
    await age(world().airport.south.users["spi-user"], "last_seen_at", "50 seconds");
    const before = await seen();
    await client.call("GET", "/api/user/keepalive");
    expect(await seen()).toBe(before);
    await account("now() - interval '9 minutes'");
    await age(world().airport.south.users["spi-user"], "last_seen_at", "20 seconds");
    await client.call("GET", "/api/user/keepalive");
    expect(await seen()).toBeGreaterThan(before);
    expect(await account()).toBe(false);
    await account("now() - interval '10 minutes'");
    await age(world().airport.south.users["spi-user"], "last_seen_at", "70 seconds");
    await client.call("GET", "/api/user/keepalive");
    expect(await account()).toBe(true);
  });
});

describe("signing out", () => {
  test("R-7.088 GET user/logout answers logoutUrl and ends the session", async () => {
    const client = await fresh("usr.south");
    const cookie = client.cookie!;
    const { status, body } = await client.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
    expect([status, body]).toEqual([200, { logoutUrl: null }]);
    expect(client.cookie).toBeNull();
    expect((await visitor().call("GET", "/api/user/profile", undefined, { cookie })).status).toBe(401);
  });

  test.each(["cross-site", "same-site", "none"])("is refused to a request that is %s and has no token", async (site) => {
    const client = await as("usr");
    const refused = await client.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": site });
    expect([refused.status, refused.body.code]).toEqual([403, "CrossSiteRequest"]);
    expect(await profile(client)).toEqual([200, undefined]);
  });

  test("is accepted with the token, and written down", async () => {
    const client = await fresh("web.south");
    const { status } = await client.call("GET", "/api/user/logout", undefined, { "x-xsrf-token": client.token! });
    const owner = await database.owner();
    const { rowCount } = await owner.query("select from events where type = 'user.signOut' and user_id = $1", [
      world().airport.south.users.web,
    ]);
    expect([status, rowCount]).toEqual([200, 1]);
  });
});

const refresh = (client: TestClient, headers: Record<string, string>) => client.call("POST", "/api/user/refresh", undefined, headers);

describe("the token", () => {
  test("R-7.006 R-9.006 a call that may change something needs X-Xsrf-Token", async () => {
    const client = await as("usr");
    const { status, body } = await refresh(client, { "x-xsrf-token": "" });
    expect([status, body.code]).toEqual([403, "XsrfTokenInvalid"]);
    expect((await refresh(client, {})).status).toBe(200);
  });

  test("of another session is refused", async () => {
    const other = await as("ins");
    const { status, body } = await refresh(await as("usr"), { "x-xsrf-token": other.token! });
    expect([status, body.code]).toEqual([403, "XsrfTokenInvalid"]);
  });

  test("of the visit before the sign-in is refused", async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const early = client.token!;
    await client.call("POST", "/api/user/login", { username: "usr", password: testPassword, domain: "airport" });
    expect((await refresh(client, { "x-xsrf-token": early })).status).toBe(403);
    expect((await refresh(client, {})).status).toBe(200);
  });

  test("is needed for the sign-in itself", async () => {
    const { status, body } = await visitor().call("POST", "/api/user/login", {
      username: "usr",
      password: testPassword,
      domain: "airport",
    });
    expect([status, body.code]).toEqual([403, "XsrfTokenInvalid"]);
  });

  test("of a session can be had again after the page was loaded anew", async () => {
    const client = await as("usr");
    const { body } = await client.call("GET", "/api/user/login");
    expect((await refresh(client, { "x-xsrf-token": body.token })).status).toBe(200);
  });
});

const call = async (client: TestClient, domain: string) => {
  const { status, body } = await client.call("GET", "/api/user/profile", undefined, { "x-domain": domain });
  return [status, body.code];
};

describe("the domain of a call", () => {
  test("is home when X-Domain is missing or names it", async () => {
    expect(await call(await as("usr"), "")).toEqual([200, undefined]);
    expect(await call(await as("usr"), "airport")).toEqual([200, undefined]);
  });

  test.each(["usr", "ins", "aud", "adm", "trn", "web"] as const)("another one does not exist for %s", async (level) => {
    expect(await call(await as(level), "harbor")).toEqual([404, "DomainNotFound"]);
  });

  test.each(["spi-user", "spi-sales", "spi-support", "sup"] as const)(
    "another one opens to %s, and that is written down there",
    async (level) => {
      expect(await call(await as(level), "harbor")).toEqual([200, undefined]);
      expect(await call(await as(level), "harbor")).toEqual([200, undefined]);
      const owner = await database.owner();
      const { rows } = await owner.query("select domain_id, data from events where type = 'domain.enter' and user_id = $1", [
        world().airport.north.users[level],
      ]);
      expect(rows).toMatchObject([{ domain_id: world().harbor.domainId, data: { homeDomainId: world().airport.domainId } }]);
    },
  );

  test("is told to the page that asks who is signed in", async () => {
    const { body } = await (await as("sup")).call("POST", "/api/user/refresh", undefined, { "x-domain": "harbor" });
    expect(body.domain).toMatchObject({ id: world().harbor.domainId, name: "harbor", title: "Harbor" });
    expect(body.company.id).toBe(world().airport.north.companyId);
  });

  test("one that does not exist is the same 404", async () => {
    expect(await call(await as("sup"), "nowhere")).toEqual([404, "DomainNotFound"]);
  });
});

const sign = async (username: string, password = testPassword) => {
  const { status, body } = await visitor().signIn({ username, password, domain: "harbor" });
  return [status, body.code];
};

describe("the session limit of a domain", () => {
  test("R-8.019 one user too many is answered 451 after the right password, and a free place is taken", async () => {
    const owner = await database.owner();
    await owner.query("update domains set session_limit = 2 where name = 'harbor'");
    const [first] = [await fresh("usr", "harbor"), await fresh("ins", "harbor")];
    expect(await sign("aud")).toEqual([451, "SessionLimit"]);
    expect(await sign("aud", "Wrong-2026")).toEqual([401, "LoginInvalid"]);
    expect(await sign("usr")).toEqual([200, undefined]); // the same user takes no second place
    await owner.query("update sessions set ended_at = now() where user_id = $1", [world().harbor.east.users.usr]);
    expect(first.cookie).not.toBeNull();
    const results = await Promise.all([sign("aud"), sign("adm"), sign("web")]);
    expect(results.map(([status]) => Number(status)).toSorted((one, other) => one - other)).toEqual([200, 451, 451]);
    await owner.query("update domains set session_limit = 0 where name = 'harbor'");
  });
});

test("R-7.079 GET user/keepalive can be called", async () => {
  expect((await (await as("usr")).call("GET", "/api/user/keepalive")).status).toBe(200);
});

test("R-7.083 R-3.120 GET domains/policy/{domain} responds with the policy", async () => {
  const { status, body } = await visitor().call("GET", "/api/domains/policy/airport");
  expect(status).toBe(200);
  expect(body).toMatchObject({ formAuth: true, identityProviders: [], name: "airport", title: "Airport" });
  expect(body.demoAccounts).toBeUndefined();
  expect(JSON.parse(body.passwordComplexity)).toContainEqual({ rule: "minLength", value: 12 });
  expect((await visitor().call("GET", "/api/domains/policy/nowhere")).status).toBe(404);
});

describe("a refusal", () => {
  test("R-6.022 R-8.008 of a call without its permission is a 403 that asks for administrator privileges, and is written down", async () => {
    const { status, body } = await (await as("usr")).call("GET", "/api/users?page=1");
    expect([status, body.code, body.details]).toEqual([403, "Forbidden", { permission: "users:view" }]);
    expect(body.message).toContain("administrator privileges");
    const owner = await database.owner();
    const { rows } = await owner.query("select severity, user_id, request_id, data from events where type = 'permission.refuse'");
    expect(rows).toEqual([
      {
        severity: "warning",
        user_id: world().airport.north.users.usr,
        request_id: body.requestId,
        data: { permission: "users:view", request: { method: "GET", path: "/api/users" } },
      },
    ]);
  });
});

test("R-7.096 GET user/profile and POST user/refresh answer the session user", async () => {
  const client = await as("adm");
  const { body } = await client.call("GET", "/api/user/profile");
  const refreshed = await client.call("POST", "/api/user/refresh");
  expect([body.username, refreshed.body]).toEqual(["adm", body]);
});
