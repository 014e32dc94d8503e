import type { TrainingProgram, UpcomingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const path = (programId: number) => `/api/training/status/programs/${programId}`;

/** A complete run that expires in so many days. */
async function completed(days: number) {
  const { programId, courseId } = await testContentCourse(app);
  const learner = await app.as("usr");
  await learner.call("POST", path(programId));
  const owner = await app.database.owner();
  await owner.query(
    `update program_statuses set complete = true, status = 'c', end_at = now() - interval '300 days', expiry_at = date_trunc('second', now()) + make_interval(days => $2)
      where program_id = $1`,
    [programId, days],
  );
  await owner.end();
  return { programId, courseId, learner };
}
const listed = async (programId: number) =>
  (await (await app.as("usr")).call<TrainingProgram[]>("GET", "/api/training")).body.find(({ id }) => id === programId)?.programStatus;

test("R-3.103 what expires can be renewed from 60 days before, and the next run is due when the certificate expires", async () => {
  const early = await completed(61);
  expect(await listed(early.programId)).toMatchObject({ complete: true, renewable: false });
  expect(await early.learner.call("DELETE", path(early.programId))).toMatchObject({ status: 403, body: { code: "ProgramResetRefused" } });
  const { programId, learner } = await completed(59);
  const before = await listed(programId);
  expect(before).toMatchObject({ complete: true, renewable: true, sequence: 1 });
  // looking at what is complete begins nothing
  expect((await learner.call("POST", path(programId))).body).toMatchObject({ complete: true, sequence: 1 });
  expect(await learner.call("DELETE", path(programId))).toMatchObject({
    status: 200,
    body: { status: "a", complete: false, sequence: 2, dueAt: before?.expiryAt },
  });
  expect(await listed(programId)).toMatchObject({ sequence: 2, renewable: false, dueAt: before?.expiryAt });
  // a later due day of the assignment does not put it off, an earlier one that is still to come counts
  const client = await app.as("web");
  const assign = (dueOn: string | null) =>
    client.call("POST", "/api/users/programs/assign", {
      people: { ids: [app.world().airport.north.users.usr] },
      programIds: [programId],
      dueOn,
    });
  await assign("2099-01-31");
  expect((await listed(programId))?.dueAt).toBe(before?.expiryAt);
  const [tomorrow, past] = [1, -310].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string];
  await assign(tomorrow);
  expect((await listed(programId))?.dueAt).toBe(`${tomorrow}T23:59:59Z`);
  // what was met by the run before is not due again
  await assign(past);
  expect((await listed(programId))?.dueAt).toBe(before?.expiryAt);
});

test("how early a domain says; what has expired can be renewed as well", async () => {
  const client = await app.as("sup");
  const { domainId } = app.world().airport;
  const { programId, learner } = await completed(80);
  expect((await listed(programId))?.renewable).toBe(false);
  expect(await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 90 })).toMatchObject({ status: 200 });
  expect((await listed(programId))?.renewable).toBe(true);
  await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 0 });
  expect((await learner.call("DELETE", path(programId))).status).toBe(403);
  const gone = await completed(-3);
  expect((await listed(gone.programId))?.renewable).toBe(true);
  await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 60 });
});

test("what is assigned for later is told with its start, and does not open before", async () => {
  const { programId } = await testContentCourse(app);
  const client = await app.as("web");
  const assign = (dates: object) =>
    client.call("POST", "/api/users/programs/assign", {
      people: { ids: [app.world().airport.north.users.usr] },
      programIds: [programId],
      ...dates,
    });
  const learner = await app.as("usr");
  const upcoming = async () =>
    (await learner.call<UpcomingProgram[]>("GET", "/api/training/upcoming")).body.filter(({ id }) => id === programId);
  expect(await upcoming()).toEqual([]);
  await assign({ startsOn: "2031-01-15", dueOn: "2031-02-28" });
  expect(await upcoming()).toMatchObject([{ startsOn: "2031-01-15", dueOn: "2031-02-28" }]);
  expect(await listed(programId)).toBeUndefined();
  expect((await learner.call("POST", path(programId))).status).toBe(404);
  await assign({ dueOn: "2031-02-28" });
  expect(await upcoming()).toEqual([]);
  expect(await listed(programId)).toMatchObject({ status: "n", dueAt: "2031-02-28T23:59:59Z" });
});
