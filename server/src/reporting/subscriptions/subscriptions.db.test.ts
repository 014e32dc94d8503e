import type { Subscription } from "@vigil/model/reporting/subscription";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { unseal } from "../../storage/seal.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { mailQueue } from "../../mail/mailQueue.ts";
import { mailPlace, type Mail } from "../../mail/queueMail.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";
import { subscriptionQueue } from "./subscriptionQueue.ts";
import { runDueSubscriptions } from "./startSubscriptions.ts";
import { workSubscription } from "./workSubscription.ts";

const jobs = testJobs();
const sent = { mail: jobs.sentTo(mailQueue), subscription: jobs.sentTo(subscriptionQueue) };
const environment = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "vigil@example.org",
  PUBLIC_URL: "https://vigil.example.org",
  TRUSTED_PROXIES: "none",
};
const app = testApp({ environment, jobs });
const { database } = app;

const mails = (): Mail[] =>
  sent.mail
    .splice(0)
    .map(({ domainId, sealed }) => JSON.parse(unseal(app.house().settings.secretKey, mailPlace(domainId), sealed) ?? "{}") as Mail)
    .toSorted((one, other) => one.to.localeCompare(other.to));
const work = async () => {
  for (const order of sent.subscription.splice(0)) await workSubscription(app.house(), order);
};
const titles = { program: "" };

beforeAll(async () => {
  const owner = await database.owner();
  const { north, south } = app.world().airport;
  for (const [id, address] of [
    [north.users.web, "web@north.test"],
    [north.users.adm, "adm@north.test"],
    [north.users.usr, "usr@north.test"],
    [south.users.usr, "usr@south.test"],
  ] as const)
    await owner.query("update users set email = $1 where id = $2", [address, id]);
  await owner.query("update users set locale = 'ar' where id = $1", [south.users.usr]);
  const training = await testTraining(app);
  await testRun(app, { ...training, userId: north.users.usr, due: 2 });
  await testRun(app, { ...training, userId: south.users.usr, due: -5 });
  await testRun(app, { ...training, userId: north.users.ins, status: "c", ended: -20, expires: 3 });
  await owner.query("update program_statuses set initiated_at = now() - interval '3 hours'");
  const { rows } = await owner.query("select title from programs where id = $1", [training.programId]);
  titles.program = rows[0].title;
});

const add = async (values: object) =>
  (await app.as("web")).call<Subscription>("POST", "/api/subscriptions", { description: "Weekly", scope: "PROGRAM_START", ...values });
const get = async (id: number) => (await (await app.as("web")).call<Subscription>("GET", `/api/subscriptions/${id}`)).body;
/** Due a minute ago, as its rhythm has it. */
const makeDue = async (id: number) =>
  database.ask(
    `update subscriptions set next_run_at = due, anchor = (due at time zone 'UTC')::date, time = to_char(due at time zone 'UTC', 'HH24:MI')
       from (select date_trunc('minute', now()) as due) d where id = $1`,
    [id],
  );

