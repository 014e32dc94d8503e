import type { Event } from "@vigil/model/reporting/event";
import { eventTypes } from "@vigil/model/reporting/eventTypes";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";
import { fillBenchmark } from "../benchmarkSeed.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { explain, fullScans } from "../../test/storage/explain.ts";

const app = testApp();
type Told = Event & { "aboutUser.username": string | null; data: Record<string, unknown> };

/** The newest event of a type, as whoever may see events opens it. */
async function told(type: string, level: "web" | "adm" = "web"): Promise<Told> {
  const client = await app.as(level);
  const { rows } = (await client.call<{ rows: Event[] }>("GET", `/api/events?type=${type}&limit=1`)).body;
  return (await client.call<Told>("GET", `/api/events/${rows[0]!.id}`)).body;
}
const person = () => app.world().airport.north.users.usr;
const course: { programId: number; courseStatusId: number; programStatusId: number } = {
  programId: 0,
  courseStatusId: 0,
  programStatusId: 0,
};

beforeAll(async () => {
  course.programId = (await completeProgram(app)).programId;
  const { rows } = await app.database.ask(
    "select c.id, c.program_status_id from course_statuses c join program_statuses p on p.id = c.program_status_id where p.program_id = $1 order by c.id limit 1",
    [course.programId],
  );
  course.courseStatusId = rows[0].id;
  course.programStatusId = rows[0].program_status_id;
});

const updates = async (id: number): Promise<number> =>
  (await (await app.as("web")).call("GET", `/api/events?type=user.update&aboutUserId=${id}`)).body.rows.length;

describe("an event says who was changed, and from what to what", () => {
  test("a password set by an administrator, one by one and among other changes", async () => {
    const admin = await app.as("web");
    const id = app.world().airport.south.users.ins;
    await admin.call("POST", `/api/users/${id}/password`, { password: "Wandering-belts-1", forcePasswordChange: true });
    expect(await told("user.givePassword")).toMatchObject({
      aboutUserId: id,
      "aboutUser.username": "ins.south",
      subjectName: "ins.south",
      data: { mustChange: true },
    });
    expect(await updates(id)).toBe(0);
    await admin.call("PUT", "/api/users", { id, password: "Wandering-belts-2", locale: "ar", forcePasswordChange: false });
    expect(await told("user.givePassword")).toMatchObject({ aboutUserId: id, data: { mustChange: false } });
    expect(await told("user.update")).toMatchObject({ aboutUserId: id, personal: { before: { locale: "en" }, after: { locale: "ar" } } });
    expect(await updates(id)).toBe(1);
  });

  test("a password that an administrator gives is changed at the next sign-in, where nobody says that it need not be", async () => {
    const admin = await app.as("web");
    const id = app.world().airport.south.users.ins;
    const changed = await admin.call("PUT", "/api/users", { id, password: "Wandering-belts-3" });
    expect(changed.body).toMatchObject({ forcePasswordChange: true });
    expect(await told("user.givePassword")).toMatchObject({ aboutUserId: id, data: { mustChange: true } });
    const theirs = async (password: string) => {
      const client = app.visitor();
      await client.signIn({ username: "ins.south", password, domain: "airport" });
      const { status, body } = await client.call("GET", "/api/companies");
      return [status, body.code];
    };
    expect(await theirs("Wandering-belts-3")).toEqual([403, "PasswordChangeRequired"]);
    await admin.call("PUT", "/api/users", { id, password: "Wandering-belts-4", forcePasswordChange: false });
    expect(await theirs("Wandering-belts-4")).not.toContain("PasswordChangeRequired");
  });

  test("a lock and its lifting, of one and of many", async () => {
    const admin = await app.as("web");
    const { ins, aud } = app.world().airport.south.users;
    await admin.call("PUT", "/api/users", [
      { id: ins, locked: true },
      { id: aud, locked: true },
    ]);
    expect(await told("user.lock")).toMatchObject({ data: { before: { locked: false }, after: { locked: true } } });
    await admin.call("POST", "/api/users/unlock", { ids: [ins, aud] });
    const { rows } = (await admin.call<{ rows: Event[] }>("GET", "/api/events?type=user.unlock&fields=aboutUserId")).body;
    expect(new Set(rows.map(({ aboutUserId }) => aboutUserId))).toEqual(new Set([ins, aud]));
    expect(await told("user.unlock")).toMatchObject({ data: { before: { locked: true }, after: { locked: false } } });
  });

  test("a question and its answer key: told to who may change them, to nobody else who reads events", async () => {
    const admin = await app.as("web");
    const { body: quiz } = await admin.call("POST", "/api/quizzes", { name: "Belts and bags", type: "content" });
    const question = (text: string, correct: string[], incorrect: string[]) => ({ text, correct, incorrect, feedback: "" });
    const set = (...questions: object[]) => admin.call("PUT", `/api/quizzes/${quiz.id}/questions`, { questions });
    expect((await set(question("Stop it?", ["Yes"], ["No"]), question("Open it?", ["Yes"], ["No"]))).status).toBe(200);
    expect((await set(question("Stop it?", ["Yes"], ["No"]), question("Open it?", ["No"], ["Yes"]))).status).toBe(200);
    expect((await told("quiz.update")).data).toMatchObject({
      answerKey: [{ number: 2, before: { text: "Open it?", correct: ["Yes"] }, after: { text: "Open it?", correct: ["No"] } }],
    });
    expect((await told("quiz.update", "adm")).data["answerKey"]).toBe("hidden");
  });

  test("a locked final and a reset, with the learner whose they are", async () => {
    const admin = await app.as("web");
    await app.database.ask("update course_statuses set final_exam_locked = true, failed_attempts = 3 where id = $1", [
      course.courseStatusId,
    ]);
    await admin.call("POST", "/api/lockedexams/unlock", { ids: [course.courseStatusId] });
    expect(await told("courseStatus.unlock")).toMatchObject({
      aboutUserId: person(),
      "aboutUser.username": "usr",
      subjectName: "usr",
      data: { before: { finalExamLocked: true, failedAttempts: 3 }, after: { finalExamLocked: false, failedAttempts: 0 } },
    });
    const open = await testContentCourse(app);
    await (await app.as("usr")).call("POST", `/api/training/status/programs/${open.programId}`);
    const { rows } = (await admin.call("GET", `/api/coursestatuses?courseId=${open.courseId}`)).body;
    expect((await admin.call("POST", "/api/coursestatuses/reset", { ids: [rows[0].id] })).status).toBe(200);
    expect(await told("courseStatus.reset")).toMatchObject({
      aboutUserId: person(),
      data: { by: "administrator", before: { run: 1 }, after: { run: 2, status: "n" } },
    });
    expect((await admin.call("POST", "/api/programstatuses/reset", { ids: [course.programStatusId], kind: "hard" })).status).toBe(200);
    expect(await told("programStatus.reset")).toMatchObject({ aboutUserId: person(), data: { kind: "hard", after: { status: "n" } } });
  });

  test("a certificate that was locked", async () => {
    const admin = await app.as("web");
    const { rows } = (await admin.call("GET", `/api/programcertificates?programId=${course.programId}`)).body;
    await admin.call("POST", "/api/programcertificates/lock", { ids: [rows[0].id] });
    expect(await told("programCertificate.lock")).toMatchObject({
      aboutUserId: person(),
      data: { before: { locked: false }, after: { locked: true } },
    });
  });
});

