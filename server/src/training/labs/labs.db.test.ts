import { expect, test } from "vitest";
import type { LabAnswered, SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { testPackage } from "../../curriculum/coursePackage/testPackage.ts";
import { installFiles } from "../../curriculum/courseVersions/testUpload.ts";
import { testApp } from "../../http/testApp.ts";
import { testContentCourse } from "../testContentCourse.ts";

const app = testApp();

/** A learner in a course whose second page has labs 1 (regions), 2 (pairs), 3 (list) and 4 (external). */
async function inCourse(settings: Record<string, unknown> = {}) {
  const course = await testContentCourse(app, settings);
  await installFiles(await app.as("web"), course.courseId, testPackage());
  const client = await app.as("usr");
  await client.call("POST", `/api/training/status/programs/${course.programId}`);
  await client.call("POST", `/api/training/status/programs/${course.programId}/courses/${course.courseId}`);
  const section = `/api/training/status/programs/${course.programId}/courses/${course.courseId}/units/1/sections/1`;
  const lab = (id: number) => `${section}/pages/2/labs/${id}`;
  return {
    ...course,
    client,
    open: (id: number) => client.call<LabAnswered>("POST", lab(id)),
    answer: (id: number, body: object) => client.call<LabAnswered>("PUT", lab(id), body),
    fail: (id: number, reason: string) => client.call("POST", `${lab(id)}/failure`, { reason }),
    read: (...pages: number[]) =>
      client.call<SectionAnswer>("PUT", section, {
        status: "A",
        pages: pages.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null })),
      }),
    taken: async () =>
      (await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body,
  };
}
type Learner = Awaited<ReturnType<typeof inCourse>>;

async function doAll({ open, answer }: Learner) {
  for (const id of [1, 2, 3, 4]) await open(id);
  await answer(1, { type: "hotspot", at: [0.2, 0.5] });
  await answer(1, { type: "hotspot", at: [0.8, 0.5] });
  await answer(2, {
    type: "match",
    placed: [
      { item: 1, target: 1 },
      { item: 2, target: 2 },
    ],
  });
  await answer(3, { type: "checklist", checked: [1, 2] });
  return answer(4, { type: "external", complete: true, data: { score: 3 } });
}

test("R-1.013 R-4.041 R-5.018 labs are part of a page: it is complete only when they are, whatever its learner claims", async () => {
  const learner = await inCourse();
  const claimed = await learner.read(1, 2);
  expect(claimed.body.section).toMatchObject({
    status: "A",
    pages: [
      { pageId: 1, complete: true },
      { pageId: 2, complete: false, labComplete: false },
    ],
  });
  expect(claimed.body.courseStatus).toMatchObject({ complete: false, progress: 0.5 });
  const last = await doAll(learner);
  expect(last.body.unitStatus[0]?.sectionStatus[0]?.pages[1]).toMatchObject({ labComplete: true, complete: false });
  const read = await learner.read(2);
  expect(read.body.section).toMatchObject({ status: "C", pages: [{ complete: true }, { complete: true, labs: [{}, {}, {}, {}] }] });
  expect(read.body.courseStatus).toMatchObject({ complete: true, progress: 1 });
});

test("what is right never leaves the server before it was found", async () => {
  const learner = await inCourse();
  const course = await learner.taken();
  expect(course.content.labs).toMatchObject([
    { type: "hotspot", regionCount: 2 },
    { type: "match" },
    { type: "checklist" },
    { type: "external" },
  ]);
  const miss = (await learner.open(1)) && (await learner.answer(1, { type: "hotspot", at: [0.5, 0.5] }));
  for (const sent of [course, miss.body]) {
    const text = JSON.stringify(sent);
    for (const secret of ["polygon", "pairs", "Look left"]) expect(text).not.toContain(secret);
  }
  const hit = await learner.answer(1, { type: "hotspot", at: [0.8, 0.5] });
  expect(hit.body.view).toMatchObject({ done: [2], misses: 1, found: [{ id: 2, label: "Right", feedback: "Right you are." }] });
});

test("a lab goes on where it was left, also on another computer", async () => {
  const learner = await inCourse();
  await learner.open(4);
  await learner.answer(4, { type: "external", complete: false, data: { step: 5 } });
  expect((await learner.open(4)).body.view).toMatchObject({ complete: false, data: { step: 5 } });
});

test("R-8.117 an answer to a lab whose page has no state is refused", async () => {
  const { answer } = await inCourse();
  expect(await answer(3, { type: "checklist", checked: [1] })).toMatchObject({ status: 412, body: { code: "LabNotOpened" } });
});

test("a lab that is not on the page, an answer of another type, too much data and a locked section are refused", async () => {
  const learner = await inCourse();
  await learner.open(4);
  expect((await learner.open(7)).status).toBe(404);
  expect((await learner.answer(4, { type: "checklist", checked: [] })).status).toBe(422);
  expect((await learner.answer(4, { type: "external", complete: false, data: "x".repeat(20_000) })).status).toBe(422);
  const other = await learner.client.call(
    "POST",
    `/api/training/status/programs/${learner.programId}/courses/${learner.courseId}/units/1/sections/1/pages/1/labs/4`,
  );
  expect(other.status).toBe(404);
});

test("R-8.074 an external lab that failed is reported with its own key: in the event log, with its reason", async () => {
  const learner = await inCourse();
  await learner.open(4);
  expect((await learner.fail(4, "The page of the exercise did not answer.")).status).toBe(204);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select severity, error, data from events where type = 'lab.failed' order by id desc limit 1");
  expect(rows).toMatchObject([
    { severity: "error", error: "The page of the exercise did not answer.", data: { code: "ExternalLabFailed", labId: 4, pageId: 2 } },
  ]);
});