describe("the list", () => {
  test("R-2.054 R-3.041 R-3.109 R-3.110 administrators list subscriptions with their scope, language, rhythm and runs", async () => {
    const { north, south } = app.world().airport;
    for (const scope of ["PROGRAM_START", "PROGRAM_END", "PROGRAM_RECURRENCE"] as const) {
      const { body, status } = await add({
        description: `Of ${scope}`,
        scope,
        locale: "ar",
        interval: 2,
        period: "months",
        time: "23:30",
        users: [north.users.adm],
        excludeCompanies: [south.companyId],
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ scope, locale: "ar", interval: 2, period: "months", time: "23:30", lastRunAt: null });
      expect(await get(body.id)).toMatchObject({ users: [north.users.adm], excludeCompanies: [south.companyId] });
    }
    const { body } = await (await app.as("web")).call<{ rows: Subscription[] }>("GET", "/api/subscriptions");
    expect(body.rows.map(({ description }) => description)).toEqual(["Of PROGRAM_END", "Of PROGRAM_RECURRENCE", "Of PROGRAM_START"]);
    expect((await (await app.as("adm")).call("GET", "/api/subscriptions")).status).toBe(403);
  });

  test("R-3.111 R-9.058 its next run is at its time in UTC: the next one, or on the day that was chosen", async () => {
    const { body } = await add({ time: "04:15" });
    expect(body.nextRunAt).toMatch(/T04:15:00Z$/);
    expect(Date.parse(body.nextRunAt!) - Date.now()).toBeLessThanOrEqual(86_400_000);
    const chosen = (await add({ time: "04:15", nextRunAt: "2090-03-05T18:00:00Z" })).body;
    expect(chosen.nextRunAt).toBe("2090-03-05T04:15:00Z");
    const client = await app.as("web");
    await client.call("PUT", "/api/subscriptions", { id: chosen.id, time: "05:45" });
    expect((await get(chosen.id)).nextRunAt).toBe("2090-03-05T05:45:00Z");
    expect((await add({ time: "25:00" })).body).toMatchObject({ code: "FieldInvalid", field: "time" });
  });

  test("R-8.073 an invalid subscription type is refused with a message of its own, at its field", async () => {
    const refusal = { status: 422, body: { code: "SubscriptionTypeInvalid", field: "scope" } };
    expect(await add({ scope: "PROGRAM_PAUSE" })).toMatchObject(refusal);
    const { body } = await add({});
    expect(await (await app.as("web")).call("PUT", "/api/subscriptions", [{ id: body.id, scope: "" }])).toMatchObject(refusal);
    expect(await (await app.as("web")).call("POST", `/api/subscriptions/${body.id}/run`)).toMatchObject({
      body: { code: "SubscriptionNobody" },
    });
  });

  test("R-4.109 a subscription can be deleted, with what it ran", async () => {
    const { body } = await add({ users: [app.world().airport.north.users.web] });
    const client = await app.as("web");
    await client.call("POST", `/api/subscriptions/${body.id}/run`);
    await work();
    mails();
    expect((await client.call("DELETE", `/api/subscriptions/${body.id}`)).status).toBe(204);
    expect((await client.call("GET", `/api/subscriptions/${body.id}`)).status).toBe(404);
  });
});

describe("a run", () => {
  test("R-4.108 R-8.044 can be started by hand; until it is done it is locked for runs, changes and deletion", async () => {
    const { body } = await add({ users: [app.world().airport.north.users.web] });
    const client = await app.as("web");
    const locked = { status: 423, body: { code: "SubscriptionRunning" } };
    const planned = body.nextRunAt;
    expect((await client.call("POST", `/api/subscriptions/${body.id}/run`)).body).toMatchObject({ id: body.id, running: true });
    expect(await client.call("POST", `/api/subscriptions/${body.id}/run`)).toMatchObject(locked);
    expect(await client.call("PUT", "/api/subscriptions", { id: body.id, description: "Other" })).toMatchObject(locked);
    expect(await client.call("DELETE", `/api/subscriptions/${body.id}`)).toMatchObject(locked);
    await work();
    expect(mails().map(({ to }) => to)).toEqual(["web@north.test"]);
    const after = await get(body.id);
    expect(after).toMatchObject({ running: false, nextRunAt: planned });
    expect(after.lastRunAt).not.toBeNull();
    const runs = await client.call<{ rows: object[] }>("GET", `/api/subscriptions/${body.id}/runs`);
    expect(runs.body.rows).toMatchObject([{ manual: true, state: "done", sent: 1, nothing: 0, noAddress: 0 }]);
  });

  test("writes to each reader about whom they may see, in their language, and to nobody who has nothing to hear", async () => {
    const { north, south } = app.world().airport;
    const users = [north.users.web, north.users.adm, north.users.usr, south.users.usr, north.users.ins];
    const { body } = await add({ description: "Ends", scope: "PROGRAM_END", users });
    await makeDue(body.id);
    await runDueSubscriptions(app.house());
    await work();
    const [adm, own, arabic, web] = mails();
    expect(web).toMatchObject({ to: "web@north.test", subject: "Trainings that end: Ends" });
    expect(web!.text).toContain("(usr)");
    expect(web!.text).toContain("(usr.south)");
    expect(adm!.text).toContain("(usr)");
    expect(adm!.text).not.toContain("usr.south");
    expect(own).toMatchObject({ to: "usr@north.test" });
    expect(own!.text).not.toContain("usr.south");
    expect(arabic!.subject).toBe("تدريبات تنتهي: Ends");
    expect(arabic!.html).toContain('dir="rtl"');
    expect(arabic!.text).toContain("https://vigil.example.org/airport");
    const runs = await (await app.as("web")).call<{ rows: object[] }>("GET", `/api/subscriptions/${body.id}/runs`);
    expect(runs.body.rows).toMatchObject([{ manual: false, state: "done", sent: 4, noAddress: 1 }]);
  });

  test("in the language of the subscription where it has one, and without the excluded companies", async () => {
    const { north, south } = app.world().airport;
    const { body } = await add({ scope: "PROGRAM_END", locale: "ar", users: [north.users.web], excludeCompanies: [south.companyId] });
    await makeDue(body.id);
    await runDueSubscriptions(app.house());
    await work();
    const [mail] = mails();
    expect(mail!.subject).toContain("تدريبات تنتهي");
    expect(mail!.text).not.toContain("usr.south");
  });

  test("tells what comes again: complete trainings whose validity ends before the next run", async () => {
    const { north } = app.world().airport;
    const { body } = await add({ scope: "PROGRAM_RECURRENCE", users: [north.users.web] });
    await makeDue(body.id);
    await runDueSubscriptions(app.house());
    await work();
    const [mail] = mails();
    expect(mail!.text).toContain("(ins)");
    expect(mail!.text).toContain(titles.program);
  });
});

