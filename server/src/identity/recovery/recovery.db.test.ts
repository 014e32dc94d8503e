import { securityQuestions } from "@vigil/model/identity/securityQuestions";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import { mailQueue } from "../../mail/mailQueue.ts";
import { bossJobs } from "../../jobs/bossJobs.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { serverLog } from "../../log.ts";
import { startMail } from "../../mail/startMail.ts";
import { testMailServer, type ReceivedMail, type TestMailServer } from "../../../test/mail/testMailServer.ts";

const environment: Record<string, string> = { MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000/" };
let mailServer: TestMailServer;
let boss: Jobs;
beforeAll(async () => {
  mailServer = await testMailServer();
  environment["SMTP_URL"] = mailServer.url;
});
const jobs: Jobs = {
  ready: () => boss.ready(),
  work: (queue, handler) => boss.work(queue, handler),
  send: (tx, queue, data) => boss.send(tx, queue, data),
  stop: () => boss.stop(),
};
const { visitor, as, world, database, house } = testApp({ environment, jobs });
const beginJobs = () =>
  (boss = bossJobs({ connectionString: database.url }, { queues: [mailQueue], alone: true, log: serverLog("silent") }));
beforeAll(() => {
  beginJobs();
  startMail(house());
});
afterAll(async () => {
  await boss.stop();
  await mailServer.stop();
});

const soon = { timeout: 15_000, interval: 50 };
const mailTo = (address: string, index = 0): Promise<ReceivedMail> =>
  vi.waitFor(() => {
    const mail = mailServer.mails.filter(({ to }) => to.includes(address))[index];
    if (!mail) throw new Error(`There is no mail to ${address} yet.`);
    return mail;
  }, soon);

const domain = "airport";
const newPassword = "Rolled-by-2027";
const client = async () => {
  const page = visitor();
  await page.call("GET", "/api/user/login");
  return page;
};
const ask = async (username: string, language = "en") =>
  (await client()).call("POST", "/api/user/login/reset", { username, domain }, { "accept-language": language });
const reset = async (body: object) => {
  const { status, body: answer } = await (await client()).call("PUT", "/api/user/login/reset", { domain, newPassword, ...body });
  return [status, answer.code, answer.field];
};
const opens = async (token: string) => {
  const { status, body } = await (await client()).call("POST", "/api/user/login/reset/link", { token, domain });
  return [status, body];
};
const signIn = async (username: string, password: string) => (await visitor().signIn({ username, password, domain })).status;
const giveQuestion = async (username: string, securityAnswer: string) => {
  const page = visitor();
  await page.signIn({ username, password: testPassword, domain });
  const change = { oldPassword: testPassword, securityQuestion: "street", securityAnswer };
  return page.call("PUT", "/api/user/change/security", change);
};
const giveAddress = async (userId: number, email: string, locale = "en") => {
  await database.ask("update users set email = $2, locale = $3 where id = $1", [userId, email, locale]);
};

describe("one's own security question", () => {
  test("R-7.091 GET user/questions offers the questions and tells one's own", async () => {
    const page = await as("trn");
    expect((await page.call("GET", "/api/user/questions")).body).toEqual({ questions: [...securityQuestions], securityQuestion: null });
    await giveQuestion("trn", "Elm Street");
    expect((await page.call("GET", "/api/user/questions")).body.securityQuestion).toBe("street");
  });

  test("R-7.092 PUT user/change/security asks for the password, one of the questions and an answer, and answers the session user", async () => {
    const page = await as("aud");
    const right = { oldPassword: testPassword, securityQuestion: "dish", securityAnswer: "Dumplings" };
    const put = async (body: object) => {
      const answer = await page.call("PUT", "/api/user/change/security", { ...right, ...body });
      return [answer.status, answer.body.code ?? answer.body.username, answer.body.field];
    };
    expect(await put({ oldPassword: "Wrong-2026" })).toEqual([422, "PasswordOldIncorrect", "oldPassword"]);
    expect(await put({ securityQuestion: "What is it?" })).toEqual([422, "SecurityQuestionUnknown", "securityQuestion"]);
    expect(await put({ securityAnswer: " " })).toEqual([422, "SecurityQuestionRequired", "securityAnswer"]);
    expect(await put({})).toEqual([200, "aud", undefined]);
  });
});

describe("a password reset by the security question", () => {
  test("R-7.094 R-7.095 R-5.037 a User ID leads to its question, the right answer to a new password", async () => {
    await giveQuestion("usr", "Elm Street");
    const asked = await ask("USR");
    expect(asked.body).toEqual({ secretQuestion: "In which street did you live as a child?", question: "street", mail: true });
    expect((await ask("usr", "ar")).body.secretQuestion).toBe("في أي شارع كنت تسكن في طفولتك؟");
    const here = visitor();
    await here.signIn({ username: "usr", password: testPassword, domain });
    expect(await reset({ username: "usr", answer: "  elm   STREET " })).toEqual([200, undefined, undefined]);
    expect([await signIn("usr", testPassword), await signIn("usr", newPassword)]).toEqual([401, 200]);
    expect((await here.call("GET", "/api/user/profile")).status).toBe(401);
  });

  test("R-8.098 R-8.064 an invalid User ID, a missing answer and a wrong answer have a message each", async () => {
    expect((await ask(" ")).body).toMatchObject({ code: "ResetUsernameInvalid", field: "username" });
    expect(await reset({ username: "", answer: "x" })).toEqual([422, "ResetUsernameInvalid", "username"]);
    expect(await reset({ username: "ins", answer: " " })).toEqual([422, "ResetAnswerInvalid", "answer"]);
    expect(await reset({ username: "ins", answer: "Oak Street" })).toEqual([403, "LoginAnswerWrong", "answer"]);
    expect(await reset({ username: "ins", answer: "x", newPassword: "short" })).toEqual([422, "PasswordTooShort", "newPassword"]);
    expect(await reset({ username: "ins", answer: "x", confirmPassword: "Other-2027" })).toEqual([
      422,
      "PasswordMismatch",
      "confirmPassword",
    ]);
  });

  test("R-8.049 five wrong answers close the question, however many arrive at once, until an administrator unlocks the account", async () => {
    await giveQuestion("ins.south", "Elm Street");
    const answers = await Promise.all(Array.from({ length: 12 }, () => reset({ username: "ins.south", answer: "Oak Street" })));
    const codes = answers.map(([, code]) => code);
    expect(codes.filter((code) => code === "LoginAnswerWrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "LoginQuestionNotFound")).toHaveLength(7);
    const right = { username: "ins.south", answer: "Elm Street" };
    expect(await reset(right)).toEqual([404, "LoginQuestionNotFound", undefined]);
    expect((await ask("ins.south")).body.secretQuestion).toBeNull();
    const sup = await as("sup");
    expect((await sup.call("POST", "/api/users/unlock", { ids: [world().airport.south.users.ins] })).status).toBe(200);
    expect(await reset(right)).toEqual([200, undefined, undefined]);
  });

  test("R-5.044 an unknown, a switched-off and a managed User ID get a question all the same, and the same refusals", async () => {
    const owner = await database.owner();
    const { "spi-user": managed, "spi-sales": off } = world().airport.north.users;
    await giveQuestion("spi-user", "Elm Street");
    await owner.query("update users set managed_by = 1 where id = $1", [managed]);
    await owner.query("update users set active = false where id = $1", [off]);
    for (const username of ["nobody", "spi-user", "spi-sales"]) {
      const [first, again] = [(await ask(username)).body, (await ask(username)).body];
      expect(securityQuestions).toContain(first.question);
      expect([again, first.mail]).toEqual([first, true]);
      expect(await reset({ username, answer: "Elm Street" })).toEqual([403, "LoginAnswerWrong", "answer"]);
    }
    await Promise.all(Array.from({ length: 4 }, () => reset({ username: "nobody", answer: "x" })));
    expect(await reset({ username: "nobody", answer: "x" })).toEqual([404, "LoginQuestionNotFound", undefined]);
  });

  test("where the domain wants more than an answer, nobody has a question", async () => {
    const owner = await database.owner();
    await owner.query("update domains set question_recovery = false where name = 'airport'");
    expect((await ask("adm")).body).toEqual({ secretQuestion: null, question: null, mail: true });
    expect(await reset({ username: "adm", answer: "x" })).toEqual([404, "LoginQuestionNotFound", undefined]);
    const { body } = await visitor().call("GET", "/api/domains/policy/airport");
    expect(body.recovery).toEqual({ question: false, mail: true });
    await owner.query("update domains set question_recovery = true where name = 'airport'");
  });
});

describe("account recovery by mail", () => {
  test("R-5.043 needs at least one kind of information, and an address", async () => {
    const recover = async (body: object) => {
      const answer = await (await client()).call("POST", "/api/user/recover", { domain, ...body });
      return [answer.status, answer.body.code, answer.body.field];
    };
    expect(await recover({ information: [], email: "a@example.org" })).toEqual([422, "RecoveryInformationRequired", "information"]);
    expect(await recover({ information: ["userId"], email: "nowhere" })).toEqual([422, "FieldNotMail", "email"]);
    expect(await recover({ information: ["userId"], email: "stranger@example.org" })).toEqual([200, undefined, undefined]);
  });

  test("R-5.044 sends the User IDs of an address, in the language of the account, and a link that works once", async () => {
    await giveAddress(world().airport.south.users.web, "Layla@example.org", "ar");
    await (await client()).call("POST", "/api/user/recover", { domain, information: ["userId", "password"], email: "layla@EXAMPLE.org" });
    const mail = await mailTo("Layla@example.org");
    expect(mail.subject).toBe("حسابك في Airport");
    expect(mail.text).toContain("web.south");
    expect(mail.html).toContain('dir="rtl"');
    const token = /http:\/\/127\.0\.0\.1:3000\/airport\/reset-password#([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    expect(await reset({ token, newPassword: "short" })).toEqual([422, "PasswordTooShort", "newPassword"]);
    const both = await Promise.all([reset({ token }), reset({ token })]);
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 404]));
    expect(await signIn("web.south", newPassword)).toBe(200);
    expect(await reset({ token, newPassword: "Another-2028" })).toEqual([404, "RecoveryLinkNotFound", undefined]);
    expect((await mailTo("Layla@example.org", 1)).text).toContain("web.south");
  });

  test("a forgotten password is mailed a link too, three an hour at most; a link of yesterday is dead", async () => {
    await giveAddress(world().airport.south.users.adm, "adm@example.org");
    for (let again = 0; again < 5; again += 1) await ask("adm.south");
    const token = /#([\w-]{43})/.exec((await mailTo("adm@example.org", 2)).text)?.[1] ?? "";
    const owner = await database.owner();
    const { rows } = await owner.query("select count(*)::int as links from recoveries where user_id = $1", [
      world().airport.south.users.adm,
    ]);
    expect(rows).toEqual([{ links: 3 }]);
    await owner.query("update recoveries set expires_at = now() - interval '1 second'");
    expect(await reset({ token })).toEqual([404, "RecoveryLinkNotFound", undefined]);
  });

  test("of two links the other dies with the first that is used, in whichever tab; a weak password is refused at its field and uses nothing up", async () => {
    await giveAddress(world().airport.south.users.trn, "trn@example.org");
    await ask("trn.south");
    await ask("trn.south");
    const tokenOf = async (index: number) => /#([\w-]{43})/.exec((await mailTo("trn@example.org", index)).text)?.[1] ?? "";
    const [first, second] = [await tokenOf(0), await tokenOf(1)];
    expect(first).not.toBe(second);
    for (const weak of ["short", "trn.south", "password1"])
      expect((await reset({ token: first, newPassword: weak }))[2]).toBe("newPassword");
    expect(await reset({ token: first, confirmPassword: "Other-2027" })).toEqual([422, "PasswordMismatch", "confirmPassword"]);
    expect([(await opens(first))[0], (await opens(second))[0]]).toEqual([200, 200]); // and asking does not use it up
    expect(await reset({ token: second })).toEqual([200, undefined, undefined]);
    const refused = await opens(second);
    expect(refused).toMatchObject([404, { code: "RecoveryLinkNotFound" }]);
    for (const other of [first, "never-written"])
      expect(await opens(other)).toEqual([404, { ...(refused[1] as object), requestId: expect.anything() }]);
    expect(await reset({ token: first, newPassword: "Another-2028" })).toEqual([404, "RecoveryLinkNotFound", undefined]);
    expect(await signIn("trn.south", newPassword)).toBe(200);
    await mailTo("trn@example.org", 2); // that it was changed
  });

  test("a mail waits sealed while the mail server is busy and the server is away, and is sent afterwards", async () => {
    await giveAddress(world().airport.south.users.sup, "sup@example.org");
    mailServer.busy = true;
    await ask("sup.south");
    const owner = await database.owner();
    const waiting = async () =>
      (await owner.query<{ data: object }>("select data from pgboss.job where name = 'mail' and state in ('created', 'retry')")).rows;
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), soon);
    expect(JSON.stringify(await waiting())).not.toContain("sup@example.org");
    await boss.stop();
    mailServer.busy = false;
    await owner.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'");
    beginJobs();
    startMail(house());
    expect((await mailTo("sup@example.org")).subject).toBe("Your account in Airport");
  });
});
