import { expect, test } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import { testJobs } from "../../test/jobs/testJobs.ts";
import { importer } from "../../test/organization/testImport.ts";
import { unseal } from "../storage/seal.ts";
import { mailQueue } from "../mail/mailQueue.ts";
import { mailPlace } from "../mail/queueMail.ts";

const jobs = testJobs();
const app = testApp({
  jobs,
  environment: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000" },
});
const { open, check, apply } = importer(app, jobs);

interface Opened {
  to: string;
  subject: string;
  text: string;
  token: string;
}
/** The mails that wait, as their mail server would get them. */
const mails = (): Opened[] =>
  jobs
    .sentTo(mailQueue)
    .splice(0)
    .map(({ domainId, sealed }) => {
      const mail = JSON.parse(unseal(app.house().settings.secretKey, mailPlace(domainId), sealed)!) as Opened;
      return { ...mail, token: /http:\/\/127\.0\.0\.1:3000\/airport\/reset-password#(\S+)/.exec(mail.text)?.[1] ?? "" };
    });
const choose = async (token: string, newPassword: string) => {
  const page = app.visitor();
  await page.call("GET", "/api/user/login");
  const { status, body } = await page.call("PUT", "/api/user/login/reset", { domain: "airport", token, newPassword });
  return [status, body.code];
};

test("who is imported with an invitation chooses a password by the mailed link, once; until then the account lets nobody in", async () => {
  const client = await app.as("web");
  const file = "User ID,E-mail,Company,Language\ni1,i1@example.org,South,Arabic\ni2,,South,en\ni3,i3@example.org,South,en\n";
  const applied = await apply(client, await check(client, await open(client, file), { invites: true }));
  expect(applied).toMatchObject({ applied: { create: 3 }, invited: 2 });
  const [arabic, english, ...others] = mails();
  expect([arabic!.to, english!.to, others]).toEqual(["i1@example.org", "i3@example.org", []]);
  expect(arabic!.text).toContain("i1");
  expect(arabic!.subject).not.toBe(english!.subject);
  expect(english!.text).toContain("Your User ID is i3.");
  expect(english!.text).not.toContain("undefined");
  expect((await app.visitor().signIn({ username: "i3", password: testPassword, domain: "airport" })).status).toBe(401);
  expect(await choose(english!.token, "short")).toEqual([422, "PasswordTooShort"]);
  expect(await choose(english!.token, "Chosen-2027-well")).toEqual([200, undefined]);
  expect(await choose(english!.token, "Chosen-2028-well")).toEqual([404, "RecoveryLinkNotFound"]);
  expect((await app.visitor().signIn({ username: "i3", password: "Chosen-2027-well", domain: "airport" })).status).toBe(200);
  const events = await client.call("GET", "/api/events?type=user.acceptInvitation");
  expect(events.body.rows).toHaveLength(1);
});

test("people are invited one by one or many at once; each is told why they were left out, and an older link stops working", async () => {
  const client = await app.as("web");
  const { north, south } = app.world().airport;
  const made = async (username: string, values: object = {}) =>
    (
      await client.call("POST", "/api/users", {
        username,
        email: `${username}@example.org`,
        companyId: south.companyId,
        accessLevelId: 1,
        ...values,
      })
    ).body.id as number;
  const ids = { fresh: await made("fresh"), mailless: await made("mailless", { email: null }), off: await made("off") };
  await client.call("POST", "/api/users/deactivate", { ids: [ids.off] });
  const first = await client.call("POST", "/api/users/invite", { ids: [ids.fresh] });
  expect(first.body).toEqual({ invited: [ids.fresh], without: [] });
  const [older] = mails();
  const { body } = await client.call("POST", "/api/users/invite", {
    ids: [ids.fresh, ids.mailless, ids.off, north.users.sup, north.users.web],
  });
  expect(body.invited).toEqual([ids.fresh]);
  expect(new Map(body.without.map((one: { username: string; reason: string }) => [one.username, one.reason]))).toEqual(
    new Map([
      ["mailless", "noAddress"],
      ["off", "inactive"],
      ["sup", "notYours"],
      ["web", "notYours"],
    ]),
  );
  const [newer] = mails();
  expect(await choose(older!.token, "Chosen-2027-well")).toEqual([404, "RecoveryLinkNotFound"]);
  const owner = await app.database.owner();
  await owner.query("update recoveries set expires_at = now() - interval '1 second' where user_id = $1", [ids.fresh]);
  expect(await choose(newer!.token, "Chosen-2027-well")).toEqual([404, "RecoveryLinkNotFound"]);
  const stranger = await (await app.as("web", "east")).call("POST", "/api/users/invite", { ids: [ids.fresh] });
  expect(stranger.body).toEqual({ invited: [], without: [] });
  expect(mails()).toEqual([]);
  const elsewhere = await (await app.as("adm")).call("POST", "/api/users/invite", { ids: [ids.fresh] });
  expect(elsewhere.body.invited).toEqual([]);
});
