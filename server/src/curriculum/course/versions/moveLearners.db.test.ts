import { expect, test } from "vitest";
import type { CourseVersion, VersionLearner, VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../../../test/http/testApp.ts";
import { testContentCourse, type TestContentCourse } from "../../../../test/training/testContentCourse.ts";
import { testManifest, testPackage, testPage } from "../../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../../test/curriculum/testUpload.ts";

const app = testApp();
const status = ({ programId, courseId }: TestContentCourse) => `/api/training/status/programs/${programId}/courses/${courseId}`;
const [unit] = testManifest.units;
const twoPages = (sectionId: number) =>
  testPackage({
    "course.json": {
      ...testManifest,
      version: String(sectionId),
      units: [{ ...unit, id: 1, sections: [{ ...unit!.sections[0], id: sectionId, pages: ["pages/first.md", "pages/second.md"] }] }],
    },
    "pages/first.md": testPage(2, "First of the new version."),
    "pages/second.md": testPage(90, "Not there before."),
  });

/** The learner has read pages 1 and 2 of section 1, and another version is there. */
async function begun(sectionId = 5) {
  const course = await testContentCourse(app, { pageTimerContent: 0 });
  const learner = await app.as("usr");
  await learner.call("POST", `/api/training/status/programs/${course.programId}`);
  await learner.call("POST", status(course));
  await learner.call("PUT", `${status(course)}/units/1/sections/1`, { status: "C" });
  await learner.call("PUT", "/api/training/progress", {
    programId: course.programId,
    courseId: course.courseId,
    progress: 0.3,
    bookmark: { unitId: 1, sectionId: 1, pageId: 2 },
  });
  const contentId = await installFiles(await app.as("web"), course.courseId, twoPages(sectionId));
  const adm = await app.as("adm");
  const versions = (await adm.call<CourseVersion[]>("GET", `/api/courses/${course.courseId}/contents`)).body;
  const from = versions.find(({ current }) => !current)?.id ?? 0;
  const learners = (await adm.call<VersionLearner[]>("GET", `/api/courses/${course.courseId}/contents/${from}/learners`)).body;
  const body = { from, ids: learners.map(({ courseStatusId }) => courseStatusId) };
  return { course, learner, adm, learners, body, url: `/api/courses/${course.courseId}/contents/${contentId}/move` };
}
const stands = async ({ learner, course }: Awaited<ReturnType<typeof begun>>) =>
  (await learner.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body;

test("learners in progress are moved to another version with what maps by the numbers of pages; what that does is told first", async () => {
  const begin = await begun();
  const { adm, body, url, learners, learner, course } = begin;
  expect(learners).toMatchObject([{ movable: true, progress: 0.33 }]);
  const told = await adm.call<VersionTransfer[]>("POST", `${url}/preview`, body);
  expect([told.status, told.body]).toMatchObject([200, [{ before: 0.33, after: 0.5, kept: 1, gone: 1, again: 0 }]]);
  expect((await stands(begin)).content.units).toHaveLength(2);
  expect((await adm.call("POST", url, body)).body).toEqual(told.body);
  const after = await stands(begin);
  expect(after.courseStatus).toMatchObject({ progress: 0.5, bookmark: { unitId: 1, sectionId: 5, pageId: 2 } });
  expect(after.unitStatus).toMatchObject([
    { unitId: 1, sectionStatus: [{ sectionId: 5, status: "A", pages: [{ pageId: 2, complete: true }] }] },
  ]);
  await learner.call("PUT", `${status(course)}/units/1/sections/5`, { status: "C" });
  expect((await stands(begin)).courseStatus).toMatchObject({ complete: true, progress: 1 });
  const { rows } = await app.database.ask("select data from events where type = 'courseStatus.move' and subject_id = $1", body.ids);
  expect(rows).toMatchObject([{ data: { to: "5", kept: 1, gone: 1 } }]);
});

test("a section that keeps its number keeps its time", async () => {
  const begin = await begun(1);
  const started = async () =>
    (await app.database.ask("select started_at from section_statuses where course_status_id = $1", begin.body.ids)).rows;
  const before = await started();
  await begin.adm.call("POST", begin.url, begin.body);
  expect(await started()).toEqual(before);
});

test("whoever is not on that version any more, or of another company, is not moved, and neither is anybody else", async () => {
  const { adm, body, url } = await begun();
  const refusal = { status: 409, body: { code: "VersionLearnersChanged" } };
  expect(await (await app.as("adm", "south")).call("POST", url, body)).toMatchObject(refusal);
  expect(await adm.call("POST", url, { ...body, ids: [...body.ids, 987_654_321] })).toMatchObject(refusal);
  expect((await adm.call("POST", url, body)).status).toBe(200);
  expect(await adm.call("POST", url, body)).toMatchObject(refusal);
  expect((await (await app.as("ins")).call("POST", url, body)).status).toBe(403);
});
