import { beforeEach, describe, expect, test } from "vitest";
import type { LabAnswered, PageState, SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse, type TestContentCourse } from "../../test/training/testContentCourse.ts";

/** What goes wrong while somebody learns: a clear sentence, and what they did is kept. */
const app = testApp();
let client: TestClient;
let made: TestContentCourse;
const read = (...ids: number[]): PageState[] =>
  ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));
const programPath = () => `/api/training/status/programs/${made.programId}`;
const coursePath = () => `${programPath()}/courses/${made.courseId}`;
const save = (pages: PageState[], over: object = {}, by = client) =>
  by.call<SectionAnswer>("PUT", `${coursePath()}/units/1/sections/1`, { status: "A", pages, ...over });
const course = async (by = client) =>
  (await by.call<TrainingCourse>("GET", `/api/training/programs/${made.programId}/courses/${made.courseId}`)).body;
const readPages = ({ unitStatus }: TrainingCourse) =>
  unitStatus.flatMap((unit) =>
    unit.sectionStatus.flatMap(({ pages }) => pages.filter(({ complete }) => complete).map(({ pageId }) => pageId)),
  );
const query = (text: string, values: unknown[] = []) => app.database.ask(text, values);

/** The same learner at another computer. */
async function otherComputer(): Promise<TestClient> {
  const other = app.visitor();
  await other.signIn({ username: "usr", password: testPassword, domain: "airport" });
  return other;
}

beforeEach(async () => {
  await testCompanyConfiguration(app, { resetStarted: "nextLaunch" });
  client = await app.as("usr");
  made = await testContentCourse(app, { courseEnforceOrder: false });
  await client.call("POST", programPath());
  await client.call("POST", coursePath());
});

describe("a page that is older than the course", () => {
  test("what was read before a reset does not count after it: the save is refused, and says why", async () => {
    const before = (await course()).courseStatus.id;
    await save(read(1), { courseStatusId: before });
    await client.call("DELETE", programPath());
    const late = await save(read(1, 2), { courseStatusId: before });
    expect(late).toMatchObject({ status: 409, body: { code: "CourseBegunAnew", message: expect.stringContaining("begun anew") } });
    for (const [path, body] of [
      [coursePath(), { duration: 5, courseStatusId: before }],
      ["/api/training/progress", { programId: made.programId, courseId: made.courseId, progress: 1, courseStatusId: before }],
    ] as const)
      expect((await client.call("PUT", path, body)).body.code).toBe("CourseBegunAnew");
    const now = await course();
    expect([now.courseStatus.id === before, readPages(now)]).toEqual([false, []]);
    const { rows } = await query("select pages from section_statuses where course_status_id = $1", [before]);
    expect(rows).toMatchObject([{ pages: [{ pageId: 1, complete: true }] }]);
  });

  test("content that changed under a learner: they go on with theirs, and what they read stays", async () => {
    await save(read(1));
    await query(
      `with made as (insert into course_contents (owner_domain_id, course_id, content, content_hash)
         select owner_domain_id, course_id, jsonb_set(content, '{units,0,sections,0,pages,0,title}', '"Other"'), 'changed ' || id
           from course_contents where course_id = $1 returning id)
       update courses set current_content_id = (select id from made) where id = $1`,
      [made.courseId],
    );
    expect((await save(read(1, 2))).body.section.status).toBe("C");
    const now = await course();
    expect(now.content.units[0]?.sections[0]?.pages[0]?.title).toBe("Page 1");
    expect(readPages(now)).toEqual([1, 2]);
  });

  test("a bookmark to a place that is gone is kept as it is, and nobody is led there: the course is answered all the same", async () => {
    const bookmark = { unitId: 9, sectionId: 9, pageId: 9 };
    const body = { programId: made.programId, courseId: made.courseId, progress: 0, bookmark };
    expect(await client.call("PUT", "/api/training/progress", body)).toMatchObject({ status: 200, body: { bookmark } });
    expect((await course()).courseStatus.bookmark).toEqual(bookmark);
  });
});

describe("a course or program that is taken away in the middle", () => {
  test("deactivated: what is being read is still kept, the course no longer opens, and is there again with it all afterwards", async () => {
    await save(read(1));
    await query("update courses set active = false where id = $1", [made.courseId]);
    expect((await save(read(1, 2))).status).toBe(200);
    const shut = await client.call("GET", `/api/training/programs/${made.programId}/courses/${made.courseId}`);
    expect(shut).toMatchObject({ status: 404, body: { code: "CourseNotAvailable", message: "This course is not available." } });
    await query("update courses set active = true where id = $1", [made.courseId]);
    expect(readPages(await course())).toEqual([1, 2]);
  });

  test("taken out of its program: a program of which nothing else was missing is complete at the next start", async () => {
    const second = `${programPath()}/courses/${made.secondCourseId}`;
    for (const [unit, section, ...ids] of [
      [1, 1, 1, 2],
      [1, 2, 3, 4],
      [2, 3, 5, 6],
    ] as const)
      // prettier-ignore
      await client.call("PUT", `${second}/units/${unit}/sections/${section}`, { status: "C", pages: read(...ids) });
    expect((await client.call("GET", programPath())).body).toMatchObject({ complete: false });
    await query("delete from program_courses where program_id = $1 and course_id = $2", [made.programId, made.courseId]);
    expect((await client.call("POST", programPath())).body).toMatchObject({ status: "c", complete: true });
  });

  test("a program whose courses are all gone is not complete by that", async () => {
    await query("delete from program_courses where program_id = $1", [made.programId]);
    expect((await client.call("POST", programPath())).body).toMatchObject({ status: "a", complete: false });
  });

  test("an assignment that ended: every call says that the program is not there, and what was done stays with it", async () => {
    await save(read(1));
    await query("update program_assignments set ends_on = '2000-01-01' where program_id = $1", [made.programId]);
    for (const answer of [await save(read(1, 2)), await client.call("POST", programPath()), await client.call("POST", coursePath())])
      expect(answer).toMatchObject({ status: 404, body: { message: `Program ${made.programId} not found.` } });
    await query("update program_assignments set ends_on = null where program_id = $1", [made.programId]);
    expect(readPages(await course())).toEqual([1]);
  });
});

