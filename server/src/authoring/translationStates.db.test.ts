import type { ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import type { DraftCheck } from "@vigil/model/authoring/draftFault";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { Draft, PresenceAnswer } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import { translationState } from "@vigil/model/authoring/partWords";
import type { XliffReport } from "@vigil/model/authoring/xliffWire";
import { expect, test } from "vitest";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { writtenDraft } from "./publish/writeDraft.ts";

const app = testApp();

async function openGerman() {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  await client.call<Draft>("POST", url);
  const { body: draft } = await client.call<Draft>("POST", `${url}/languages`, { locale: "de" });
  const save = async (change: DraftChange) =>
    (await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes: [change] })).body.answers[0]!;
  const german = async (key: string): Promise<DraftPart> =>
    (await client.call<Draft>("GET", url)).body.parts.find((part) => part.locale === "de" && part.key === key)!;
  const written = async () => {
    const made = await app.database.asDomain(app.world().airport.domainId, async (tx) => {
      const { id } = await tx.selectFrom("courseDrafts").select("id").where("courseId", "=", courseId).executeTakeFirstOrThrow();
      return writtenDraft(tx, id, "1.1");
    });
    if ("faults" in made) throw new Error(JSON.stringify(made.faults));
    return made.texts;
  };
  return { client, url, draft, save, german, written, first: partsIn(draft.parts, "p1")[0]! };
}

test("a translation is missing while it is begun, done when its translator says so, and outdated with what its source was once that changes", async () => {
  const { client, url, save, german, first } = await openGerman();
  const { piece, key, revision } = first;
  const said = (text: string) => ({ kind: "paragraph", text });
  const begun = await save({ locale: "de", piece, key, base: null, block: said("Einige"), translated: 0 });
  expect(begun.saved).toBe(true);
  expect(translationState(first, await german(key))).toBe("missing");
  const base = begun.saved ? begun.revision : 0;
  const done = await save({ locale: "de", piece, key, base, block: said("Einige Worte."), translated: revision });
  expect(translationState(first, await german(key))).toBe("done");
  expect(await german(key)).not.toHaveProperty("translatedFrom");

  const { body: before } = await client.call<PresenceAnswer>("POST", `${url}/presence`, { piece: null, since: 0 });
  const changed = await save({ piece, key, base: revision, block: said("Other words.") });
  const now = { ...first, revision: changed.saved ? changed.revision : 0 };
  const outdated = await german(key);
  expect(translationState(now, outdated)).toBe("outdated");
  expect(outdated).toMatchObject({ block: said("Einige Worte."), translatedFrom: first.block });
  // who has it open hears of it
  const { body: news } = await client.call<PresenceAnswer>("POST", `${url}/presence`, { piece: null, since: before.sequence });
  expect(news.parts).toContainEqual(outdated);
  // typed on it is outdated still, and what it was made of is not forgotten
  const typed = await save({ locale: "de", piece, key, base: done.saved ? done.revision : 0, block: said("Andere"), translated: revision });
  expect(await german(key)).toMatchObject({ translated: revision, translatedFrom: first.block });
  await save({ locale: "de", piece, key, base: typed.saved ? typed.revision : 0, block: said("Andere Worte."), translated: now.revision });
  const right = await german(key);
  expect(translationState(now, right)).toBe("done");
  expect(right).not.toHaveProperty("translatedFrom");
});

test("nobody says of a translation that it says what its source is not yet", async () => {
  const { save, german, first } = await openGerman();
  const { piece, key, revision } = first;
  await save({ locale: "de", piece, key, base: null, block: { kind: "paragraph", text: "Worte" }, translated: revision + 50 });
  expect((await german(key)).translated).toBe(revision);
});

test("what is only begun is written as its source, and a term by what the glossary of the language calls it", async () => {
  const { draft, save, written, first } = await openGerman();
  const term = partsIn(draft.parts, "glossary")[0]!;
  const page = draft.parts.find(({ locale, key }) => locale === null && key === "p1")!;
  await save({ locale: "de", piece: term.piece, key: term.key, base: null, block: { term: "Dichte", meaning: "Wie schwer." } });
  await save({ locale: "de", piece: page.piece, key: "p1", base: null, block: { ...page.block, title: "Seite 1" } as never });
  await save({ locale: "de", piece: "p1", key: first.key, base: null, block: { kind: "paragraph", text: "" }, translated: 0 });
  const texts = await written();
  const file = [...texts.keys()].find((path) => path.startsWith("locales/de/pages/"))!;
  expect(texts.get(file)).toContain("Seite 1");
  expect(texts.get(file)).toContain("Some **words**");
  expect(texts.get(file)).toContain("Dichte");
  expect(texts.get(file)).not.toContain("glossary:Density");
});

test("the check tells what a language lacks, and that it may be published so", async () => {
  const { client, url } = await openGerman();
  const { body } = await client.call<DraftCheck>("GET", `${url}/check`);
  expect(body.faults).toEqual([]);
  expect(body.warnings.find(({ code }) => code === "languageIncomplete")).toMatchObject({
    locale: "de",
    key: null,
    details: { outdated: 0 },
  });
});

test("a file that comes back as it went out makes nothing done", async () => {
  const { client, url, save, german, first } = await openGerman();
  const { piece, key, revision } = first;
  await save({ locale: "de", piece, key, base: null, block: { kind: "note", text: "" }, translated: 0 });
  const heading = { kind: "paragraph", text: first.block && "text" in first.block ? first.block.text : "" };
  const begun = await save({ locale: "de", piece, key, base: (await german(key)).revision, block: heading, translated: 0 });
  expect(begun.saved).toBe(true);
  const { body: sent } = await client.call<string>("GET", `${url}/translations/de`);
  const { body } = await client.call<XliffReport>("POST", `${url}/translations/de`, { xliff: sent });
  expect(body.left).toEqual([]);
  expect(body.untouched).toBeGreaterThan(0);
  expect((await german(key)).translated).toBe(0);
  // once its tool says that it was worked on, it is
  const worked = sent.replaceAll('state="initial"', 'state="final"');
  await client.call<XliffReport>("POST", `${url}/translations/de`, { xliff: worked });
  expect((await german(key)).translated).toBe(revision);
});
