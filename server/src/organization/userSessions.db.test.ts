import { describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world } = testApp();

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
});