describe("two computers at once", () => {
  test("what either of them saves of one section is kept, whichever comes last", async () => {
    const other = await otherComputer();
    const answers = await Promise.all([save(read(1)), save(read(2), {}, other), save(read(1)), save([], {}, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(readPages(await course(other))).toEqual([1, 2]);
  });

  test("a late save of a page that knows less takes nothing back, and progress stays where it was", async () => {
    await save(read(1, 2));
    const { body } = await save([{ ...read(1)[0]!, complete: false, timeMet: false, labComplete: false }], {}, await otherComputer());
    expect(body.section.status).toBe("C");
    expect(body.courseStatus.progress).toBe(0.33);
  });

  test("the time that both claim counts once, by the server's clock", async () => {
    const other = await otherComputer();
    await query("update course_statuses set timed_at = clock_timestamp() - interval '60 seconds' where course_id = $1", [made.courseId]);
    await client.call("PUT", coursePath(), { duration: 60 });
    expect((await other.call("PUT", coursePath(), { duration: 60 })).body.duration).toBeLessThanOrEqual(65);
  });
});

describe("time in a course", () => {
  const ago = (seconds: number) =>
    query("update course_statuses set timed_at = clock_timestamp() - make_interval(secs => $2) where course_id = $1", [
      made.courseId,
      seconds,
    ]);

  test("is not what passed between two visits: opening the course begins anew, less what a page may still have to tell", async () => {
    await ago(5 * 3600);
    await client.call("POST", coursePath());
    expect((await client.call("PUT", coursePath(), { duration: 5 * 3600 })).body.duration).toBeLessThan(100);
  });

  test("a connection that was lost for ten minutes loses none of it", async () => {
    await ago(620);
    expect((await client.call("PUT", coursePath(), { duration: 600 })).body).toMatchObject({ duration: 600 });
  });

  test("is told by saves that name it, and not used up by those that do not", async () => {
    await ago(40);
    await save(read(1));
    await client.call("POST", `${coursePath()}/units/1`);
    expect((await save(read(1, 2), { courseDuration: 30 })).body.courseStatus.duration).toBe(30);
  });
});

test("a computer whose clock is wrong by hours counts no second more than the server saw, and loses none of the pages that were read", async () => {
  await testCompanyConfiguration(app, { minTime: 3600, pageTimerContent: 30 });
  const hours = 5 * 3600;
  const passed = async (seconds: number) => {
    await query("update course_statuses set timed_at = clock_timestamp() - make_interval(secs => $2) where course_id = $1", [
      made.courseId,
      seconds,
    ]);
    await query("update time_sessions set last_update_at = clock_timestamp() - make_interval(secs => $1) where closed_at is null", [
      seconds,
    ]);
    await query("update section_statuses set started_at = clock_timestamp() - make_interval(secs => $1)", [seconds]);
    await query("update page_clocks set spent_until = spent_until - make_interval(secs => $1)", [seconds]);
  };
  await client.call("POST", `/api/timetracking/${made.programId}`, {});
  await save([]);
  await passed(31);
  // fast by hours: what it claims is cut in every call that tells of time
  const fast = await save(read(1, 2), { courseDuration: hours });
  expect(fast.body.section.pages.map(({ complete }) => complete)).toEqual([true, false]);
  expect(fast.body.courseStatus.duration).toBeLessThan(40);
  expect((await client.call("PUT", coursePath(), { duration: hours })).body.duration).toBeLessThan(45);
  const progress = { programId: made.programId, courseId: made.courseId, progress: 1, duration: hours };
  expect((await client.call("PUT", "/api/training/progress", progress)).body.progress).toBeLessThan(0.5);
  expect((await course()).courseStatus.duration).toBeLessThan(50);
  expect((await client.call("PUT", `/api/timetracking/${made.programId}`, { duration: hours })).body.duration).toBeLessThan(40);
  // slow by hours: it claims that nothing passed, and the page counts all the same
  await passed(65);
  expect((await save(read(2), { courseDuration: 0 })).body.section.status).toBe("C");
});

test("an answer in a lab that is sent again because its reply was lost counts once", async () => {
  await installFiles(await app.as("web"), made.courseId, testPackage());
  await client.call("DELETE", programPath());
  await client.call("POST", coursePath());
  const lab = `${coursePath()}/units/1/sections/1/pages/2/labs/1`;
  const answer = (key: string) => client.call<LabAnswered>("PUT", lab, { type: "hotspot", at: [0.5, 0.5], key });
  await client.call("POST", lab);
  await answer("first-answer");
  expect((await answer("first-answer")).body.view.misses).toBe(1);
  expect((await answer("second-answer")).body.view.misses).toBe(2);
  const { body } = await client.call("PUT", lab, { type: "hotspot", at: [0.5, 0.5], courseStatusId: 1 });
  expect(body.code).toBe("CourseBegunAnew");
});
