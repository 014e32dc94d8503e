import { describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testCompanyConfiguration } from "../../../test/training/testCompanyConfiguration.ts";
import { testContentCourse, type TestContentCourse } from "../../../test/training/testContentCourse.ts";
import { resetDue } from "./startResets.ts";

const app = testApp();
const path = (programId: number) => `/api/training/status/programs/${programId}`;
const pages = (...ids: number[]) => ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));

/** A program of two courses of which the first is read through. */
async function begun(settings: Record<string, unknown> = {}): Promise<TestContentCourse> {
  await testCompanyConfiguration(app, settings);
  const client = await app.as("usr");
  const made = await testContentCourse(app);
  await client.call("POST", path(made.programId));
  await read(made, made.courseId);
  return made;
}

async function read({ programId }: TestContentCourse, courseId: number) {
  const client = await app.as("usr");
  const course = `${path(programId)}/courses/${courseId}`;
  for (const [unit, section, ...ids] of [
    [1, 1, 1, 2],
    [1, 2, 3, 4],
    [2, 3, 5, 6],
  ] as const)
    await client.call("PUT", `${course}/units/${unit}/sections/${section}`, { status: "C", pages: pages(...ids) });
}

interface Run {
  id: number;
  sequence: number;
  complete: boolean;
  closedAt: string | null;
}

async function runs({ programId }: TestContentCourse): Promise<Run[]> {
  const client = await app.as("web");
  const { body } = await client.call<{ rows: Run[] }>(
    "GET",
    `/api/programstatuses?programId=${programId}&fields=sequence,complete,closedAt`,
  );
  return body.rows.toSorted((one, other) => one.sequence - other.sequence);
}

const courseStatuses = async (programStatusId: number) => {
  const client = await app.as("web");
  return (await client.call("GET", `/api/coursestatuses?programStatusId=${programStatusId}&fields=courseId,complete,progress,run,closedAt`))
    .body.rows;
};

describe("an administrator", () => {
  test("R-4.100 R-4.101 resets a run softly: the next one has the course statuses unchanged", async () => {
    const made = await begun();
    const [first] = await runs(made);
    const before = await courseStatuses(first!.id);
    const admin = await app.as("web");
    const preview = await admin.call("GET", `/api/programstatuses/${first!.id}/reset`);
    expect(preview.body).toMatchObject({ sequence: 1, begun: 1, completeCourses: 1, closed: false });
    expect((await admin.call("POST", "/api/programstatuses/reset", { ids: [first!.id], kind: "soft" })).status).toBe(200);
    const [closed, next] = await runs(made);
    expect([closed!.closedAt !== null, next!.sequence, next!.closedAt]).toEqual([true, 2, null]);
    expect(await courseStatuses(next!.id)).toEqual(before);
    expect(await courseStatuses(first!.id)).toEqual([]);
  });

  test("R-4.100 resets a run hard: its course statuses are closed with it and the next begins with nothing done", async () => {
    const made = await begun();
    const [first] = await runs(made);
    const admin = await app.as("web");
    const { body } = await admin.call("PUT", "/api/programstatuses", { id: first!.id, reset: true });
    expect(body).toMatchObject({ id: first!.id, reset: true });
    const [, next] = await runs(made);
    expect(
      (await courseStatuses(next!.id)).map(({ complete, progress }: { complete: boolean; progress: number }) => [complete, progress]),
    ).toEqual([
      [false, 0],
      [false, 0],
    ]);
    const again = await admin.call("POST", "/api/programstatuses/reset", { ids: [first!.id, next!.id] });
    expect(again).toMatchObject({ status: 412, body: { code: "StatusClosed", details: { ids: [first!.id] } } });
    expect(await runs(made)).toHaveLength(2);
  });

  test("a status that was read is written back as it is, open or closed, and nothing is reset; a row that says so is", async () => {
    const made = await begun();
    const [first] = await runs(made);
    const admin = await app.as("web");
    const [course] = await courseStatuses(first!.id);
    const before = [await runs(made), await courseStatuses(first!.id)];
    const open = (await admin.call("GET", `/api/programstatuses/${first!.id}`)).body;
    const begunCourse = (await admin.call("GET", `/api/coursestatuses/${course.id}`)).body;
    expect(await admin.call("PUT", "/api/programstatuses", [open])).toMatchObject({ status: 200, body: [{ id: open.id, closedAt: null }] });
    expect(await admin.call("PUT", "/api/coursestatuses", begunCourse)).toMatchObject({ status: 200, body: { id: course.id } });
    expect([await runs(made), await courseStatuses(first!.id)]).toEqual(before);
    expect(await admin.call("PUT", "/api/programstatuses", { ...open, reset: true })).toMatchObject({ status: 200, body: { reset: true } });
    const closed = (await admin.call("GET", `/api/programstatuses/${first!.id}`)).body;
    expect(await admin.call("PUT", "/api/programstatuses", [closed])).toMatchObject({ status: 200, body: [closed] });
    expect(await runs(made)).toHaveLength(2);
    expect((await admin.call("PUT", "/api/coursestatuses", { id: course.id, progress: 1, rest: true })).body).toMatchObject({
      field: "reset",
    });
  });

  test("R-4.100 resets one course of a run that is not complete", async () => {
    const made = await begun();
    const [run] = await runs(made);
    const [status] = (await courseStatuses(run!.id)).filter(({ courseId }: { courseId: number }) => courseId === made.courseId);
    const admin = await app.as("web");
    await admin.call("POST", "/api/coursestatuses/reset", { ids: [status.id] });
    const found = (await courseStatuses(run!.id)).filter(({ courseId }: { courseId: number }) => courseId === made.courseId);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ run: 1, complete: true, closedAt: expect.any(String) }),
        expect.objectContaining({ run: 2, complete: false, closedAt: null }),
      ]),
    );
    await read(made, made.courseId);
    await read(made, made.secondCourseId);
    const [done] = await runs(made);
    expect(done!.complete).toBe(true);
    const late = await admin.call("POST", "/api/coursestatuses/reset", { ids: [found.find(({ run: n }: { run: number }) => n === 2).id] });
    expect(late).toMatchObject({ status: 412, body: { code: "ProgramRunComplete" } });
  });

  test("of another company does not see, and cannot reset", async () => {
    const made = await begun();
    const [run] = await runs(made);
    const stranger = await app.as("adm", "south");
    expect((await stranger.call("GET", `/api/programstatuses/${run!.id}`)).status).toBe(404);
    expect((await stranger.call("POST", "/api/programstatuses/reset", { ids: [run!.id] })).status).toBe(404);
    const learner = await app.as("usr");
    expect((await learner.call("POST", "/api/programstatuses/reset", { ids: [run!.id] })).status).toBe(403);
  });
});

