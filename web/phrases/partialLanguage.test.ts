import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { lacking } from "../../model/src/phrases/lacking.ts";
import { englishParts, readEnglish, readLanguage } from "./readLanguage.ts";

const source = readEnglish(join(import.meta.dirname, "../../model/src/phrases/en"));
const english = englishParts(source);

/** A language that is begun. Polish counts in one, few, many and other. */
function polish(files: Record<string, string>) {
  const directory = join(mkdtempSync(join(tmpdir(), "vigil-")), "pl");
  mkdirSync(directory);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return readLanguage(source, directory);
}

async function spoken({ parts }: ReturnType<typeof polish>, ...asked: string[]) {
  const i18n = createInstance();
  await i18n.init({ lng: "pl", fallbackLng: "en", resources: {}, interpolation: { escapeValue: false } });
  for (const part of asked) {
    i18n.addResourceBundle("pl", "translation", parts.get(part) ?? {}, true);
    i18n.addResourceBundle("en", "translation", lacking(english.get(part)!, parts.get(part) ?? {}, "pl"), true);
  }
  return i18n.t as unknown as (key: string, values?: object) => string;
}

test("a language that lacks phrases speaks English where it has none, phrase by phrase, with the forms English counts in", async () => {
  const own = polish({ "entity.json": JSON.stringify({ entity: { columns: "Kolumny" }, problems: { StaleRecord: "Ktoś zmienił." } }) });
  const t = await spoken(own, "entity", "exam");
  expect(own.faults).toEqual([]);
  expect(t("entity.columns")).toBe("Kolumny");
  expect(t("problems.StaleRecord")).toBe("Ktoś zmienił.");
  expect(t("entity.export")).toBe("Export");
  expect(t("exam.finalExam")).toBe("Final exam");
  // Polish asks for the form "few", which English does not have
  expect(t("entity.deleted", { count: 3 })).toMatch(/3 .*deleted/u);
  expect(t("entity.deleted", { count: 1 })).not.toContain("entity.deleted");
});

test("files with faults stop no build: English is said for what is wrong in them, and where it stands is told", async () => {
  const own = polish({
    "exam.json": '{\n  "exam": {\n    "finalExam": "Egzamin",\n',
    "entity.json": '{\n  "entity": {\n    "columns": "Kolumny",\n    "export": 5,\n    "deleted_one": "Usunięto."\n  }\n}\n',
    "signIn.json": '{ "signIn": { "nobodyAsksForThis": "Tak" } }',
  });
  const t = await spoken(own, "entity", "exam", "signIn");
  expect(t("entity.columns")).toBe("Kolumny");
  expect(t("entity.export")).toBe("Export");
  expect(t("entity.deleted", { count: 1 })).toBe("1 record was deleted.");
  expect(t("exam.finalExam")).toBe("Final exam");
  expect(own.faults.map((fault) => fault.split(" ")[0])).toEqual([
    "pl/entity.json:4",
    "pl/entity.json:5",
    "pl/exam.json:3",
    "pl/signIn.json:1",
  ]);
});

test("a source that is broken is no source", () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-"));
  writeFileSync(join(directory, "exam.json"), '{\n "exam": {');
  expect(() => readEnglish(directory)).toThrow("exam.json is no JSON (line 2)");
});

test("a language that is complete brings no English along", () => {
  const arabic = readLanguage(source, join(import.meta.dirname, "../../model/src/phrases/ar"));
  const rest = [...english].map(([part, tree]) => [part, lacking(tree, arabic.parts.get(part) ?? {}, "ar")] as const);
  expect(rest.filter(([, tree]) => Object.keys(tree).length > 0)).toEqual([]);
});
