import type { ConfigurationPreview, ConfigurationUpdate } from "@vigil/model/curriculum/configurationUpdate";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const url = "/api/courses/configuration";
const refusal = { status: 422, body: { code: "ConfirmationCodeWrong", field: "code" } };

async function setting() {
  const client = await app.as("sup");
  const { courseId, secondCourseId, programId } = await testContentCourse(app, { pageTimerContent: 5, courseEnforceOrder: false });
  const configuration = await client.call("POST", "/api/configurations", { name: crypto.randomUUID(), json: { pageTimerContent: 30 } });
  const call = { courseIds: [courseId, secondCourseId], configurationId: configuration.body.id };
  const stands = async () => {
    const learner = await app.as("usr");
    const { body } = await learner.call("GET", `/api/training/programs/${programId}/courses/${courseId}`);
    return [body.courseConfig.pageTimerContent, body.courseConfig.courseEnforceOrder];
  };
  return { client, call, stands };
}

test("R-5.049 one configuration is given to many courses once updateme is typed; what that changes is told first", async () => {
  const { client, call, stands } = await setting();
  const told = await client.call<ConfigurationUpdate[]>("POST", `${url}/preview`, call);
  expect(told.body).toHaveLength(2);
  expect(told.body[0]).toMatchObject({
    shared: false,
    to: { id: call.configurationId },
    changes: [
      { key: "courseEnforceOrder", before: false, after: null },
      { key: "pageTimerContent", before: 5, after: 30 },
    ],
  });
  for (const code of ["", "update", "updatemeroot"]) expect(await client.call("POST", url, { ...call, code })).toMatchObject(refusal);
  expect(await stands()).toEqual([5, false]);
  expect((await client.call("POST", url, { ...call, code: "updateme" })).body).toHaveLength(2);
  expect(await stands()).toEqual([30, true]);
  expect((await client.call("POST", url, { ...call, code: "updateme" })).body).toEqual([]);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select data from events where type = 'course.updateConfiguration' and subject_id = $1", [
    call.courseIds[0],
  ]);
  expect(rows).toMatchObject([{ data: { to: { id: call.configurationId } } }]);
  expect((await client.call("POST", url, { ...call, configurationId: null, code: "updateme" })).body).toHaveLength(2);
  expect(await stands()).toEqual([0, true]);
});

test("R-5.050 courses that all domains share ask for updatemeroot", async () => {
  const { client, call } = await setting();
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ id: number }>(
    "insert into courses (name, name_key, title, code, type) values ('Shared', 'shared', 'Shared', 'SHARED_V1', 'content') returning id",
  );
  const shared = { ...call, courseIds: [...call.courseIds, rows[0]!.id] };
  expect(await client.call("POST", url, { ...shared, code: "updateme" })).toMatchObject(refusal);
  expect((await client.call("POST", url, { ...shared, code: "updatemeroot" })).body).toHaveLength(3);
});

test("R-5.064 a course must be chosen, and a configuration that is there", async () => {
  const { client, call } = await setting();
  for (const path of [url, `${url}/preview`]) {
    const code = path === url ? { code: "updateme" } : {};
    expect((await client.call("POST", path, { ...call, courseIds: [], ...code })).body).toMatchObject({
      code: "CourseRequired",
      field: "courseIds",
    });
    expect((await client.call("POST", path, { ...call, configurationId: 987_654_321, ...code })).body.code).toBe("ReferenceNotFound");
  }
  expect((await (await app.as("adm")).call("POST", url, { ...call, code: "updateme" })).status).toBe(403);
});

test("a configuration is given to courses by the list's filter: shown before, shared ones need their own word, and it is undone", async () => {
  const { client, call, stands } = await setting();
  const owner = await app.database.owner();
  const mark = crypto.randomUUID();
  const { configurationId } = call;
  const on = { ids: call.courseIds };
  const told = await client.call<ConfigurationPreview>("POST", "/api/courses/configure/preview", { on, configurationId });
  expect(told.body).toMatchObject({ count: 2, code: "updateme", updates: [{ to: { id: configurationId } }, {}] });
  for (const code of ["", "update"])
    expect(await client.call("POST", "/api/courses/configure", { on, configurationId, code })).toMatchObject(refusal);
  const { rows } = await owner.query<{ id: number }>(
    "insert into courses (name, name_key, title, code, type) values ($1, $1, 'Shared', $2, 'content') returning id",
    [mark, `${mark.slice(0, 8).toUpperCase()}_V1`],
  );
  const withShared = { ids: [...call.courseIds, rows[0]!.id] };
  const both = await client.call<ConfigurationPreview>("POST", "/api/courses/configure/preview", { on: withShared, configurationId });
  expect(both.body).toMatchObject({ count: 3, code: "updatemeroot" });
  const done = await client.call("POST", "/api/courses/configure", { on: withShared, configurationId, code: "updateme" });
  expect(done.body).toMatchObject({ action: "configure", changed: 2, refused: 1 });
  expect(await stands()).toEqual([30, true]);
  expect((await client.call("POST", `/api/bulkacts/${done.body.id}/undo`)).body).toMatchObject({ back: 2, left: 0 });
  expect(await stands()).toEqual([5, false]);
  const matching = { type: "content" };
  const { body } = await client.call("GET", "/api/courses?type=content&count=exact");
  const filtered = await client.call("POST", "/api/courses/configure", {
    on: { matching, count: body.count },
    configurationId,
    code: "updatemeroot",
  });
  expect(filtered.body).toMatchObject({ state: "done", refused: 0 });
  expect(await stands()).toEqual([30, true]);
  expect((await (await app.as("adm")).call("POST", "/api/courses/configure", { on, configurationId, code: "updateme" })).status).toBe(403);
});
