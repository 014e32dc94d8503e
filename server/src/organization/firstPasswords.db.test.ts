import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();

const made = async (username: string, values: object = {}): Promise<number> =>
  (
    await (
      await app.as("web")
    ).call("POST", "/api/users", {
      username,
      firstName: "Ann",
      companyId: app.world().airport.north.companyId,
      accessLevelId: 1,
      ...values,
    })
  ).body.id;

test("first passwords go to those who have never been here, are told once, and have to be changed at the first sign-in", async () => {
  const client = await app.as("web");
  const { north } = app.world().airport;
  const [fresh, off] = [await made("slip1"), await made("slip2")];
  await client.call("POST", "/api/users/deactivate", { ids: [off] });
  const owner = await app.database.owner();
  await owner.query("update users set last_seen_at = now() where id = $1", [north.users.usr]);
  const on = { ids: [fresh, off, north.users.usr, north.users.sup] };
  const { body: preview } = await client.call("POST", "/api/users/firstpasswords/preview", { on });
  expect(preview.count).toBe(1);
  const { body } = await client.call("POST", "/api/users/firstpasswords", { on });
  expect(body.without).toEqual(preview.without);
  expect(new Map(body.without.map((one: { id: number; reason: string }) => [one.id, one.reason]))).toEqual(
    new Map([
      [off, "inactive"],
      [north.users.usr, "begun"],
      [north.users.sup, "notYours"],
    ]),
  );
  expect(body.slips).toEqual([{ id: fresh, username: "slip1", name: "Ann", password: expect.stringMatching(/^(\w{4}-){3}\w{4}$/u) }]);
  const { password } = body.slips[0];
  const visitor = app.visitor();
  expect((await visitor.signIn({ username: "slip1", password, domain: "airport" })).status).toBe(200);
  expect((await visitor.call("GET", "/api/users?limit=1")).body.code).toBe("PasswordChangeRequired");
  const { body: events } = await client.call("GET", `/api/events?type=user.givePassword&subjectId=${fresh}`);
  expect(events.rows).toHaveLength(1);
  expect(JSON.stringify((await owner.query("select * from events where subject_id = $1", [fresh])).rows)).not.toContain(password);
  // who has been here by now is given no other one
  expect((await client.call("POST", "/api/users/firstpasswords", { on: { ids: [fresh] } })).body).toEqual({
    slips: [],
    without: [{ id: fresh, username: "slip1", reason: "begun" }],
  });
});

test("first passwords reach nobody of another company or domain, and are no learner's to give", async () => {
  const fresh = await made("slip3");
  const on = { ids: [fresh] };
  for (const stranger of [await app.as("adm", "south"), await app.as("web", "east")])
    expect((await stranger.call("POST", "/api/users/firstpasswords", { on })).body.slips ?? []).toEqual([]);
  expect((await (await app.as("usr")).call("POST", "/api/users/firstpasswords", { on })).status).toBe(403);
  const owner = await app.database.owner();
  expect((await owner.query("select password_hash from users where id = $1", [fresh])).rows).toEqual([{ password_hash: null }]);
});

test("who was made without a password is told to have none, until somebody gives them one to be changed", async () => {
  const client = await app.as("web");
  const fresh = await made("slip4", { forcePasswordChange: true });
  const standings = async () =>
    (await client.call<{ standing: string }[]>("GET", `/api/users/${fresh}/standing`)).body.map(({ standing }) => standing);
  expect(await standings()).toEqual(["noPassword"]);
  expect((await client.call("POST", `/api/users/${fresh}/password`, { password: "Rolling-2026" })).status).toBe(200);
  expect(await standings()).toEqual(["mustChange"]);
});
