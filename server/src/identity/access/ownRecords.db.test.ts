import { beforeAll, expect, test } from "vitest";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
type Call = readonly ["POST" | "PUT", string, object];
let calls: Record<string, Call>;

/** A company administrator who learns as well: a program begun, another one complete. */
beforeAll(async () => {
  const [open, done] = [await testContentCourse(app), await testContentCourse(app)];
  const owner = await app.database.owner();
  const { domainId, north } = app.world().airport;
  await owner.query("update program_assignments set user_id = $1", [north.users.adm]);
  const learner = await app.as("adm");
  await learner.call("POST", `/api/training/status/programs/${open.programId}`);
  await learner.call("POST", `/api/training/status/programs/${open.programId}/courses/${open.courseId}`);
  await learner.call("POST", `/api/timetracking/${open.programId}`, {});
  await completeProgram(app, learner, done);
  const administrator = await app.as("web");
  await administrator.call("POST", "/api/addons", { type: "credits" });
  await administrator.call("POST", "/api/credits", { companyId: north.companyId, programId: open.programId, quantity: 5, duration: 30 });
  const idOf = async (text: string, values: unknown[]) => Number((await owner.query<{ id: string }>(text, values)).rows[0]?.id);
  const run = await idOf("select id from program_statuses where user_id = $1 and program_id = $2", [north.users.adm, open.programId]);
  const course = await idOf("select id from course_statuses where domain_id = $1 and program_status_id = $2 and course_id = $3", [
    domainId,
    run,
    open.courseId,
  ]);
  await owner.query("update course_statuses set final_exam_locked = true where id = $1", [course]);
  const certificate = await idOf("select id from program_certificates where user_id = $1", [north.users.adm]);
  calls = {
    "reset of a run by its flag": ["PUT", "/api/programstatuses", { id: run, reset: true, kind: "soft" }],
    "tracked time": [
      "PUT",
      `/api/timetracking/users/${north.users.adm}`,
      { id: north.users.adm, programs: [{ programId: open.programId }] },
    ],
    "a locked exam": ["POST", "/api/lockedexams/unlock", { ids: [course] }],
    "a locked exam by its flag": ["PUT", "/api/lockedexams", { id: course, finalExamLocked: false }],
    "words of a certificate": ["PUT", "/api/programcertificates", { id: certificate, firstName: "Mine" }],
    "a certificate anew": ["POST", "/api/programcertificates/regenerate", { ids: [certificate] }],
    "first words of a certificate": ["POST", "/api/programcertificates/reset", { ids: [certificate] }],
    "lock of a certificate": ["POST", "/api/programcertificates/lock", { ids: [certificate] }],
    "unlocking a certificate": ["POST", "/api/programcertificates/unlock", { ids: [certificate] }],
    "reset of a course": ["POST", "/api/coursestatuses/reset", { ids: [course] }],
    "reset of a run": ["POST", "/api/programstatuses/reset", { ids: [run], kind: "soft" }],
  };
});

const call = (client: TestClient, [method, path, body]: Call) => client.call(method, path, body);

test("an administrator who learns changes none of the own training records; somebody else does", async () => {
  const learner = await app.as("adm");
  const other = await app.as("web");
  for (const [what, one] of Object.entries(calls)) {
    const refused = await call(learner, one);
    expect([what, refused.status, refused.body.code]).toEqual([what, 403, "OwnLearnerRecord"]);
  }
  const credit = { userId: app.world().airport.north.users.web, programId: 1 };
  expect(await other.call("POST", "/api/usercredits", credit)).toMatchObject({ status: 403, body: { code: "OwnLearnerRecord" } });
  for (const [what, one] of Object.entries(calls)) {
    if (what.endsWith("by its flag")) continue; // the same as the action beside it
    const done = await call(other, one);
    expect([what, done.status, done.body.code]).toEqual([what, 200, undefined]);
  }
});
