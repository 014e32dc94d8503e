import type { MergeAnswer } from "@vigil/model/authoring/draftMerge";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import { expect, test } from "vitest";
import { testManifest, testPackage, testPage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();
const blocksOf = (draft: Draft, page: string) => partsIn(draft.parts, page);
const words = (part: DraftPart | undefined) => (part !== undefined && "text" in part.block ? part.block.text : undefined);

test("what another version changed is brought into a draft in work: what was written here stays, and what both changed is told and decided", async () => {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await client.call<Draft>("POST", url);
  const [first] = blocksOf(draft, "p1");
  await client.call("POST", `${url}/changes`, {
    changes: [{ piece: "p1", key: first!.key, base: 1, block: { kind: "paragraph", text: "Mine." } }],
  });
  const sections = [{ id: 1, name: "Section of theirs", pages: ["pages/first.md", "pages/second.md", "pages/third.md"] }];
  const units = [{ id: 1, type: "Content", name: "Unit", sections }];
  await installFiles(
    client,
    courseId,
    testPackage({
      "course.json": { ...testManifest, version: "2.0", units },
      "pages/first.md": testPage(1, "Theirs.", "objective: 1\n"),
      "pages/second.md": testPage(2, "> Remember it.", "labs: 1, 2, 3, 4\n"),
      "pages/third.md": testPage(3, "A third one."),
    }),
  );
  const { status, body } = await client.call<MergeAnswer>("POST", `${url}/merge`, {});
  expect([status, body.version, body.conflicts]).toMatchObject([200, "2.0", [{ id: "page p1", key: null, theirs: "Theirs." }]]);
  const merged = (await client.call<Draft>("GET", url)).body;
  expect(merged).toMatchObject({ begunFrom: { version: "2.0" }, current: { version: "2.0" } });
  expect(["p1", "p2", "p3"].map((page) => words(blocksOf(merged, page)[0]))).toEqual(["Mine.", "Remember it.", "A third one."]);
  expect(partsIn(merged.parts, "u1").map(({ block }) => block)).toMatchObject([{ name: "Section of theirs" }]);
  // one page waits, and holds nothing else; it is told again to whoever has not decided, and to nobody else
  const again = async (asked: object) => (await client.call<MergeAnswer>("POST", `${url}/merge`, asked)).body;
  expect(await again({ undecided: ["page p1", "page p2"] })).toMatchObject({
    taken: 0,
    conflicts: [{ id: "page p1", mine: "Mine.\nA pixel" }],
  });
  expect(await again({})).toMatchObject({ taken: 0, conflicts: [] });
  expect(words(blocksOf((await client.call<Draft>("GET", url)).body, "p1")[0])).toBe("Mine.");
  expect((await again({ take: ["page p1"], undecided: ["page p1"] })).conflicts).toEqual([]);
  expect(words(blocksOf((await client.call<Draft>("GET", url)).body, "p1")[0])).toBe("Theirs.");
  // all of theirs, and nothing else: it is their version
  const { body: preview } = await client.call("POST", `${url}/publish/preview`, {});
  expect(preview).toMatchObject({ code: "InstallSameVersion", details: { version: "2.0" } });
});
