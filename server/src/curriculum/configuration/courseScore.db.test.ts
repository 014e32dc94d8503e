import type { CourseScore } from "@vigil/model/curriculum/courseScore";
import type { ExplainedSetting } from "@vigil/model/curriculum/explainedSetting";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const url = (courseId: number) => `/api/courses/${courseId}/finalpassingscore`;

test("what passes the final exam of a course is set for it alone, whatever configuration it shares with others", async () => {
  const admin = await app.as("web");
  const { usr } = app.world().airport.north.users;
  const { courseId, secondCourseId } = await testContentCourse(app, { minTime: 90 });
  const held = async (course: number) => {
    const { body } = await admin.call<ExplainedSetting[]>("GET", `/api/users/${usr}/settings?courseId=${course}`);
    return ["finalPassingScore", "minTime"].map((name) => body.find(({ key }) => key === name)?.value);
  };
  expect((await admin.call<CourseScore>("GET", url(courseId))).body).toEqual({ score: 80, configuration: null, own: false });

  // the configuration of both stays the other's: this one gets one of its own, with all that it said
  const first = await admin.call<CourseScore>("PUT", url(courseId), { score: 65 });
  expect(first.body).toMatchObject({ score: 65, own: true });
  expect(await held(courseId)).toEqual([65, 90]);
  expect(await held(secondCourseId)).toEqual([80, 90]);

  // which is changed from then on
  const second = await admin.call<CourseScore>("PUT", url(courseId), { score: 70.5 });
  expect(second.body).toEqual({ ...first.body, score: 70.5 });
  expect(await held(courseId)).toEqual([70.5, 90]);

  expect((await admin.call("PUT", url(courseId), { score: 101 })).status).toBe(422);
  expect((await admin.call("GET", url(2_000_000))).status).toBe(404);
  // what the setting refuses is not kept on this way either
  for (const score of [0, 0.5, 66.666, 101])
    expect([score, (await admin.call("PUT", url(courseId), { score })).status]).toEqual([score, 422]);
  expect((await (await app.as("usr")).call("PUT", url(courseId), { score: 1 })).status).toBe(403);
  // a configuration may hold nowhere again
  const emptied = await admin.call("PUT", `/api/configurations/${first.body.configuration?.id}/courses`, { ids: [] });
  expect([emptied.status, emptied.body.courses]).toEqual([200, []]);
});

test("a configuration of the course that says nothing of the score is the one that is changed; the one that holds everywhere never is", async () => {
  const admin = await app.as("web");
  const { courseId } = await testContentCourse(app, { minTime: 90 });
  const configure = async (name: string, json: object) =>
    (await admin.call<{ id: number }>("POST", "/api/configurations", { name, json, courses: [courseId] })).body.id;
  const { configuration: before } = (await admin.call<CourseScore>("PUT", url(courseId), { score: 65 })).body;
  await admin.call("PUT", `/api/configurations/${before?.id}/courses`, { ids: [] });

  const own = await configure("Of this course", { minTime: 60 });
  expect((await admin.call<CourseScore>("GET", url(courseId))).body).toEqual({ score: 80, configuration: null, own: true });
  expect((await admin.call<CourseScore>("PUT", url(courseId), { score: 75 })).body).toMatchObject({
    score: 75,
    configuration: { id: own },
    own: true,
  });
  await admin.call("PUT", `/api/configurations/${own}/courses`, { ids: [] });

  const root = await configure("Everywhere", { finalPassingScore: 70 });
  const owner = await app.database.owner();
  await owner.query("update configurations set root = true where id = $1", [root]);
  expect((await admin.call<CourseScore>("GET", url(courseId))).body).toMatchObject({ score: 70, configuration: { id: root }, own: false });
  const set = (await admin.call<CourseScore>("PUT", url(courseId), { score: 90 })).body;
  expect(set).toMatchObject({ score: 90, own: true });
  expect(set.configuration?.id).not.toBe(root);
  const { body: kept } = await admin.call<{ json: object }>("GET", `/api/configurations/${root}`);
  expect(kept.json).toEqual({ finalPassingScore: 70 });
});
