import { securityQuestions } from "@vigil/model/identity/securityQuestions";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

/** No mail server is set. */
const { visitor } = testApp();
const domain = "airport";
const client = async () => {
  const page = visitor();
  await page.call("GET", "/api/user/login");
  return page;
};

test("where no mail is sent the domain says so, an address finds nobody, and whoever asks is led to a question, account or not", async () => {
  expect((await visitor().call("GET", `/api/domains/policy/${domain}`)).body.recovery).toEqual({ question: true, mail: false });
  for (const email of ["usr@example.org", "stranger@example.org"])
    expect(await (await client()).call("POST", "/api/user/recover", { domain, information: ["userId", "password"], email })).toMatchObject({
      status: 404,
      body: { code: "RecoveryWithoutMail" },
    });
  for (const username of ["usr", "nobody.at.all"]) {
    const { status, body } = await (await client()).call("POST", "/api/user/login/reset", { username, domain });
    expect([status, body.mail]).toEqual([200, false]);
    expect(securityQuestions).toContain(body.question);
    const answer = { username, answer: "Elm Street", newPassword: "Rolled-by-2027", domain };
    expect(await (await client()).call("PUT", "/api/user/login/reset", answer)).toMatchObject({
      status: 403,
      body: { code: "LoginAnswerWrong", field: "answer" },
    });
  }
});
