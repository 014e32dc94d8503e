import { describe, expect, test } from "vitest";
import type { CourseEntry, PageState, SectionAnswer, SectionTexts, TrainingCourse, TrainingProgram } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse, type TestContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const read = (...ids: number[]): PageState[] =>
  ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));
const coursePath = ({ programId }: TestContentCourse, courseId: number) => `/api/training/programs/${programId}/courses/${courseId}`;
const statusPath = ({ programId }: TestContentCourse, courseId: number) => `/api/training/status/programs/${programId}/courses/${courseId}`;
const sections = [
  { unit: 1, section: 1, pages: [1, 2] },
  { unit: 1, section: 2, pages: [3, 4] },
  { unit: 2, section: 3, pages: [5, 6] },
];

async function readSection(client: TestClient, course: TestContentCourse, at: (typeof sections)[number], courseId = course.courseId) {
  const body = { status: "C", pages: read(...at.pages) };
  return client.call<SectionAnswer>("PUT", `${statusPath(course, courseId)}/units/${at.unit}/sections/${at.section}`, body);
}

describe("a content course", () => {
  test("R-9.048 R-1.003 R-4.046 R-4.047 R-4.061 R-4.064 R-3.130 R-7.031 R-9.039 R-9.040 is read section by section, and completing the courses completes the program", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    await client.call("POST", `/api/training/status/programs/${course.programId}`);
    const told = async () =>
      (await client.call<CourseEntry[]>("GET", `/api/training/programs/${course.programId}`)).body.map(
        (entry) => entry.courseStatus.status,
      );
    expect(await told()).toEqual(["n", "n"]);
    expect((await client.call("POST", statusPath(course, course.courseId))).body).toMatchObject({ status: "a", progress: 0 });
    expect(await told()).toEqual(["a", "n"]);
    for (const at of sections) expect((await readSection(client, course, at)).status).toBe(200);
    const { body } = await client.call<TrainingCourse>("GET", coursePath(course, course.courseId));
    expect(body.courseStatus).toMatchObject({ status: "c", complete: true, progress: 1 });
    expect(body.unitStatus.map(({ status, locked, sectionsComplete }) => [status, locked, sectionsComplete])).toEqual([
      ["c", false, 2],
      ["c", false, 1],
    ]);
    expect(body).toMatchObject({ corsMode: "no-cors", corsCredentials: "same-origin", simConfig: null });
    expect(body.content).toMatchObject({ locale: "en", labs: [], glossary: [], objectives: [], units: [{ id: 1 }, { id: 2 }] });
    expect(body.unitStatus[0]?.sectionStatus.map(({ status }) => status)).toEqual(["C", "C"]);
    expect((await client.call("GET", `/api/training/status/programs/${course.programId}`)).body).toMatchObject({ complete: false });
    for (const at of sections) await readSection(client, course, at, course.secondCourseId);
    expect((await client.call("GET", `/api/training/status/programs/${course.programId}`)).body).toMatchObject({
      status: "c",
      complete: true,
    });
  });

  test("R-7.041 R-4.041 R-4.063 a section has status C when all its pages are complete, otherwise A, and answers the course's status", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const path = `${statusPath(course, course.courseId)}/units/1/sections/1`;
    const half = await client.call<SectionAnswer>("PUT", path, { status: "A", pages: read(1) });
    expect(half.body).toMatchObject({ section: { status: "A" }, courseStatus: { status: "a", progress: 0.16 } });
    const whole = await client.call<SectionAnswer>("PUT", path, { status: "A", pages: read(1, 2) });
    expect(whole.body).toMatchObject({ section: { status: "C" }, courseStatus: { progress: 0.33 } });
  });

  test("R-3.123 R-4.062 a page keeps whether its time was met, whether it and its labs are complete, and its data", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const [state] = read(1);
    const pages = [{ ...state, data: { scroll: 12 } }];
    const { body } = await client.call<SectionAnswer>("PUT", `${statusPath(course, course.courseId)}/units/1/sections/1`, {
      status: "A",
      pages,
    });
    expect(body.section.pages).toEqual([{ pageId: 1, complete: true, timeMet: true, labComplete: true, data: { scroll: 12 } }]);
  });

  test("R-4.042 R-4.043 R-4.053 a section marked attempted stays complete when it is, and in a complete course or program all its pages become complete", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const attempt = (at: (typeof sections)[number]) =>
      client.call<SectionAnswer>("PUT", `${statusPath(course, course.courseId)}/units/${at.unit}/sections/${at.section}`, { status: "A" });
    expect((await attempt(sections[0]!)).body.section).toMatchObject({ status: "A", pages: [] });
    for (const at of sections) await readSection(client, course, at);
    const owner = await app.database.owner();
    const unread = `update section_statuses set pages = '[]', status = 'A'
      where course_status_id in (select id from course_statuses where course_id = $1)`;
    await owner.query(unread, [course.courseId]);
    const complete = async () => {
      const { section } = (await attempt(sections[0]!)).body;
      expect([section.status, ...section.pages.map((page) => page.complete)]).toEqual(["C", true, true]);
    };
    await complete();
    // a course that was put into a program that is complete
    await owner.query(unread, [course.courseId]);
    await owner.query("update course_statuses set complete = false, status = 'a' where course_id = $1", [course.courseId]);
    await owner.query("update program_statuses set complete = true, status = 'c' where program_id = $1", [course.programId]);
    await complete();
  });

  test("R-4.051 with enforced order a later unit is locked, and a later section of the same unit", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app, { courseEnforceOrder: true });
    expect(await readSection(client, course, sections[2]!)).toMatchObject({ status: 423, body: { code: "UnitLocked" } });
    expect(await readSection(client, course, sections[1]!)).toMatchObject({ status: 423, body: { code: "SectionLocked" } });
    const free = await testContentCourse(app, { courseEnforceOrder: false });
    expect((await readSection(client, free, sections[2]!)).status).toBe(200);
    expect((await readSection(client, free, sections[1]!)).status).toBe(200);
  });

  test("R-4.052 with program order enforced a course after an incomplete one is locked, and opens when that one is complete", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const { domainId, north } = app.world().airport;
    const { rows } = await app.database.ask<{ id: number }>(
      `with made as (insert into configurations (owner_domain_id, name, name_key, settings) values ($1, 'Order', 'order', '{"programEnforceOrder": true}') returning id)
       insert into configuration_assignments (domain_id, configuration_id, company_id) select $1, id, $2 from made returning id`,
      [domainId, north.companyId],
    );
    expect(await readSection(client, course, sections[0]!, course.secondCourseId)).toMatchObject({
      status: 423,
      body: { code: "CourseLocked" },
    });
    expect(
      (await client.call<CourseEntry[]>("GET", `/api/training/programs/${course.programId}`)).body.map(({ locked }) => locked),
    ).toEqual([false, true]);
    for (const at of sections) await readSection(client, course, at);
    expect((await readSection(client, course, sections[0]!, course.secondCourseId)).status).toBe(200);
    await app.database.ask("delete from configuration_assignments where id = $1", [rows[0]?.id]);
  });

  test("with lockOnCompleted a complete course no longer opens for its learner", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app, { lockOnCompleted: true });
    for (const at of sections) await readSection(client, course, at);
    expect(await client.call("GET", coursePath(course, course.courseId))).toMatchObject({
      status: 404,
      body: { code: "CourseNotAvailable" },
    });
    expect((await readSection(client, course, sections[0]!)).status).toBe(404);
  });

  test("a section read faster than its pages ask for is not complete, by the server's clock", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app, { pageTimerContent: 30 });
    expect((await readSection(client, course, sections[0]!)).body).toMatchObject({
      section: { status: "A" },
      courseStatus: { progress: 0 },
    });
    const owner = await app.database.owner();
    await owner.query(
      "update section_statuses set started_at = now() - interval '31 seconds' where section_id = 1 and pages @> '[{\"complete\": false}]'",
    );
    expect((await readSection(client, course, sections[0]!)).body.section.pages.map(({ complete }) => complete)).toEqual([true, false]);
    await owner.query("update page_clocks set spent_until = spent_until - interval '30 seconds'");
    await owner.query(
      "update section_statuses set started_at = now() - interval '61 seconds' where section_id = 1 and pages @> '[{\"complete\": false}]'",
    );
    expect((await readSection(client, course, sections[0]!)).body.section.status).toBe("C");
  });

  test("a page that was clicked through counts once the server has seen as long as its words need; the page is told how long", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app, { leastReadingTime: 20 });
    const place = `/api/training/programs/${course.programId}/courses/${course.courseId}/units/1/sections/1`;
    const { body: texts } = await client.call<SectionTexts>("GET", place);
    expect(texts.pages.map(({ leastSeconds }) => leastSeconds)).toEqual([3, 3]); // a word each
    const complete = async () => (await readSection(client, course, sections[0]!)).body.section.pages.map((page) => page.complete);
    expect(await complete()).toEqual([false, false]);
    const owner = await app.database.owner();
    await owner.query("update section_statuses set started_at = started_at - interval '4 seconds'");
    await owner.query("update page_clocks set spent_until = spent_until - interval '4 seconds'");
    expect(await complete()).toEqual([true, false]);
    await owner.query("update page_clocks set spent_until = spent_until - interval '3 seconds'");
    expect(await complete()).toEqual([true, true]);
  });

  test("pages of sections that are open side by side share the server's time: 42 seconds are four pages of ten, whatever is claimed at once", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app, { pageTimerContent: 10, courseEnforceOrder: false });
    const other = await testContentCourse(app, { pageTimerContent: 10, courseEnforceOrder: false });
    const places = [course, { ...course, courseId: course.secondCourseId }, other].flatMap((place) =>
      sections.map((section) => ({ place, section })),
    );
    for (const { place, section } of places) expect((await readSection(client, place, { ...section, pages: [] })).status).toBe(200);
    const owner = await app.database.owner();
    const pass = async (seconds: number) => {
      await owner.query("update section_statuses set started_at = started_at - make_interval(secs => $1)", [seconds]);
      await owner.query("update page_clocks set spent_until = spent_until - make_interval(secs => $1)", [seconds]);
    };
    const readAll = async () => {
      const answers = await Promise.all(places.map(({ place, section }) => readSection(client, place, section)));
      return answers.flatMap(({ body }) => body.section.pages).filter(({ complete }) => complete).length;
    };
    await pass(42);
    expect([await readAll(), await readAll()]).toEqual([4, 4]);
    await pass(30);
    expect(await readAll()).toBe(7);
  });

  test("R-3.136 R-7.042 keeps a bookmark; its progress is the server's own, whatever a client claims", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    await readSection(client, course, sections[0]!);
    const bookmark = {
      unitId: 1,
      sectionId: 2,
      pageId: 3,
      labId: 0,
      labPageId: 0,
      minibook: false,
      examType: "",
      sessionType: "",
      enforceOrder: true,
    };
    const { programId, courseId } = course;
    const { body } = await client.call("PUT", "/api/training/progress", { programId, courseId, progress: 1, bookmark });
    expect(body).toEqual({ bookmark, progress: 0.33 });
    expect((await client.call<TrainingCourse>("GET", coursePath(course, courseId))).body.courseStatus.bookmark).toEqual(bookmark);
  });

  test("R-7.038 counts no more time than the server saw pass", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const path = statusPath(course, course.courseId);
    await client.call("POST", path);
    expect((await client.call("PUT", path, { duration: 5_000 })).body.duration).toBeLessThan(60);
    const owner = await app.database.owner();
    await owner.query("update course_statuses set timed_at = now() - interval '100 seconds', duration = 0 where course_id = $1", [
      course.courseId,
    ]);
    expect((await client.call("PUT", path, { duration: 90 })).body).toMatchObject({ duration: 90 });
    // what is complete took as long as it took, however long it is read again
    await owner.query("update course_statuses set timed_at = now() - interval '100 seconds', complete = true where course_id = $1", [
      course.courseId,
    ]);
    expect((await client.call("PUT", path, { duration: 90 })).body).toMatchObject({ duration: 90 });
  });

  test("R-7.037 R-7.039 R-7.040 its start answers progress and duration; its units are started and ended with the sections as stored", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const path = statusPath(course, course.courseId);
    expect((await client.call("POST", path)).body).toMatchObject({ progress: 0, duration: 0 });
    expect((await client.call("POST", `${path}/units/1`)).body).toMatchObject({ unitId: 1, status: "n", complete: false });
    await readSection(client, course, sections[0]!);
    const claim = { status: "c", sectionStatus: [1, 2].map((sectionId) => ({ sectionId, status: "C" })) };
    const { body } = await client.call("PUT", `${path}/units/1`, claim);
    expect(body).toMatchObject({ unitId: 1, status: "a", complete: false, sectionsComplete: 1 });
  });

  test("R-8.048 that is not in the program is not available", async () => {
    const client = await app.as("usr");
    const course = await testContentCourse(app);
    const other = await testContentCourse(app);
    expect(await client.call("GET", coursePath(course, other.courseId))).toMatchObject({
      status: 404,
      body: { code: "CourseNotAvailable" },
    });
  });

  test("does not exist for another learner, nor in another domain", async () => {
    const course = await testContentCourse(app);
    for (const place of ["south", "east"] as const) {
      const other = await app.as("usr", place);
      expect((await other.call("GET", coursePath(course, course.courseId))).status).toBe(404);
      expect((await readSection(other, course, sections[0]!)).status).toBe(404);
    }
  });
});

test("R-3.070 a course and a program name the survey of their configuration", async () => {
  const client = await app.as("usr");
  const survey = "https://survey.example.org/course";
  const { programId, courseId } = await testContentCourse(app, { surveyLink: survey, staticPageBackground: "#fff4e0" });
  const { body } = await client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`);
  expect(body.courseConfig).toMatchObject({ surveyLink: survey, staticPageBackground: "#fff4e0" });
  await testCompanyConfiguration(app, { programSurveyLink: "https://survey.example.org/program" });
  const { body: programs } = await client.call<TrainingProgram[]>("GET", "/api/training");
  expect(programs.find(({ id }) => id === programId)?.programConfig.programSurveyLink).toBe("https://survey.example.org/program");
  await testCompanyConfiguration(app, {});
});
