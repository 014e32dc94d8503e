import type { ExplainedSetting } from "@vigil/model/curriculum/explainedSetting";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();

test("each setting that holds for a learner in a course names the configuration it comes from; the rest is the product's", async () => {
  const { courseId } = await testContentCourse(app, { minTime: 90, courseEnforceOrder: false });
  const { users, companyId } = app.world().airport.north;
  const admin = await app.as("web");
  const name = crypto.randomUUID();
  await admin.call("POST", "/api/configurations", { name, json: { minTime: 60, maxDisconnectTime: 600 }, companies: [companyId] });
  const asked = async (query: string) => (await admin.call<ExplainedSetting[]>("GET", `/api/users/${users.usr}/settings${query}`)).body;
  const of = (settings: ExplainedSetting[], key: string) => settings.find((setting) => setting.key === key);
  const inCourse = await asked(`?courseId=${courseId}`);
  expect(of(inCourse, "minTime")).toMatchObject({ value: 90, from: "course" });
  expect(of(inCourse, "maxDisconnectTime")).toMatchObject({ value: 600, from: "company", configuration: { name } });
  expect(of(inCourse, "practicePassingScore")).toEqual({ key: "practicePassingScore", value: 70, from: "default", configuration: null });
  expect(of(await asked(""), "minTime")).toMatchObject({ value: 60, from: "company" });
});

test("a user of another company or domain is not found", async () => {
  const { airport, harbor } = app.world();
  const admin = await app.as("adm");
  for (const id of [airport.south.users.usr, harbor.east.users.usr])
    for (const path of ["settings", "courses"]) expect((await admin.call("GET", `/api/users/${id}/${path}`)).status).toBe(404);
  const { body } = await admin.call<{ id: number }[]>("GET", `/api/users/${airport.north.users.usr}/courses`);
  expect(Array.isArray(body)).toBe(true);
});
