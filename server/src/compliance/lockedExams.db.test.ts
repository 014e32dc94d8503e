import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const list = "/api/lockedexams";

/** A course that its learner has begun and cannot go on with. */
async function lockedCourse(locks: { finalExamLocked?: boolean; minibook?: boolean }) {
  const { programId, courseId } = await testContentCourse(app);
  await (await app.as("usr")).call("POST", `/api/training/status/programs/${programId}`);
  const { domainId } = app.world().airport;
  const { id } = await app.database.asDomain(domainId, async (tx) => {
    const status = await tx
      .updateTable("courseStatuses")
      .set({ ...locks, attempts: 3, failedAttempts: 3 })
      .where("domainId", "=", domainId)
      .where("courseId", "=", courseId)
      .returning(["id", "contentId"])
      .executeTakeFirstOrThrow();
    if (locks.minibook)
      await tx
        .insertInto("examAttempts")
        .values({
          domainId,
          userId: app.world().airport.north.users.usr,
          kind: "final",
          courseStatusId: status.id,
          contentId: status.contentId,
          number: 1,
          settings: "{}",
          minibook: "due",
          sealedAt: new Date(),
          sealedBy: "submit",
        })
        .execute();
    return status;
  });
  return { id, courseId, programId };
}
const listed = async () => (await (await app.as("adm")).call<{ rows: { id: number }[] }>("GET", list)).body.rows.map(({ id }) => id);

test("R-2.044 R-3.027 R-4.102 locked finals and minibooks are listed, and each can be unlocked", async () => {
  const admin = await app.as("adm");
  const both = await lockedCourse({ finalExamLocked: true, minibook: true });
  const { id } = both;
  expect((await admin.call("GET", `${list}/${id}`)).body).toMatchObject({ id, finalExamLocked: true, minibook: true, failedAttempts: 3 });
  expect((await admin.call("PUT", list, [{ id, finalExamLocked: false }])).body).toEqual([{ id, finalExamLocked: false, minibook: true }]);
  expect((await admin.call("GET", `${list}/${id}`)).body).toMatchObject({ finalExamLocked: false, failedAttempts: 0, attempts: 3 });
  expect((await admin.call("PUT", list, { id, minibook: false })).body).toEqual({ id, finalExamLocked: false, minibook: false });
  expect(await listed()).not.toContain(id);
  const course = await (await app.as("usr")).call("GET", `/api/training/programs/${both.programId}/courses/${both.courseId}`);
  expect(course.body.examStatus).toMatchObject({ locked: false });
});

test("R-3.027 a row that was read is written back as it is without a change, and unlocks where it says so; what is unknown is named", async () => {
  const admin = await app.as("adm");
  const { id } = await lockedCourse({ finalExamLocked: true, minibook: true });
  const { body: record } = await admin.call("GET", `${list}/${id}`);
  const { body: page } = await admin.call<{ rows: { id: number }[] }>("GET", list);
  const row = page.rows.find((one) => one.id === id)!;
  for (const same of [record, [record], [row]]) {
    expect(await admin.call("PUT", list, same)).toMatchObject({ status: 200 });
    expect((await admin.call("GET", `${list}/${id}`)).body).toEqual(record);
  }
  const other = await lockedCourse({ finalExamLocked: true });
  const both = [{ id: other.id, finalExamLocked: false }, row, { ...row, finalExamLocked: false }];
  const written = await admin.call("PUT", list, both);
  expect(written.body).toMatchObject([
    { id: other.id, finalExamLocked: false },
    { id, finalExamLocked: true, minibook: true },
    { id, finalExamLocked: false, minibook: true },
  ]);
  const faults = {
    "0.finalExamLockd": [{ id, finalExamLockd: false }],
    finalExamLocked: { id, finalExamLocked: true },
    id: { minibook: false },
  };
  for (const [field, body] of Object.entries(faults))
    expect([field, (await admin.call("PUT", list, body)).body]).toMatchObject([field, { field }]);
});

test("several are unlocked at once by whoever may edit them, in the own companies", async () => {
  const [one, other] = [await lockedCourse({ finalExamLocked: true }), await lockedCourse({ minibook: true })];
  const ids = [one.id, other.id];
  expect(await listed()).toEqual(expect.arrayContaining(ids));
  expect((await (await app.as("ins")).call("POST", `${list}/unlock`, { ids })).status).toBe(403);
  expect((await (await app.as("adm", "south")).call("POST", `${list}/unlock`, { ids })).status).toBe(404);
  expect((await (await app.as("adm")).call("POST", `${list}/unlock`, { ids })).status).toBe(200);
  expect(await listed()).not.toEqual(expect.arrayContaining([one.id]));
  const { rows } = await app.database.ask("select minibook from exam_attempts where course_status_id = $1", [other.id]);
  expect(rows).toEqual([{ minibook: "done" }]);
  const { body } = await (
    await app.as("web")
  ).call<{ rows: { subjectId: number }[] }>("GET", "/api/events?type=courseStatus.unlock&limit=5");
  expect(body.rows.map((row) => row.subjectId)).toEqual(expect.arrayContaining(ids));
});
