import { expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";

const { as, visitor, world, database } = testApp();

const client = async (username: string): Promise<TestClient> => {
  const one = visitor();
  const { status } = await one.signIn({ username, password: testPassword, domain: "airport" });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return one;
};

test("twenty sign-ins of one account at once, right and wrong, with calls, password changes and unlocking between them, wait for nobody in a circle", async () => {
  const { usr } = world().airport.north.users;
  const owner = await database.owner();
  const admin = await as("web");
  const known = await client("usr");
  const working: TestClient[] = [];
  for (let one = 0; one < 6; one += 1) working.push(await client("usr"));
  const statuses: number[] = [];
  const count = async (answer: Promise<{ status: number }>) => void statuses.push((await answer).status);
  for (let round = 0; round < 4; round += 1) {
    // each call that follows writes when it was seen
    await owner.query("update sessions set last_seen_at = now() - interval '2 minutes' where user_id = $1 and ended_at is null", [usr]);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => {
        const browser = Object.assign(visitor(), { device: index % 2 === 0 ? known.device : null });
        return count(browser.signIn({ username: "usr", password: index % 4 < 2 ? testPassword : "Wrong-2026", domain: "airport" }));
      }),
      ...working.map((one) => count(one.call("GET", "/api/user/profile"))),
      count(known.call("PUT", "/api/user/change/password", { oldPassword: "Wrong-2026", newPassword: "Another-2026-word" })),
      count(admin.call("POST", "/api/users/unlock", { ids: [usr] })),
      count(admin.call("POST", `/api/users/${usr}/password`, { password: testPassword, forcePasswordChange: false })),
      count(admin.call("POST", "/api/users/unlock", { ids: [usr] })),
    ]);
  }
  expect(statuses.filter((status) => ![200, 401, 422].includes(status))).toEqual([]);
  await admin.call("POST", "/api/users/unlock", { ids: [usr] });
  await client("usr");
});

test("a call waits for nobody who is about to end its session, and is refused once it is ended", async () => {
  const { ins } = world().airport.north.users;
  const owner = await database.owner();
  const theirs = await client("ins");
  await owner.query("update sessions set last_seen_at = now() - interval '2 minutes' where user_id = $1", [ins]);
  await owner.query("update users set last_seen_at = now() - interval '1 hour' where id = $1", [ins]); // so that the account is to be written too
  const seen = () =>
    owner.query("select last_seen_at from sessions where user_id = $1 and ended_at is null order by id desc limit 1", [ins]);
  const before = (await seen()).rows;
  // a change of the password is under way: it holds the user's row, and will want the sessions'
  await owner.query("begin");
  await owner.query("update users set password_changed_at = now() where id = $1", [ins]);
  expect((await theirs.call("GET", "/api/user/profile")).status).toBe(200); // answered while the row is held: when it was seen is written the next time
  expect((await seen()).rows).toEqual(before);
  await owner.query("update sessions set ended_at = now(), ended_reason = 'passwordChanged' where user_id = $1", [ins]);
  await owner.query("commit");
  expect((await theirs.call("GET", "/api/user/profile")).status).toBe(401);
});
