import { describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";

const { visitor, world, database } = testApp();
const newPassword = "Rolled-by-2027";

const signedIn = async (username: string, password = testPassword) => {
  const client = visitor();
  const { status } = await client.signIn({ username, password, domain: "airport" });
  expect(status).toBe(200);
  return client;
};
const refusal = async (username: string, body: object) => {
  const client = await signedIn(username);
  const answer = await client.call("PUT", "/api/user/change/password", body);
  return [answer.status, answer.body.code, answer.body.field];
};

describe("changing one's password", () => {
  test("R-7.090 R-7.093 carries old and new, ends the other sessions and answers the session user", async () => {
    const [here, elsewhere] = [await signedIn("usr"), await signedIn("usr")];
    const { status, body } = await here.call("PUT", "/api/user/change/password", { oldPassword: testPassword, newPassword });
    expect([status, body.username]).toEqual([200, "usr"]);
    expect((await here.call("GET", "/api/user/profile")).status).toBe(200);
    expect((await elsewhere.call("GET", "/api/user/profile")).status).toBe(401);
    expect((await visitor().signIn({ username: "usr", password: testPassword, domain: "airport" })).status).toBe(401);
    await signedIn("usr", newPassword);
  });

  test("R-8.099 R-5.030 R-5.031 a wrong old one, the same one, a mismatch and a short one have a message each", async () => {
    const right = { oldPassword: testPassword, newPassword };
    expect(await refusal("ins", { ...right, oldPassword: "Wrong-2026" })).toEqual([422, "PasswordOldIncorrect", "oldPassword"]);
    expect(await refusal("ins", { ...right, newPassword: testPassword })).toEqual([422, "PasswordSameAsOld", "newPassword"]);
    expect(await refusal("ins", { ...right, newPassword: "Ab1" })).toEqual([422, "PasswordTooShort", "newPassword"]);
    expect(await refusal("ins", { ...right, confirmPassword: "Other-2027" })).toEqual([422, "PasswordMismatch", "confirmPassword"]);
  });

  test("guessing the old one locks it as guessing at sign-in does", async () => {
    const client = await signedIn("aud");
    for (let guess = 1; guess <= 5; guess += 1)
      await client.call("PUT", "/api/user/change/password", { oldPassword: `Wrong-${guess}`, newPassword });
    const { body } = await client.call("PUT", "/api/user/change/password", { oldPassword: testPassword, newPassword });
    expect(body.code).toBe("PasswordOldIncorrect");
  });

  test("a domain with the secure profile asks for fifteen characters and no composition", async () => {
    const owner = await database.owner();
    await owner.query("update domains set secure_profile = true where name = 'airport'");
    expect(await refusal("trn", { oldPassword: testPassword, newPassword })).toEqual([422, "PasswordTooShort", "newPassword"]);
    expect((await refusal("trn", { oldPassword: testPassword, newPassword: "belts never sleep at night" }))[0]).toBe(200);
    await owner.query("update domains set secure_profile = false where name = 'airport'");
  });
});

const mustChange = async (userId: number) => {
  const owner = await database.owner();
  await owner.query("update users set must_change_password = true where id = $1", [userId]);
};

describe("the first sign-in", () => {
  test("R-8.100 whoever must change the password can do nothing else before", async () => {
    await mustChange(world().airport.north.users.web);
    const client = await signedIn("web");
    const profile = await client.call("GET", "/api/user/profile");
    expect([profile.status, profile.body.updatePassword]).toEqual([200, true]);
    const blocked = await client.call("GET", "/api/imagelibraries/1/progress");
    expect([blocked.status, blocked.body.code]).toEqual([403, "PasswordChangeRequired"]);
    const changed = await client.call("PUT", "/api/user/change/password", { oldPassword: testPassword, newPassword });
    expect(changed.body.updatePassword).toBe(false);
    expect((await client.call("GET", "/api/imagelibraries/1/progress")).body.code).not.toBe("PasswordChangeRequired");
  });

  test("R-7.089 R-5.035 asks for a security question and an answer, and keeps the answer as a hash", async () => {
    const { adm } = world().airport.north.users;
    await mustChange(adm);
    const client = await signedIn("adm");
    const passwords = { oldPassword: testPassword, newPassword };
    const without = await client.call("PUT", "/api/user/first/login", { ...passwords, securityQuestion: "street" });
    expect([without.status, without.body.code, without.body.field]).toEqual([422, "SecurityQuestionRequired", "securityAnswer"]);
    const security = { securityQuestion: "street", securityAnswer: "Elm Street" };
    const { status, body } = await client.call("PUT", "/api/user/first/login", { ...passwords, ...security });
    expect([status, body.updatePassword]).toEqual([200, false]);
    const owner = await database.owner();
    const { rows } = await owner.query("select security_question, security_answer_hash from users where id = $1", [adm]);
    expect(rows).toEqual([{ security_question: "street", security_answer_hash: expect.stringMatching(/^\$argon2id\$/) }]);
  });
});
