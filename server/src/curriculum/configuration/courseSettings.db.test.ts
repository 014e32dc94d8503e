import type { CourseSettings } from "@vigil/model/curriculum/courseSettings";
import type { ExplainedSetting } from "@vigil/model/curriculum/explainedSetting";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const url = (courseId: number) => `/api/courses/${courseId}/settings`;
type Admin = Awaited<ReturnType<typeof app.as>>;

/** What a setting of a course is, and which configuration says so. */
async function told(admin: Admin, courseId: number, key: keyof CourseSettings["settings"]) {
  const { body } = await admin.call<CourseSettings>("GET", url(courseId));
  const { value, configuration } = body.settings[key];
  return { value, from: configuration?.id ?? null, own: body.own };
}

test("what a course asks for is set for it alone, whatever configuration it shares with others", async () => {
  const admin = await app.as("web");
  const { usr } = app.world().airport.north.users;
  const { courseId, secondCourseId } = await testContentCourse(app, { minTime: 90 });
  const held = async (course: number) => {
    const { body } = await admin.call<ExplainedSetting[]>("GET", `/api/users/${usr}/settings?courseId=${course}`);
    return ["finalPassingScore", "minTime"].map((name) => body.find(({ key }) => key === name)?.value);
  };
  expect(await told(admin, courseId, "finalPassingScore")).toEqual({ value: 80, from: null, own: false });
  expect((await told(admin, courseId, "minTime")).value).toBe(90);
  // what names nothing changes nothing
  expect((await admin.call<CourseSettings>("PUT", url(courseId), {})).body.own).toBe(false);

  // the configuration of both stays the other's: this one gets one of its own, with all that it said
  const first = (await admin.call<CourseSettings>("PUT", url(courseId), { finalPassingScore: 65 })).body;
  expect([first.settings.finalPassingScore.value, first.own]).toEqual([65, true]);
  expect(await held(courseId)).toEqual([65, 90]);
  expect(await held(secondCourseId)).toEqual([80, 90]);

  // which is changed from then on, also in several at once
  const { body: second } = await admin.call<CourseSettings>("PUT", url(courseId), {
    finalPassingScore: 70.5,
    unitPassingScore: 60,
    minTime: 120,
  });
  const { configuration } = first.settings.finalPassingScore;
  for (const [key, value] of [
    ["finalPassingScore", 70.5],
    ["unitPassingScore", 60],
    ["minTime", 120],
  ] as const)
    expect(second.settings[key]).toEqual({ value, configuration, companies: [], others: 0 });
  expect(await held(courseId)).toEqual([70.5, 120]);
  expect(await held(secondCourseId)).toEqual([80, 90]);

  expect((await admin.call("GET", url(2_000_000))).status).toBe(404);
  // what the setting refuses is not kept on this way either, and is told of its own field
  for (const [field, value] of [
    ["finalPassingScore", 0],
    ["finalPassingScore", 66.666],
    ["unitPassingScore", 101],
    ["minTime", 59],
    ["minTime", -1],
    ["pageTimerContent", 0.5],
    ["leastReadingTime", 3601],
  ]) {
    const { status, body } = await admin.call<{ field: string }>("PUT", url(courseId), { [field!]: value });
    expect([field, value, status, body.field]).toEqual([field, value, 422, field]);
  }
  expect((await admin.call("PUT", url(courseId), { examResults: "none" })).status).toBe(422);
  expect(await held(courseId)).toEqual([70.5, 120]);
  expect((await (await app.as("usr")).call("PUT", url(courseId), { minTime: 60 })).status).toBe(403);
  // a configuration may hold nowhere again
  const emptied = await admin.call("PUT", `/api/configurations/${configuration?.id}/courses`, { ids: [] });
  expect([emptied.status, emptied.body.courses]).toEqual([200, []]);
});

