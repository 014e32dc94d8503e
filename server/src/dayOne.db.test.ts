import type { AuditedCourse, AuditedLearners } from "@vigil/model/audit/auditWire";
import type { AssignedLearners, AssignmentAnswer } from "@vigil/model/curriculum/assignmentWire";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { ProgramNext } from "@vigil/model/training/nextWire";
import { expect, test } from "vitest";
import { testApp } from "../test/http/testApp.ts";
import type { TestClient } from "../test/http/testClient.ts";
import { testJobs } from "../test/jobs/testJobs.ts";
import { importer, peopleCsv } from "../test/organization/testImport.ts";
import { testContentCourse } from "../test/training/testContentCourse.ts";
import { mailQueue } from "./mail/mailQueue.ts";
import { mailPlace, type Mail } from "./mail/queueMail.ts";
import { reportQueue } from "./reporting/reports/reportQueue.ts";
import { workReport } from "./reporting/reports/workReport.ts";
import { subscriptionQueue } from "./reporting/subscriptions/subscriptionQueue.ts";
import { workSubscription } from "./reporting/subscriptions/workSubscription.ts";
import { unseal } from "./storage/seal.ts";

const jobs = testJobs();
const app = testApp({
  environment: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000/" },
  jobs,
});
const { open, check, apply } = importer(app, jobs);

const password = "Chosen-on-day-1";
const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const mails = (): Mail[] =>
  jobs
    .sentTo(mailQueue)
    .splice(0)
    .map(({ domainId, sealed }) => JSON.parse(unseal(app.house().settings.secretKey, mailPlace(domainId), sealed) ?? "{}") as Mail);

/** One line in fifty names a company that is not there; the first fifty have an address. */
const spoilt = (index: number, cells: string[]) =>
  cells.map((cell, column) => {
    if (column === 3 && index % 50 === 7) return "Nowhere";
    return column === 5 && index >= 50 ? "" : cell;
  });

/** From the mail to their own password, signed in. */
async function begin({ to, text }: Mail): Promise<TestClient> {
  const [, token] = /reset-password#([\w-]+)/u.exec(text) ?? [];
  const client = app.visitor();
  await client.call("GET", "/api/user/login");
  const chosen = await client.call("PUT", "/api/user/login/reset", { token, newPassword: password, domain: "airport" });
  const signedIn = await client.signIn({ username: to.replace("@example.org", ""), password, domain: "airport" });
  expect([chosen.status, signedIn.status]).toEqual([200, 200]);
  return client;
}

/** Reads on as “Continue” leads, section by section, until nothing is left. */
async function train(client: TestClient, programId: number): Promise<void> {
  const next = async () => (await client.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body.step;
  for (let step = await next(), steps = 0; step !== null; step = await next()) {
    expect(steps++).toBeLessThan(7); // three sections in two courses
    const [courseId = 0, unitId = 0, sectionId = 0, pageId = 0] = step.path;
    const page = (id: number) => ({ pageId: id, complete: true, timeMet: true, labComplete: true, data: null });
    const section = `/api/training/status/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}`;
    expect((await client.call("PUT", section, { status: "A", pages: [page(pageId), page(pageId + 1)] })).status).toBe(200);
  }
}

async function due(client: TestClient, programId: number) {
  const { body } = await client.call<ReportRun>("POST", "/api/reports/T70/runs", { programIds: [programId] });
  for (const order of jobs.sentTo(reportQueue).splice(0)) await workReport(app.house(), order, { last: true });
  const { body: lines } = await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=50`);
  const csv = (await client.call<string>("GET", `/api/reportruns/${body.id}/export.csv`)).body.trim().split("\n").slice(1);
  return { count: lines.count, csv, first: lines.rows[0], columns: reportOf("T70").columns };
}

test("a manager's first day: 2,000 people in, forty faults corrected, a program due in ten days, a reminder, fifty trained, the rest reported, one followed by an auditor", async () => {
  const manager = await app.as("web");
  const opened = await open(manager, peopleCsv(2000, spoilt));
  const checked = await check(manager, opened, { accessLevelId: 1, invites: true });
  expect(checked.counts).toMatchObject({ faulty: 40, create: 1960 });
  const { body: faulty } = await manager.call("GET", `/api/users/imports/${checked.id}/lines?outcome=faulty&limit=200`);
  for (const { line, cells } of faulty.rows)
    await manager.call("PUT", `/api/users/imports/${checked.id}/lines/${line}`, { cells: cells.with(3, "South") });
  expect(await apply(manager, checked)).toMatchObject({ state: "applied", applied: { create: 2000 } });

  // all who came, by what the list finds
  const { programId, courseId } = await testContentCourse(app);
  const people = { matching: { search: "Anna" } };
  const dates = { startsOn: null, dueOn: day(10), endsOn: null };
  const { body: assigned } = await manager.call<AssignmentAnswer>("POST", "/api/users/programs/assign", {
    people,
    programIds: [programId],
    ...dates,
  });
  expect(assigned.added).toBe(2000);

  // fifty choose a password from the mail and train
  const invitations = mails();
  expect(invitations).toHaveLength(50);
  for (const invitation of invitations) await train(await begin(invitation), programId);

  // the others are reported, on the screen and in the file; the fifty are not
  const left = await due(manager, programId);
  expect([left.count, left.csv.length]).toEqual([1950, 1950]);
  expect(left.first![left.columns.indexOf("dueDate")]).toBe(day(10));
  const { body: learners } = await manager.call<AssignedLearners>("GET", `/api/programs/${programId}/learners?search=p7@example.org`);
  expect(learners.rows).toMatchObject([{ username: "p7", status: "c" }]);

  // who is subscribed is told
  const { users } = app.world().airport.north;
  await app.database.ask("update users set email = 'web@north.test' where id = $1", [users.web]);
  const subscription = {
    description: "Due",
    scope: "PROGRAM_END",
    users: [users.web],
    interval: 2,
    period: "weeks",
    time: "06:00",
    nextRunAt: `${day(12)}T06:00:00Z`,
  };
  const { body: added } = await manager.call("POST", "/api/subscriptions", subscription);
  expect((await manager.call("POST", `/api/subscriptions/${added.id}/run`)).status).toBe(200);
  for (const order of jobs.sentTo(subscriptionQueue).splice(0)) await workSubscription(app.house(), order);
  const [reminder] = mails().filter(({ to }) => to === "web@north.test");
  expect(reminder?.text.match(/Anna/gu)).toHaveLength(500);
  expect(reminder?.text).toMatch(/1,?450/u); // the others are counted

  // an auditor follows one, page by page
  const auditor = await app.as("aud", "south");
  const { body: found } = await auditor.call<AuditedLearners>("GET", "/api/audit/users?search=p7%40example.org");
  expect(found.rows).toMatchObject([{ username: "p7" }]);
  const { body: course } = await auditor.call<AuditedCourse>("GET", `/api/audit/users/${found.rows[0]!.userId}/courses/${courseId}`);
  expect(course).toMatchObject({ learner: { username: "p7" }, programId, course: { id: courseId } });
  expect(course.course.courseStatus.status).toBe("c");
}, 120_000);
