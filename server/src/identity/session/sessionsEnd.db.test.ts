import { hash } from "@node-rs/argon2";
import type { Algorithm } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { passwordCost } from "../password/passwordCost.ts";
import { hashPassword } from "../password/passwordHash.ts";

const { as, visitor, database } = testApp();
const owner = (text: string, values: unknown[] = []) => database.ask(text, values);

const signIn = (client: TestClient, username: string, password = testPassword) => client.signIn({ username, password, domain: "airport" });
const profile = async (client: TestClient) => (await client.call("GET", "/api/user/profile")).status;

/** A company with one person in it who is signed in. */
const workplace = async (name: string) => {
  const admin = await as("sup");
  const { body: company } = await admin.call("POST", "/api/companies", { name });
  const username = name.toLowerCase();
  const { body: user } = await admin.call("POST", "/api/users", {
    username,
    firstName: "Some",
    lastName: name,
    companyId: company.id,
    accessLevelId: 1,
    password: testPassword,
  });
  await owner("update users set must_change_password = false, security_question = 'street', security_answer_hash = $2 where id = $1", [
    user.id,
    await hashPassword("elm street"),
  ]);
  const theirs = visitor();
  expect((await signIn(theirs, username)).status).toBe(200);
  return { admin, companyId: company.id as number, userId: user.id as number, username, theirs };
};

describe("a company that is switched off", () => {
  test.each([
    ["by a change", "Changed", (admin: TestClient, id: number) => admin.call("PUT", "/api/companies", { id, active: false })],
    ["with others", "Many", (admin: TestClient, id: number) => admin.call("POST", "/api/companies/deactivate", { ids: [id] })],
    ["in the database", "Written", (_admin: TestClient, id: number) => owner("update companies set active = false where id = $1", [id])],
  ])("%s ends its people's sessions for good, and nobody of it signs in or recovers", async (_how, name, switchOff) => {
    const { admin, companyId, userId, username, theirs } = await workplace(name);
    await switchOff(admin, companyId);
    expect(await profile(theirs)).toBe(401);
    expect((await signIn(theirs, username)).body.code).toBe("LoginInvalid");
    const reset = { username, domain: "airport", answer: "Elm Street", newPassword: "Recovered-by-2026" };
    expect((await theirs.call("PUT", "/api/user/login/reset", reset)).body.code).toBe("LoginAnswerWrong");
    const { rows } = await owner("select ended_reason from sessions where user_id = $1", [userId]);
    expect(rows).toEqual([{ ended_reason: "deactivated" }]);
    const cookie = theirs.cookie;
    await admin.call("POST", "/api/companies/activate", { ids: [companyId] });
    expect([theirs.cookie, await profile(theirs)]).toEqual([cookie, 401]);
    expect((await signIn(visitor(), username)).status).toBe(200);
  });

  test("refuses who is moved into it", async () => {
    const { admin, userId, username, theirs } = await workplace("Moved");
    const { body: other } = await admin.call("POST", "/api/companies", { name: "Closed" });
    await admin.call("POST", "/api/companies/deactivate", { ids: [other.id] });
    await admin.call("PUT", "/api/users", { id: userId, companyId: other.id });
    expect([await profile(theirs), (await signIn(visitor(), username)).status]).toEqual([401, 401]);
  });

  test("is felt by the next call of a session that began in the same moment", async () => {
    const { companyId, userId, theirs } = await workplace("Racing");
    await owner("update companies set active = false where id = $1", [companyId]);
    // as if the sign-in had been written just behind the switch
    await owner("update sessions set ended_at = null, ended_reason = null where user_id = $1", [userId]);
    expect(await profile(theirs)).toBe(401);
  });
});

test.each([
  ["by a change", "One", (admin: TestClient, id: number) => admin.call("PUT", "/api/users", { id, active: false })],
  ["with others", "Several", (admin: TestClient, id: number) => admin.call("POST", "/api/users/deactivate", { ids: [id] })],
])("an account that is switched off %s is signed out for good", async (_how, name, switchOff) => {
  const { admin, userId, theirs } = await workplace(name);
  await switchOff(admin, userId);
  await admin.call("POST", "/api/users/activate", { ids: [userId] });
  expect(await profile(theirs)).toBe(401);
});

test("an administrator's lock is no recovery's to open", async () => {
  const { admin, userId, username, theirs } = await workplace("Suspended");
  await admin.call("PUT", "/api/users", { id: userId, locked: true });
  const reset = { username, domain: "airport", answer: "Elm Street", newPassword: "Recovered-by-2026" };
  expect((await theirs.call("PUT", "/api/user/login/reset", reset)).body.code).toBe("LoginAnswerWrong");
});

test("signing out has the browser forget what it kept of pages and pictures, but neither unsent answers nor that it is known", async () => {
  const { theirs } = await workplace("Leaver");
  const { headers } = await theirs.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
  expect(headers["clear-site-data"]).toBe('"cache"');
  expect([theirs.cookie, theirs.device]).toEqual([null, expect.stringMatching(/^vigil-device=/u)]);
});

test("a password hashed with less work, or another way, is hashed anew at the next sign-in and stays the same", async () => {
  const { userId, username } = await workplace("Weak");
  const stored = async () => (await owner("select password_hash from users where id = $1", [userId])).rows[0].password_hash as string;
  for (const [algorithm, memoryCost, timeCost] of [
    [2, passwordCost.memoryCost / 2, 1],
    [1, 19_456, 2],
  ] as const) {
    const weak = await hash(testPassword, { algorithm: algorithm as Algorithm, memoryCost, timeCost, parallelism: 1 });
    await owner("update users set password_hash = $2 where id = $1", [userId, weak]);
    expect((await signIn(visitor(), username, "Wrong-2026")).status).toBe(401);
    expect(await stored()).toBe(weak);
    expect((await signIn(visitor(), username)).status).toBe(200);
    const strong = await stored();
    expect(strong).toContain(`$argon2id$v=19$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=1$`);
    expect((await signIn(visitor(), username)).status).toBe(200);
    expect(await stored()).toBe(strong);
  }
});

test("a password set from now on has twelve characters; shorter ones of before go on being accepted", async () => {
  const { admin, userId, username } = await workplace("Brief");
  await owner("update users set password_hash = $2 where id = $1", [userId, await hashPassword("Vigil-2026")]);
  const theirs = visitor();
  expect((await signIn(theirs, username, "Vigil-2026")).status).toBe(200);
  const given = await admin.call("POST", `/api/users/${userId}/password`, { password: "Shorty-2026" });
  const changed = await theirs.call("PUT", "/api/user/change/password", { oldPassword: "Vigil-2026", newPassword: "Shorty-2026" });
  expect([given.body.code, changed.body.code, changed.body.details.minimum]).toEqual(["PasswordTooShort", "PasswordTooShort", 12]);
  await owner("update domains set password_complexity = $1 where name = 'airport'", ['[{"rule":"minLength","value":6}]']);
  const chosen = await theirs.call("PUT", "/api/user/change/password", { oldPassword: "Vigil-2026", newPassword: "Short6" });
  await owner("update domains set password_complexity = $1 where name = 'airport'", ["at least eight"]);
  const unreadable = await theirs.call("PUT", "/api/user/change/password", {
    oldPassword: "Short6",
    newPassword: `${username}-Password-1`,
  });
  await owner("update domains set password_complexity = '' where name = 'airport'");
  expect([chosen.status, unreadable.body.code]).toEqual([200, "PasswordIsUsername"]);
  expect((await signIn(visitor(), username, "Short6")).status).toBe(200);
});