test("settings that are set at the same moment stand in one configuration of the course", async () => {
  const admin = await app.as("web");
  const { courseId } = await testContentCourse(app);
  const bodies = [{ minTime: 600 }, { unitPassingScore: 61 }, { pageTimerContent: 5 }];
  const answers = await Promise.all(bodies.map((body) => admin.call("PUT", url(courseId), body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { settings } = (await admin.call<CourseSettings>("GET", url(courseId))).body;
  const { minTime, unitPassingScore, pageTimerContent } = settings;
  expect([minTime, unitPassingScore, pageTimerContent].map(({ value }) => value)).toEqual([600, 61, 5]);
  expect(new Set([minTime, unitPassingScore, pageTimerContent].map(({ configuration }) => configuration?.id)).size).toBe(1);
});

test("a configuration of the course that says nothing of a setting is the one that is changed; the one that holds everywhere never is", async () => {
  const admin = await app.as("web");
  const { courseId } = await testContentCourse(app, { minTime: 90 });
  const configure = async (name: string, json: object) =>
    (await admin.call<{ id: number }>("POST", "/api/configurations", { name, json, courses: [courseId] })).body.id;
  await admin.call("PUT", url(courseId), { unitPassingScore: 65 });
  const before = await told(admin, courseId, "unitPassingScore");
  await admin.call("PUT", `/api/configurations/${before.from}/courses`, { ids: [] });

  const own = await configure("Of this course", { minTime: 60 });
  expect(await told(admin, courseId, "unitPassingScore")).toEqual({ value: 80, from: null, own: true });
  await admin.call("PUT", url(courseId), { unitPassingScore: 75 });
  expect(await told(admin, courseId, "unitPassingScore")).toEqual({ value: 75, from: own, own: true });
  await admin.call("PUT", `/api/configurations/${own}/courses`, { ids: [] });

  const root = await configure("Everywhere", { unitPassingScore: 70 });
  const owner = await app.database.owner();
  await owner.query("update configurations set root = true where id = $1", [root]);
  expect(await told(admin, courseId, "unitPassingScore")).toEqual({ value: 70, from: root, own: false });
  await admin.call("PUT", url(courseId), { unitPassingScore: 90 });
  const set = await told(admin, courseId, "unitPassingScore");
  expect(set).toMatchObject({ value: 90, own: true });
  expect(set.from).not.toBe(root);
  const { body: kept } = await admin.call<{ json: object }>("GET", `/api/configurations/${root}`);
  expect(kept.json).toEqual({ unitPassingScore: 70 });
});

test("a company that has its own for the course is named with it, to those who see the company", async () => {
  const admin = await app.as("web");
  const { north, south } = app.world().airport;
  const { courseId } = await testContentCourse(app);
  const configure = async (json: object, companies: number[]) =>
    (await admin.call<{ id: number }>("POST", "/api/configurations", { name: crypto.randomUUID(), json, companies })).body.id;
  const wide = await configure({ minTime: 600 }, [north.companyId]);
  const narrow = await configure({ unitPassingScore: 95 }, []);
  await admin.call("POST", `/api/configurations/${narrow}/pairs`, { companyId: south.companyId, courseId });
  const companiesOf = async (who: Admin, key: keyof CourseSettings["settings"]) => {
    const { companies } = (await who.call<CourseSettings>("GET", url(courseId))).body.settings[key];
    return companies.map(({ company, configuration, value }) => [company.id, configuration.id, value]);
  };
  expect(await companiesOf(admin, "minTime")).toEqual([[north.companyId, wide, 600]]);
  expect(await companiesOf(admin, "unitPassingScore")).toEqual([[south.companyId, narrow, 95]]);
  expect(await companiesOf(admin, "finalPassingScore")).toEqual([]);
  const adm = await app.as("adm");
  expect(await companiesOf(adm, "minTime")).toEqual([[north.companyId, wide, 600]]);
  expect(await companiesOf(adm, "unitPassingScore")).toEqual([]);
  // what the course says is nearer than what a company says of all courses, not than what it says of this one
  await admin.call("PUT", url(courseId), { minTime: 300, unitPassingScore: 60 });
  expect(await companiesOf(admin, "minTime")).toEqual([]);
  expect(await companiesOf(admin, "unitPassingScore")).toEqual([[south.companyId, narrow, 95]]);
});
