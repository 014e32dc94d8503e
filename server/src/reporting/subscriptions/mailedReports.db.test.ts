import type { Subscription } from "@vigil/model/reporting/subscription";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import { beforeAll, expect, test, vi } from "vitest";
import { mailedApp } from "../../../test/mail/mailedApp.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";
import { mostAttached, reportMail } from "./reportMail.ts";
import { runDueSubscriptions } from "./startSubscriptions.ts";
import { subscriptionQueue } from "./subscriptionQueue.ts";
import { workSubscription } from "./workSubscription.ts";

const app = mailedApp([subscriptionQueue]);
const { database } = app;
let programId = 0;
let kept: KeptReport;

const keep = async (as: "web" | "adm", name: string, ask: object = {}): Promise<KeptReport> => {
  const state = { ask: reportAsk.parse(ask), columns: ["username", "company", "program"], order: "asc(username)" };
  return (await (await app.as(as)).call<KeptReport>("POST", "/api/keptreports", { code: "T60", name, shared: false, state })).body;
};
const add = async (values: object) =>
  (await app.as("web")).call<Subscription>("POST", "/api/subscriptions", {
    description: "Monthly",
    scope: "REPORT",
    format: "csv",
    reportId: kept.id,
    ...values,
  });
const get = async (id: number) => (await (await app.as("web")).call<Subscription>("GET", `/api/subscriptions/${id}`)).body;
const runs = async (id: number) =>
  (await (await app.as("web")).call<{ rows: Record<string, unknown>[] }>("GET", `/api/subscriptions/${id}/runs`)).body.rows;
const work = async (id: number) => {
  const owner = await database.owner();
  const { rows } = await owner.query<{ id: number }>(
    "select id from subscription_runs where subscription_id = $1 and state = 'waiting' order by id",
    [id],
  );
  for (const { id: runId } of rows) await workSubscription(app.house(), { domainId: app.world().airport.domainId, runId });
};
const run = async (id: number) => {
  // two runs by hand are never of the same second: what ran before did so earlier
  await database.ask("update subscription_runs set due_at = due_at - interval '1 second' where subscription_id = $1", [id]);
  expect((await (await app.as("web")).call("POST", `/api/subscriptions/${id}/run`)).status).toBe(200);
  await work(id);
};
const mailsTo = (address: string, subject: string) =>
  app.mails().filter((mail) => mail.to.includes(address) && mail.subject.includes(subject));
const found = (address: string, subject: string) => () => {
  const mail = mailsTo(address, subject).at(-1);
  if (!mail) throw new Error(`There is no mail ${subject} yet.`);
  return mail;
};
const arrived = (address: string, subject: string) => vi.waitFor(found(address, subject), { timeout: 15_000, interval: 50 });

beforeAll(async () => {
  const { north, south } = app.world().airport;
  const owner = await database.owner();
  for (const [id, address] of [
    [north.users.web, "web@north.test"],
    [north.users.adm, "adm@north.test"],
  ] as const)
    await owner.query("update users set email = $1 where id = $2", [address, id]);
  const training = await testTraining(app);
  ({ programId } = training);
  await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -20 });
  await testRun(app, { ...training, userId: south.users.usr, status: "c", ended: -10 });
  kept = await keep("web", "Month: all");
});

/** With the day it tells of. */
const named = (format: string): unknown => expect.stringMatching(new RegExp(`^Month all \\d{4}-\\d\\d-\\d\\d\\.${format}$`, "u"));

test("a kept report is mailed as a file to readers who may see reports, and its newest file is given out to them", async () => {
  const { north } = app.world().airport;
  const { body, status } = await add({ description: "Attached", users: [north.users.web, north.users.adm] });
  expect([status, body.reportName, body.owner]).toEqual([201, "Month: all", "web"]);
  await run(body.id);
  const mail = await arrived("adm@north.test", "Attached");
  expect(mail.subject).toBe("Report: Attached");
  expect(mail.attachments.map(({ name }) => name)).toEqual([named("csv")]);
  const lines = mail.attachments[0]!.bytes.toString("utf8").split("\r\n");
  expect(lines[0]).toBe("\u{FEFF}User name,Company,Program");
  expect(lines.slice(1, 3).map((line) => line.split(",")[0])).toEqual(["usr", "usr.south"]);
  expect(await runs(body.id)).toMatchObject([{ state: "done", sent: 2, lineCount: 2, fileName: named("csv") }]);
  const begins = { xlsx: "PK", pdf: "%PDF-" } as const;
  for (const format of ["xlsx", "pdf"] as const) {
    await (await app.as("web")).call("PUT", "/api/subscriptions", { id: body.id, format, description: `As ${format}` });
    await run(body.id);
    const [file] = (await arrived("adm@north.test", `As ${format}`)).attachments;
    expect([file!.name, file!.bytes.subarray(0, begins[format].length).toString("latin1")]).toEqual([named(format), begins[format]]);
  }
  const reader = await app.as("adm");
  const own = (await reader.call<{ rows: { id: number; fileName: string }[] }>("GET", "/api/user/subscriptions")).body.rows;
  expect(own.find(({ id }) => id === body.id)?.fileName).toEqual(named("pdf"));
  expect((await reader.call("GET", `/api/user/subscriptions/${body.id}/file`)).status).toBe(200);
  expect((await (await app.as("ins")).call("GET", `/api/user/subscriptions/${body.id}/file`)).status).toBe(404);
  expect((await (await app.as("usr")).call("GET", `/api/user/subscriptions/${body.id}/file`)).status).toBe(403);
});

