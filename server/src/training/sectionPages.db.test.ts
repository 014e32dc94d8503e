import { expect, test } from "vitest";
import type { ProgramNext } from "@vigil/model/training/nextWire";
import type { SectionAnswer, SectionTexts } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse, type TestContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const read = (...ids: number[]) => ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));
const statusPath = ({ programId, courseId }: TestContentCourse) => `/api/training/status/programs/${programId}/courses/${courseId}`;

/** A course of its own whose first section holds these pages. */
async function courseWith(pages: readonly object[], settings: Record<string, unknown> = {}): Promise<TestContentCourse> {
  const course = await testContentCourse(app, settings);
  const owner = await app.database.owner();
  await owner.query(
    `update course_contents set content = jsonb_set(content, '{units,0,sections,0,pages}', $1::jsonb), content_hash = $2 where course_id = $3`,
    [JSON.stringify(pages), crypto.randomUUID().replaceAll("-", "").repeat(2), course.courseId],
  );
  return course;
}
const page = (id: number, labs: readonly object[] = []) => ({
  id,
  type: "text",
  title: `Page ${id}`,
  blocks: [{ kind: "paragraph", text: "Text." }],
  labs,
});

test("R-9.036 R-9.037 a page asks for the larger of its own timer and the session's divided by the pages, half up to two decimals", async () => {
  const client = await app.as("usr");
  const least = async (settings: object) => {
    const { programId, courseId } = await courseWith([page(1), page(2), page(7)], { ...settings });
    const place = `/api/training/programs/${programId}/courses/${courseId}/units/1/sections/1`;
    return (await client.call<SectionTexts>("GET", place)).body.pages.map(({ leastSeconds }) => leastSeconds);
  };
  expect(await least({ pageTimerContent: 5, sessionTimerContent: 25 })).toEqual([8.33, 8.33, 8.33]);
  expect(await least({ pageTimerContent: 5, sessionTimerContent: 20 })).toEqual([6.67, 6.67, 6.67]);
  expect(await least({ pageTimerContent: 9, sessionTimerContent: 25 })).toEqual([9, 9, 9]);
});

test("R-4.044 a page whose labs are all of type SWF is skipped: its section is complete without it", async () => {
  const client = await app.as("usr");
  const course = await courseWith([page(1), page(2, [{ id: 8, type: "swf" }])]);
  const answer = await client.call<SectionAnswer>("PUT", `${statusPath(course)}/units/1/sections/1`, { status: "A", pages: read(1) });
  expect(answer.body.section.status).toBe("C");
});

test("R-4.035 an incomplete course is resumed at its bookmark only while the order is enforced as it was when that was set", async () => {
  const client = await app.as("usr");
  const { programId, courseId } = await testContentCourse(app, { courseEnforceOrder: false });
  const nextPage = async (enforceOrder: boolean) => {
    const bookmark = { unitId: 2, sectionId: 3, pageId: 5, enforceOrder };
    expect((await client.call("PUT", "/api/training/progress", { programId, courseId, progress: 0, bookmark })).status).toBe(200);
    return (await client.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body.step?.path;
  };
  await client.call("POST", `/api/training/status/programs/${programId}`);
  await client.call("POST", `/api/training/status/programs/${programId}/courses/${courseId}`);
  expect(await nextPage(false)).toEqual([courseId, 2, 3, 5]);
  expect(await nextPage(true)).toEqual([courseId, 1, 1, 1]);
});