test("R-3.081 its company is that of whom it is about, or of its record; of who acted where nobody else is concerned", async () => {
  const [admin, ours, theirs] = [await app.as("web"), await app.as("adm"), await app.as("adm", "south")];
  const { north, south } = app.world().airport;
  const seen = async (client: typeof admin, query: string) =>
    (await client.call<{ rows: (Event & { "company.name": string })[] }>("GET", `/api/events?limit=1&${query}`)).body.rows;
  const company = async (type: string) => (await seen(admin, `type=${type}`))[0];

  await admin.call("PUT", "/api/users", { id: south.users.ins, jobTitle: "Trainer" });
  expect(await company("user.update")).toMatchObject({ userId: north.users.web, companyId: south.companyId, "company.name": "South" });
  const mine = `type=user.update&aboutUserId=${south.users.ins}`;
  expect(await seen(theirs, mine)).toHaveLength(1);
  expect(await seen(ours, mine)).toEqual([]);
  expect(await seen(admin, `${mine}&companyId=${south.companyId}`)).toHaveLength(1);
  expect(await seen(admin, `${mine}&companyId=${north.companyId}`)).toEqual([]);

  const [learner, stranger] = [await app.as("usr"), await app.as("web", "south")];
  const open = await testContentCourse(app);
  await learner.call("POST", `/api/training/status/programs/${open.programId}`);
  const { rows } = (await admin.call("GET", `/api/coursestatuses?courseId=${open.courseId}`)).body;
  await stranger.call("POST", "/api/coursestatuses/reset", { ids: [rows[0].id] });
  expect(await company("courseStatus.reset")).toMatchObject({
    userId: south.users.web,
    aboutUserId: person(),
    companyId: north.companyId,
  });
  await admin.call("PUT", "/api/companies", { id: south.companyId, region: "Coast" });
  expect(await company("company.update")).toMatchObject({ companyId: south.companyId });
  await stranger.call("POST", "/api/groups", { name: "Of nobody" });
  expect(await company("group.create")).toMatchObject({ companyId: south.companyId });
});

test("the log is filtered by whom it is about, by who did it, and by record; each of them by an index", async () => {
  const admin = await app.as("web");
  const about = (await admin.call<{ rows: Event[] }>("GET", `/api/events?aboutUserId=${person()}&limit=100&fields=type,aboutUserId`)).body
    .rows;
  expect(about.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["programStatus.start", "courseStatus.unlock", "programCertificate.issue"]),
  );
  expect(new Set(about.map(({ aboutUserId }) => aboutUserId))).toEqual(new Set([person()]));
  const owner = await app.database.owner();
  await fillBenchmark(owner, { users: 2000, events: 20_000 });
  await owner.query("analyze events");
  const { domainId } = app.world().airport;
  const plans = await app.database.asDomain(domainId, (tx) =>
    Promise.all(
      [sql`about_user_id = ${person()}`, sql`user_id = ${person()}`, sql`subject_entity = 'courseStatus' and subject_id = 1`].map((which) =>
        explain(tx, sql`select id from events where domain_id = ${domainId} and ${which} order by at desc, id desc limit 20`),
      ),
    ),
  );
  expect(plans.flatMap(fullScans)).toEqual([]);
});

test("every type that is written is declared, so that it has words", async () => {
  const { rows } = await app.database.ask<{ type: string }>("select distinct type from events where domain_id = $1", [
    app.world().airport.domainId,
  ]);
  expect(rows.map(({ type }) => type).filter((type) => !(eventTypes as readonly string[]).includes(type))).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});
