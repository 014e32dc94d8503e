import type { ChangesAnswer } from "@vigil/model/authoring/draftChange";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import { expect, test } from "vitest";
import { testManifest, testPackage, testPage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { TestClient } from "../../test/http/testClient.ts";
import { watchedPool } from "../../test/storage/watchedPool.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { buildApp } from "../app.ts";
import { domainsOf } from "../storage/asDomain.ts";

const app = testApp();
const pages = Array.from({ length: 300 }, (_, index) => index + 1);

test("a course of 300 pages is read in as many statements as one of two, and a page of it is saved in five", async () => {
  const { courseId } = await testContentCourse(app);
  const author = await app.as("web");
  const texts = Object.fromEntries(
    pages.map((id) => [
      `pages/${id}.md`,
      testPage(id, Array.from({ length: 8 }, (_, line) => `Paragraph ${line} of page ${id}.`).join("\n\n")),
    ]),
  );
  const sections = [{ id: 1, name: "Section", pages: Object.keys(texts) }];
  const manifest = { ...testManifest, units: [{ id: 1, type: "Content", name: "Unit", sections }] };
  const without = { "pages/first.md": null, "pages/second.md": null };
  await installFiles(author, courseId, testPackage({ ...without, ...texts, "course.json": manifest }));
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await author.call<Draft>("POST", url);
  expect(draft.parts.filter(({ piece }) => /^p\d/u.test(piece))).toHaveLength(2400);

  const { pool, watch } = watchedPool(app.database.url);
  const watched = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool) });
  await watched.ready();
  try {
    const client = Object.assign(new TestClient(watched), { cookie: author.cookie, token: author.token, device: author.device });
    await client.call("GET", url);
    const read = await watch(() => client.call<Draft>("GET", url));
    expect(read.result.body.parts).toHaveLength(draft.parts.length);
    const asked = (statements: readonly string[]) => statements.filter((text) => /^(?:select|insert|update|with)/iu.test(text.trim()));
    expect(asked(read.statements).length).toBeLessThanOrEqual(8);
    const changes = partsIn(draft.parts, "p150").map(({ piece, key, revision }) => ({
      piece,
      key,
      base: revision,
      block: { kind: "paragraph", text: "Other words." },
    }));
    const saved = await watch(() => client.call<ChangesAnswer>("POST", `${url}/changes`, { changes }));
    expect(saved.result.body.answers.map(({ saved: done }) => done)).toEqual(changes.map(() => true));
    expect(asked(saved.statements).length).toBeLessThanOrEqual(6);
  } finally {
    await watched.close();
    await pool.end();
  }
});
