import type { MergeAnswer } from "@vigil/model/authoring/draftMerge";
import { translationState } from "@vigil/model/authoring/partWords";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import { describe, expect, test } from "vitest";
import { testManifest, testPackage, testPage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();

const head = "objective: 1\n";
/** The course with one page in two languages; `ours` and `arabic` are what stands on its first page. */
const version = (number: string, ours: string, arabic: string, more: Parameters<typeof testPackage>[0] = {}) =>
  testPackage({
    "course.json": { ...testManifest, version: number },
    "pages/first.md": testPage(1, ours, head),
    "locales/ar/course.json": { ...testManifest, version: number, locale: "ar", title: "دورة" },
    "locales/ar/pages/first.md": testPage(1, arabic, head),
    "locales/ar/pages/second.md": testPage(2, "> تذكر.", "labs: 1, 2, 3, 4\n"),
    ...more,
  });

async function begun() {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, version("1.0", "One.\n\nTwo.", "واحد.\n\nاثنان."));
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await client.call<Draft>("POST", url);
  const blocks = partsIn(draft.parts, "p1");
  /** Each block of a page in Arabic, and how it stands. */
  const arabic = async (page: string) => {
    const { body: now } = await client.call<Draft>("GET", url);
    return partsIn(now.parts, page).map((source) => {
      const told = now.parts.find(({ locale, key }) => locale === "ar" && key === source.key);
      return [told && "text" in told.block ? told.block.text : undefined, translationState(source, told)];
    });
  };
  const save = (key: string, text: string, locale?: string) =>
    client.call("POST", `${url}/changes`, {
      changes: [
        { piece: "p1", key, base: 1, block: { kind: "paragraph", text }, ...(locale === undefined ? {} : { locale, translated: 1 }) },
      ],
    });
  const merge = async (asked: object = {}) => (await client.call<MergeAnswer>("POST", `${url}/merge`, asked)).body;
  return { courseId, client, url, blocks, arabic, save, merge };
}

describe("the translations of another version, brought into a draft in work", () => {
  test("are taken where only they changed, told page by page in their language where both did, and decided there; a language that is new comes along", async () => {
    const { courseId, client, url, blocks, arabic, save, merge } = await begun();
    await save(blocks[1]!.key, "اثنان لي.", "ar");
    await installFiles(
      client,
      courseId,
      version("2.0", "One.\n\nTwo.", "واحد لهم.\n\nاثنان.", {
        "locales/ar/pages/second.md": testPage(2, "> تذكر لهم.", "labs: 1, 2, 3, 4\n"),
        "locales/de/course.json": { ...testManifest, version: "2.0", locale: "de", title: "Kurs" },
        "locales/de/pages/first.md": testPage(1, "Eins.\n\nZwei.", head),
      }),
    );
    const told = { id: "ar page p1", locale: "ar", key: null, mine: "واحد.\nاثنان لي.", theirs: "واحد لهم.\nاثنان." };
    expect((await merge()).conflicts).toMatchObject([told]);
    expect(await arabic("p1")).toEqual([
      ["واحد.", "done"],
      ["اثنان لي.", "done"],
    ]);
    expect(await arabic("p2")).toEqual([["تذكر لهم.", "done"]]);
    expect((await client.call<Draft>("GET", url)).body.locales).toEqual(["ar", "de"]);
    expect((await merge({ undecided: ["ar page p1"] })).conflicts).toMatchObject([told]);
    expect((await merge()).conflicts).toEqual([]);
    expect((await merge({ take: ["ar page p1"] })).conflicts).toEqual([]);
    expect(await arabic("p1")).toEqual([
      ["واحد لهم.", "done"],
      ["اثنان.", "done"],
    ]);
    // all of theirs, and nothing else: it is their version
    const { body: preview } = await client.call("POST", `${url}/publish/preview`, {});
    expect(preview).toMatchObject({ code: "InstallSameVersion", details: { version: "2.0" } });
  });

  test("come with the text that they say; where another one is kept they are told and put nowhere unasked", async () => {
    const taken = await begun();
    await installFiles(taken.client, taken.courseId, version("2.0", "One.\n\nTwo more.", "واحد.\n\nاثنان أكثر."));
    expect((await taken.merge()).conflicts).toEqual([]);
    expect(await taken.arabic("p1")).toEqual([
      ["واحد.", "done"],
      ["اثنان أكثر.", "done"],
    ]);
    const kept = await begun();
    await kept.save(kept.blocks[1]!.key, "Two of mine.");
    await installFiles(kept.client, kept.courseId, version("2.0", "One.\n\nTwo more.", "واحد.\n\nاثنان أكثر."));
    expect((await kept.merge()).conflicts.map(({ id }) => id)).toEqual(["page p1", "ar page p1"]);
    expect((await kept.arabic("p1"))[1]).toEqual(["اثنان.", "outdated"]);
    await kept.merge({ take: ["ar page p1"], undecided: ["page p1"] });
    expect((await kept.arabic("p1"))[1]).toEqual(["اثنان أكثر.", "outdated"]); // it says what does not stand here
    await kept.merge({ take: ["page p1"] });
    expect((await kept.arabic("p1"))[1]![0]).toBe("اثنان أكثر.");
  });

  test("stay where the source alone was changed, and what the other version does not have of a language stays too", async () => {
    const { courseId, client, arabic, merge } = await begun();
    const files = version("2.0", "One.\n\nTwo more.", "واحد.\n\nاثنان.");
    await installFiles(client, courseId, new Map([...files].filter(([path]) => path !== "locales/ar/pages/second.md")));
    expect((await merge()).conflicts).toEqual([]);
    expect(await arabic("p1")).toEqual([
      ["واحد.", "done"],
      ["اثنان.", "outdated"],
    ]);
    expect(await arabic("p2")).toEqual([["تذكر.", "done"]]);
  });
});
