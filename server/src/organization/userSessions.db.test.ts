import { describe, expect, it } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";

const { as, visitor, world } = testApp();

describe("user sessions", () => {
  it("R-3.050 R-8.062 clear: true ends a session at once", async () => {
    const client = await as("web");
    const theirs = await as("trn");
    const { body } = await client.call("GET", `/api/usersessions?userId=${world().airport.north.users.trn}&open=true`);
    expect(body.rows).toMatchObject([{ "user.username": "trn", open: true }]);
    const cleared = await client.call("PUT", "/api/usersessions", [{ id: body.rows[0].id, clear: true }]);
    expect(cleared.body).toMatchObject([{ endedReason: "terminated", open: false }]);
    expect((await theirs.call("POST", "/api/user/refresh")).status).toBe(401);
  });

  it("nobody ends the session of somebody who holds more", async () => {
    const theirs = await as("web");
    const { body } = await (await as("sup")).call("GET", `/api/usersessions?userId=${world().airport.north.users.web}&open=true`);
    const refused = await (await as("adm")).call("PUT", "/api/usersessions", { id: body.rows[0].id, clear: true });
    expect([refused.status, refused.body.code]).toEqual([403, "RankTooLow"]);
    expect((await theirs.call("POST", "/api/user/refresh")).status).toBe(200);
  });

  it("all of a person's sessions end at once, wherever they are signed in; nobody's who is out of reach or holds more", async () => {
    const { north, south } = world().airport;
    const end = async (level: "adm" | "web", ids: number[]) =>
      (await as(level)).call<{ ended: number; code?: string }>("POST", "/api/users/sessions/end", { ids });
    const [one, other] = [visitor(), visitor()];
    for (const client of [one, other]) await client.signIn({ username: "usr", password: testPassword, domain: "airport" });
    expect((await end("adm", [south.users.usr])).status).toBe(404);
    expect(await end("adm", [north.users.usr, north.users.web])).toMatchObject({ status: 403, body: { code: "RankTooLow" } });
    expect((await one.call("POST", "/api/user/refresh")).status).toBe(200);
    expect((await end("adm", [north.users.usr])).body.ended).toBeGreaterThanOrEqual(2);
    for (const client of [one, other])
      expect(await client.call("POST", "/api/user/refresh")).toMatchObject({ status: 401, body: { code: "SessionTerminated" } });
    expect((await end("adm", [north.users.usr])).body.ended).toBe(0);
  });
});