test("R-3.015 R-3.035 R-3.076 R-3.077 statuses are listed by when they were opened, the latest first, with what was counted", async () => {
  const made = await begun();
  const admin = await app.as("web");
  const programs = (await admin.call("GET", "/api/programstatuses")).body.rows;
  const instants = programs.map(({ initiatedAt }: { initiatedAt: string }) => initiatedAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const [run] = await runs(made);
  const record = (await admin.call("GET", `/api/programstatuses/${run!.id}`)).body;
  const common = "complete duration endAt examDuration initiatedAt lastAccessedAt reset resetAt simDuration startDate totalDuration".split(
    " ",
  );
  expect(Object.keys(record)).toEqual(expect.arrayContaining([...common, "virtualDuration"]));
  const [status] = (await admin.call("GET", "/api/coursestatuses")).body.rows;
  const course = (await admin.call("GET", `/api/coursestatuses/${status.id}`)).body;
  expect(Object.keys(course)).toEqual(expect.arrayContaining([...common, "attempts", "bookmark", "finalExamLocked", "minibook"]));
});

describe("R-3.065 a reset that the configuration asks for", () => {
  test("R-3.064 resetCompleted: a complete program opens its next run at the next launch, or by the job when immediate", async () => {
    const made = await begun({ resetCompleted: "nextLaunch" });
    await read(made, made.secondCourseId);
    await resetDue(app.house());
    expect((await runs(made)).map(({ complete }) => complete)).toEqual([true]);
    const launched = await (await app.as("usr")).call("POST", path(made.programId));
    expect(launched.body).toMatchObject({ sequence: 2, complete: false });
    await read(made, made.courseId);
    await read(made, made.secondCourseId);
    await testCompanyConfiguration(app, { resetCompleted: "immediate" });
    await resetDue(app.house());
    expect((await runs(made)).map(({ sequence, complete }) => [sequence, complete])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    await resetDue(app.house());
    expect(await runs(made)).toHaveLength(3);
  });

  test("R-3.064 resetStarted: a course in progress begins anew when its content changed, and only then", async () => {
    const made = await begun({ resetStarted: "nextLaunch" });
    const learner = await app.as("usr");
    const course = `${path(made.programId)}/courses/${made.secondCourseId}`;
    await learner.call("PUT", `${course}/units/1/sections/1`, { status: "C", pages: pages(1, 2) });
    await learner.call("POST", path(made.programId));
    const [run] = await runs(made);
    const ofSecond = async () =>
      (await courseStatuses(run!.id)).filter(({ courseId }: { courseId: number }) => courseId === made.secondCourseId);
    expect(await ofSecond()).toHaveLength(1);
    const owner = await app.database.owner();
    await owner.query(
      `with made as (insert into course_contents (owner_domain_id, course_id, content, content_hash)
         select owner_domain_id, course_id, content, 'new ' || id from course_contents where course_id = $1 returning id)
       update courses set current_content_id = (select id from made) where id = $1`,
      [made.secondCourseId],
    );
    await resetDue(app.house());
    expect(await ofSecond()).toHaveLength(1);
    await learner.call("POST", path(made.programId));
    expect(
      (await ofSecond()).map(({ run: times, progress }: { run: number; progress: number }) => [times, progress > 0]).toSorted(),
    ).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test("R-3.064 R-4.045 resetAttempted: after a failed final the sections begin anew and their pages are incomplete; the attempt stays", async () => {
    const made = await begun({ resetAttempted: "nextLaunch" });
    const learner = await app.as("usr");
    const course = `${path(made.programId)}/courses/${made.secondCourseId}`;
    await learner.call("PUT", `${course}/units/1/sections/1`, { status: "C", pages: pages(1, 2) });
    await learner.call("PUT", `${course}/units/1/sections/2`, { status: "A", pages: pages(3) });
    const owner = await app.database.owner();
    await owner.query(
      `with library as (insert into image_libraries (owner_domain_id, name, name_key)
          select domain_id, 'Reset ' || id, 'reset ' || id from course_statuses where course_id = $1 returning id, owner_domain_id)
       insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, started_at, sealed_at, sealed_by, score, passed)
         select status.domain_id, status.user_id, 'Exam', status.id, 3, library.id, '{}', now(), now(), 'submit', 0, false
           from course_statuses status, library where status.course_id = $1`,
      [made.secondCourseId],
    );
    const taken = async () => (await learner.call("GET", `/api/training/programs/${made.programId}/courses/${made.secondCourseId}`)).body;
    const shown = async () =>
      (await taken()).unitStatus[0].sectionStatus
        .toSorted((one: { sectionId: number }, other: { sectionId: number }) => one.sectionId - other.sectionId)
        .map(({ status, pages: all }: { status: string; pages: { complete: boolean }[] }) => [status, all.map(({ complete }) => complete)]);
    expect(await shown()).toEqual([
      ["C", [true, true]],
      ["A", [true]],
    ]);
    await resetDue(app.house());
    const { courseStatus: before } = await taken();
    expect(before.progress).toBe(0.5);
    await learner.call("POST", path(made.programId));
    expect(await shown()).toEqual([
      ["A", [false, false]],
      ["A", [false]],
    ]);
    const { courseStatus: now } = await taken();
    expect(now).toMatchObject({ id: before.id, progress: 0, status: "a", bookmark: null });
    expect(now.basis).not.toBe(before.basis); // a page that still shows the sections as read is told by its next save
    const { rows } = await owner.query("select count(*)::int as attempts from simulator_sessions where passed = false and settings = '{}'");
    expect(rows).toEqual([{ attempts: 1 }]);
    const saved = await learner.call("PUT", `${course}/units/1/sections/1`, { status: "C", pages: pages(1, 2) });
    expect(saved.body.courseStatus.basis).toBe(now.basis);
    await learner.call("POST", path(made.programId));
    expect((await shown())[0]).toEqual(["C", [true, true]]);
  });

  test("immediate: the job begins a course anew whose content changed, at no launch; never: nothing does", async () => {
    for (const [choice, times] of [
      ["never", 1],
      ["immediate", 2],
    ] as const) {
      const made = await begun({ resetStarted: choice });
      const learner = await app.as("usr");
      await learner.call("PUT", `${path(made.programId)}/courses/${made.secondCourseId}/units/1/sections/1`, {
        status: "A",
        pages: pages(1),
      });
      await app.database.ask(
        `with made as (insert into course_contents (owner_domain_id, course_id, content, content_hash)
           select owner_domain_id, course_id, content, 'newer ' || id from course_contents where course_id = $1 returning id)
         update courses set current_content_id = (select id from made) where id = $1`,
        [made.secondCourseId],
      );
      await resetDue(app.house());
      const [run] = await runs(made);
      const ofSecond = (await courseStatuses(run!.id)).filter(({ courseId }: { courseId: number }) => courseId === made.secondCourseId);
      expect([choice, ofSecond.length]).toEqual([choice, times]);
    }
  });
});
