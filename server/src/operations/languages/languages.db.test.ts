import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { locales } from "@vigil/model/identity/locales";
import { isLanguage } from "@vigil/model/phrases/languages";
import { afterAll, describe, expect, test } from "vitest";
import { ownPlaces } from "../../languages/languagePlaces.ts";
import { testApp } from "../../../test/http/testApp.ts";

/** The texts of the product, with a few things wrong in one language and another begun. */
const root = mkdtempSync(join(tmpdir(), "vigil-languages-"));
const places = { phrases: join(root, "phrases"), catalogue: join(root, "words") };
cpSync(ownPlaces.phrases, places.phrases, { recursive: true });
cpSync(ownPlaces.catalogue, places.catalogue, { recursive: true });
for (const language of ["lt", "ja"]) {
  rmSync(join(places.phrases, language), { recursive: true, force: true });
  rmSync(join(places.phrases, `states/${language}.json`), { force: true });
  rmSync(join(places.catalogue, `${language}.json`), { force: true });
}
const arabic = (room: string): string => join(places.phrases, `ar/${room}.json`);
const signature = /"signature": .*$/mu;
const mail = readFileSync(arabic("mail"), "utf8");
writeFileSync(arabic("mail"), mail.replace(signature, '"signature": "Vigil",\n    "gone": "x",'));
const signatureLine = mail.slice(0, mail.search(signature)).split("\n").length;
writeFileSync(arabic("quiz"), readFileSync(arabic("quiz"), "utf8").slice(0, -20));
mkdirSync(join(places.phrases, "lt"));
writeFileSync(join(places.phrases, "lt/shell.json"), JSON.stringify({ shell: { close: "Uždaryti" } }));
writeFileSync(join(places.catalogue, "lt.json"), JSON.stringify({ materials: { gold: "auksas", unobtainium: "x" } }));
afterAll(() => rmSync(root, { recursive: true }));

const { as, visitor, house } = testApp({ places: () => places });
const asked = async () => {
  const { status, body } = await (
    await as("sup")
  ).call<{ languages: LanguageStanding[]; wanted: number }>("GET", "/api/operations/languages");
  expect(status).toBe(200);
  return body;
};
const standings = async () => {
  await house().languages.look();
  const { languages, wanted } = await asked();
  expect(languages).toHaveLength(wanted);
  return new Map(languages.map((standing) => [standing.language, standing]));
};

describe("languages with faults", () => {
  test("the server is ready, says nothing before it looked, and then how many texts are English instead", async () => {
    expect((await visitor().call("GET", "/readyz")).body).toEqual({ status: "ready" });
    // whoever asks first is answered while the files are read, and does not wait for them
    expect(await asked()).toEqual({ languages: [], wanted: locales.length });
    await standings();
    const { status, body } = await visitor().call<{ status: string; notes: string[] }>("GET", "/readyz");
    expect([status, body.status]).toEqual([200, "ready"]);
    expect(body.notes).toEqual([
      "Texts in ar: English is said in place of 3 with a fault.",
      "Texts in lt: English is said in place of 1 with a fault.",
    ]);
  }, 120_000); // the look gives way to whatever else a machine does

  test("whoever runs the system sees each language with its coverage, who made and read it, and faults with file and line", async () => {
    const found = await standings();
    const { phrases } = found.get("en")!;
    expect(found.get("en")).toMatchObject({ offered: true, state: "source", said: phrases, faults: [] });
    const told = found.get("ar")!;
    expect(told).toMatchObject({ offered: true, state: "machine", reviewed: 0, outdated: 0, reviewers: [], faultCount: 3 });
    expect(told.said).toBeGreaterThan(phrases * 0.9);
    expect(told.said).toBeLessThan(phrases);
    expect(told.faults.map(({ file, line, text }) => [file, line, text])).toEqual([
      ["model/src/phrases/ar/mail.json", signatureLine, "mail.signature: does not fill in {{domain}}"],
      ["model/src/phrases/ar/mail.json", signatureLine + 1, "mail.gone: English has no such key"],
      ["model/src/phrases/ar/quiz.json", expect.any(Number), "the file is no JSON"],
    ]);
    expect(found.get("lt")).toMatchObject({ offered: isLanguage("lt"), said: 2, state: "machine", at: null });
    expect(found.get("lt")!.faults).toEqual([
      { file: "model/src/phrases/states/lt.json", line: 1, text: "missing or no file of states", instead: false },
      {
        file: "server/src/imageLibrary/catalogue/words/lt.json",
        line: 1,
        text: "materials.unobtainium: English has no such key",
        instead: true,
      },
    ]);
    expect(found.get("ja")).toMatchObject({ offered: isLanguage("ja"), state: null, said: 0, faultCount: 0 });
  });

  test("nobody else sees them", async () => {
    expect((await (await as("adm")).call("GET", "/api/operations/languages")).status).toBe(403);
    expect((await visitor().call("GET", "/api/operations/languages")).status).toBe(401);
  });
});