test("what is too large for a mail is fetched from the profile after signing in", () => {
  const file = { hash: "0", name: "T60.csv", type: "text/csv", size: mostAttached };
  const ranAt = { createdAt: new Date("2026-11-23T22:30:00Z"), zone: "Asia/Tokyo" };
  const told = { description: "Large", lineCount: 9, ranAt, leftAway: ["companyIds"], file, profile: "https://vigil.test/airport/profile" };
  const reader = { to: "web@north.test", locale: "en", domainTitle: "Airport" };
  expect(reportMail(reader, told).attachment).toMatchObject({ name: "T60.csv" });
  const mail = reportMail(reader, { ...told, file: { ...file, size: mostAttached + 1 } });
  expect(mail.attachment).toBeUndefined();
  expect(mail.text).toContain("once you have signed in");
  expect(mail.text).toContain("As of Nov 24, 2026, 7:30 AM (Asia/Tokyo).");
  expect(mail.text).toContain("https://vigil.test/airport/profile");
  expect(mail.text).toContain("Left away, as it is no longer there or not open to whoever set this up: Companies.");
});

test("what cannot be mailed is refused at its field, and a report that is mailed is not deleted", async () => {
  const { north } = app.world().airport;
  const foreign = await keep("adm", "Private");
  expect((await add({ reportId: null })).body).toMatchObject({ code: "FieldRequired", field: "reportId" });
  expect((await add({ reportId: foreign.id })).body).toMatchObject({ code: "KeptReportNotFound", field: "reportId" });
  expect((await add({ users: [north.users.adm, north.users.usr] })).body).toMatchObject({
    code: "SubscriptionReaderNoReports",
    field: "users",
    details: { names: "usr" },
  });
  expect((await add({ endsOn: "2020-01-01" })).body).toMatchObject({ code: "SubscriptionEndsBefore", field: "endsOn" });
  const { body } = await add({ users: [north.users.adm] });
  const client = await app.as("web");
  expect((await client.call("PUT", "/api/subscriptions", { id: body.id, users: [north.users.usr] })).body.code).toBe(
    "SubscriptionReaderNoReports",
  );
  expect((await client.call("DELETE", `/api/keptreports/${kept.id}`)).body.code).toBe("KeptReportMailed");
});

test("it runs by the clocks of the domain, and no more after its last day", async () => {
  const owner = await database.owner();
  await owner.query("update domains set time_zone = 'Asia/Kolkata' where id = $1", [app.world().airport.domainId]);
  const { body } = await add({ time: "04:15", users: [app.world().airport.north.users.web] });
  expect(body.nextRunAt).toMatch(/T22:45:00Z$/);
  const setting = await (await app.as("web")).call<{ zone: string }>("GET", "/api/subscriptions/mail");
  expect(setting.body.zone).toBe("Asia/Kolkata");
  // it was due when it was a quarter past four there last, and that day was its last one
  await owner.query(
    `update subscriptions set next_run_at = next_run_at - interval '1 day',
       ends_on = ((next_run_at - interval '1 day') at time zone 'Asia/Kolkata')::date where id = $1`,
    [body.id],
  );
  await runDueSubscriptions(app.house());
  await work(body.id);
  expect(await runs(body.id)).toMatchObject([{ manual: false, state: "done", sent: 1 }]);
  expect((await get(body.id)).nextRunAt).toBeNull();
});

test("it sees no further than its owner does now; who lost the right to reports gets none of it", async () => {
  const { north } = app.world().airport;
  const owner = await database.owner();
  const { body } = await add({ description: "Narrow", users: [north.users.web, north.users.adm] });
  await owner.query("update subscriptions set owner_id = $2 where id = $1", [body.id, north.users.adm]); // of North
  await owner.query("insert into subscription_users (domain_id, subscription_id, user_id) values ($1, $2, $3)", [
    app.world().airport.domainId,
    body.id,
    north.users.usr,
  ]);
  await owner.query("update users set email = 'usr@north.test' where id = $1", [north.users.usr]);
  await run(body.id);
  const mail = await arrived("web@north.test", "Narrow");
  expect(mail.attachments[0]!.bytes.toString("utf8")).not.toContain("usr.south");
  expect(await runs(body.id)).toMatchObject([{ sent: 2, noRight: 1, lineCount: 1 }]);
  expect(mailsTo("usr@north.test", "Narrow")).toEqual([]);
});

test("it stops and says so where its owner may no more, or where its limits are gone; whoever saves it takes it up again", async () => {
  const { north } = app.world().airport;
  const owner = await database.owner();
  const { body } = await add({ description: "Orphan", users: [north.users.web] });
  await owner.query("update subscriptions set owner_id = $2 where id = $1", [body.id, north.users.usr]);
  await run(body.id);
  expect((await arrived("web@north.test", "Orphan")).subject).toBe("No longer mailed: Orphan");
  expect(await runs(body.id)).toMatchObject([{ state: "failed", error: "SubscriptionOwnerLost", sent: 1, fileName: "" }]);
  expect((await get(body.id)).nextRunAt).toBeNull();
  await (await app.as("web")).call("PUT", "/api/subscriptions", { id: body.id, description: "Adopted" });
  expect(await get(body.id)).toMatchObject({ owner: "web", nextRunAt: expect.stringContaining("T") as string });
  await run(body.id);
  expect((await runs(body.id))[0]).toMatchObject({ state: "done", sent: 1 });

  const limited = await keep("web", "Limited", { programIds: [programId] });
  await (await app.as("web")).call("PUT", "/api/subscriptions", { id: body.id, reportId: limited.id });
  await owner.query(`update kept_reports set state = jsonb_set(state, '{ask,programIds}', '[987654]') where id = $1`, [limited.id]);
  await run(body.id);
  expect((await runs(body.id))[0]).toMatchObject({ state: "failed", error: "SubscriptionParameterGone", fileName: "" });
});
