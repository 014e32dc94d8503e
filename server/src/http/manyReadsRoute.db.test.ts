import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { plain, started } from "../../test/simulator/testSession.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

interface Part {
  status: number;
  body: Record<string, unknown>;
}
const together = async (client: TestClient, calls: readonly string[]): Promise<Part[]> => {
  const { status, body } = await client.call("GET", `/api/reads?${calls.map((path) => `call=${encodeURIComponent(path)}`).join("&")}`);
  expect(status).toBe(200);
  return (body as unknown as Part[]).map(withoutId);
};
/** A refusal names its own call. */
const withoutId = ({ status, body }: Part): Part => ({ status, body: Array.isArray(body) ? body : { ...body, requestId: undefined } });
const apart = async (client: TestClient, calls: readonly string[]): Promise<Part[]> => {
  const all: Part[] = [];
  for (const path of calls) {
    const { status, body } = await client.call("GET", `/api/${path}`);
    all.push(withoutId({ status, body }));
  }
  return all;
};

test("several calls in one are answered as each alone: a learner's home", async () => {
  const learner = await app.as("usr");
  const { programId, courseId } = await testContentCourse(app);
  await learner.call("POST", `/api/training/status/programs/${programId}`);
  await started(learner, (await testCourse(app, [innocent, threat], plain)).practice);
  const calls = [
    "training?order=asc(priority),asc(title)",
    "training/next",
    "training/dashboard",
    "training/quizzes",
    "training/events",
    "training/certificates",
    "training/simulator/sessions?limit=20",
    `training/programs/${programId}/next`,
    `training/programs/${programId}/courses/${courseId}?locale=en`,
    "training/programs/999999/courses/1",
  ];
  const alone = await apart(learner, calls);
  expect(alone.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => 200), 404]);
  expect(await together(learner, calls)).toEqual(alone);
  expect(await together(learner, calls)).toEqual(alone); // now that the columns of each statement are known
});

test("several calls in one are answered as each alone: an administrator's home", async () => {
  const administrator = await app.as("web");
  const widgets = ["training", "duty", "simulatorTime", "examScore", "trainingDueByRegion"].map((name) => `dashboards/figures/${name}`);
  const calls = ["setup", "dashboards", "users?limit=5", "listcounts?lists=users,companies", ...widgets];
  const alone = await apart(administrator, calls);
  expect(new Set(alone.map(({ status }) => status))).toEqual(new Set([200]));
  await together(administrator, calls);
  expect(await together(administrator, calls)).toEqual(alone);
});

test("each of several calls asks for its own right, and only what reads is among them", async () => {
  const learner = await app.as("usr");
  const parts = await together(learner, [
    "training/events",
    "users",
    "user/logout",
    "user/profile",
    "reads?call=training",
    "nowhere",
    "users/1",
  ]);
  expect(parts.map(({ status, body }) => [status, body["code"]])).toEqual([
    [200, undefined],
    [403, "Forbidden"],
    [422, "FieldInvalid"],
    [422, "FieldInvalid"],
    [422, "FieldInvalid"],
    [422, "FieldInvalid"],
    [422, "FieldInvalid"],
  ]);
  const owner = await app.database.owner();
  const refused = async () =>
    (await owner.query("select data -> 'request' as request from events where type = 'permission.refuse' order by id desc limit 1")).rows;
  await expect.poll(refused).toMatchObject([{ request: { path: "/api/users" } }]); // written behind the answer
  expect((await learner.call("GET", "/api/user/profile")).status).toBe(200); // nobody was signed out
  expect((await app.visitor().call("GET", "/api/reads?call=training")).status).toBe(401);
  expect((await learner.call("GET", "/api/reads")).status).toBe(422);
});
