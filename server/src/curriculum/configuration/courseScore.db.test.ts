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
