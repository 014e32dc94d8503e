import { expect, test } from "vitest";
import type { LearningFound } from "@vigil/model/training/learningFound";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

const found = async (client: TestClient, words: string): Promise<string[]> => {
  const { status, body } = await client.call<LearningFound[]>("GET", `/api/training/search?words=${encodeURIComponent(words)}&locale=en`);
  expect(status).toBe(200);
  return body.map(({ kind, programId, path, title }) => `${kind} ${programId}/${path.join("/")} ${title}`);
};

test("a learner finds courses, open pages and terms by their words; nothing that is locked, and nothing of somebody else's", async () => {
  const learner = await app.as("usr");
  const { programId, courseId, secondCourseId } = await testContentCourse(app, { courseEnforceOrder: true });
  await testCompanyConfiguration(app, { programEnforceOrder: true });
  await app.database.ask(
    `update course_contents set content = jsonb_set(content, '{glossary}', '[{"term":"Détonateur à mèche","meaning":"SECRET-MEANING"}]') where course_id = any($1)`,
    [[courseId, secondCourseId]],
  );
  const place = `${programId}/${courseId}`;
  // of several pages the first one is open; the second course waits for the first
  expect(await found(learner, "page")).toEqual([`page ${place}/1/1/1 Page 1`]);
  expect(await found(learner, "mec DETON")).toEqual([`term ${place} Détonateur à mèche`]);
  expect(await found(learner, "page 2")).toEqual([]);
  const read = (pageId: number) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
  const status = `/api/training/status/programs/${programId}`;
  await learner.call("POST", status);
  await learner.call("POST", `${status}/courses/${courseId}`);
  await learner.call("PUT", `${status}/courses/${courseId}/units/1/sections/1`, { status: "A", pages: [read(1)] });
  expect(await found(learner, "pag")).toEqual([`page ${place}/1/1/1 Page 1`, `page ${place}/1/1/2 Page 2`]);
  const { title } = (await learner.call<{ title: string }>("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body;
  expect(await found(learner, title.toUpperCase())).toEqual([`course ${place} ${title}`]);
  expect(await found(learner, "SECRET-MEANING")).toEqual([]);
  for (const words of ["pag", "mec deton", title]) expect(await found(await app.as("usr", "south"), words)).toEqual([]);
  expect((await learner.call("GET", "/api/training/search?words=p")).status).toBe(422);
});