describe("times and servers", () => {
  test("of several servers one begins a run that is due, and it comes again one period later", async () => {
    const { body } = await add({ users: [app.world().airport.north.users.web], interval: 3, period: "days" });
    await makeDue(body.id);
    await Promise.all([runDueSubscriptions(app.house()), runDueSubscriptions(app.house()), runDueSubscriptions(app.house())]);
    expect(sent.subscription).toHaveLength(1);
    const next = Date.parse((await get(body.id)).nextRunAt!) - Date.now();
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(3 * 86_400_000);
    await runDueSubscriptions(app.house());
    expect(sent.subscription).toHaveLength(1);
    await work();
    expect(mails()).toHaveLength(1);
  });

  test("a run that is cut off goes on behind the last reader, and two that work on it at once write to nobody twice", async () => {
    const { north, south } = app.world().airport;
    const users = [north.users.web, north.users.adm, north.users.usr, south.users.usr];
    const { body } = await add({ users });
    await makeDue(body.id);
    await runDueSubscriptions(app.house());
    const order = sent.subscription.splice(0)[0]!;
    const cut = new AbortController();
    let transactions = 0;
    const dying = {
      ...app.house(),
      asDomain: ((domainId, its, options) => {
        transactions += 1;
        if (transactions === 3) cut.abort(new Error("killed")); // one reader has been written to, the second is under way
        return database.asDomain(domainId, its, options);
      }) as typeof database.asDomain,
    };
    await expect(workSubscription(dying, order, cut.signal)).rejects.toThrow("killed");
    await Promise.all([workSubscription(app.house(), order), workSubscription(app.house(), order)]);
    await workSubscription(app.house(), order);
    expect(mails().map(({ to }) => to)).toEqual(["adm@north.test", "usr@north.test", "usr@south.test", "web@north.test"]);
  });

  test("what began while no server ran is told by the next run, once", async () => {
    const { body } = await add({ users: [app.world().airport.north.users.web], interval: 1, period: "days" });
    const owner = await database.owner();
    const from = (days: number) =>
      owner.query(
        "update subscriptions set covered_until = now() - $2::integer * interval '1 day', next_run_at = now() - interval '1 minute' where id = $1",
        [body.id, days],
      );
    await owner.query("update program_statuses set initiated_at = now() - interval '5 days' where domain_id = $1", [
      app.world().airport.domainId,
    ]);
    await from(6); // the server was away for six days
    await runDueSubscriptions(app.house());
    await work();
    expect(mails()[0]!.text).toContain("(usr)");
    await makeDue(body.id);
    await runDueSubscriptions(app.house());
    await work();
    expect(mails()).toEqual([]);
  });
});

test("somebody's own subscriptions are listed for them, and can be given up", async () => {
  const { north } = app.world().airport;
  const { body } = await add({ description: "Mine", users: [north.users.usr, north.users.adm] });
  const client = await app.as("usr");
  const mine = async () => (await client.call<{ rows: { id: number; description: string }[] }>("GET", "/api/user/subscriptions")).body.rows;
  const owner = await app.database.owner();
  const clocks = (zone: string) => owner.query("update domains set time_zone = $2 where id = $1", [app.world().airport.domainId, zone]);
  await clocks("Asia/Kolkata");
  expect((await client.call("GET", "/api/user/subscriptions")).body.zone).toBe("Asia/Kolkata");
  await clocks("UTC");
  expect((await mine()).find(({ id }) => id === body.id)).toMatchObject({ description: "Mine", period: "weeks", interval: 1 });
  expect((await client.call("DELETE", `/api/user/subscriptions/${body.id}`)).status).toBe(204);
  expect((await mine()).find(({ id }) => id === body.id)).toBeUndefined();
  expect((await client.call("DELETE", `/api/user/subscriptions/${body.id}`)).status).toBe(404);
  expect((await get(body.id)).users).toEqual([north.users.adm]);
});
