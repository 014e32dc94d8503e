import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { lacking } from "../../model/src/phrases/lacking.ts";
import { readParts } from "./phraseParts.ts";

const english = readParts(join(import.meta.dirname, "../../model/src/phrases/en"));

/** A language that is begun: one file with two phrases. Polish counts in one, few, many and other. */
function polish() {
  const directory = mkdtempSync(join(tmpdir(), "vigil-pl-"));
  const own = {
    entity: { columns: "Kolumny" },
    problems: { StaleRecord: "Ktoś zmienił." },
  };
  writeFileSync(join(directory, "entity.json"), JSON.stringify(own));
  return readParts(directory);
}

test("a language that lacks phrases speaks English where it has none, phrase by phrase, with the forms English counts in", async () => {
  const own = polish();
  const i18n = createInstance();
  await i18n.init({ lng: "pl", fallbackLng: "en", resources: {}, interpolation: { escapeValue: false } });
  for (const part of ["entity", "exam"]) {
    i18n.addResourceBundle("pl", "translation", own.get(part) ?? {}, true);
    i18n.addResourceBundle("en", "translation", lacking(english.get(part)!, own.get(part) ?? {}, "pl"), true);
  }
  const t = i18n.t as unknown as (key: string, values?: object) => string;
  expect(t("entity.columns")).toBe("Kolumny");
  expect(t("problems.StaleRecord")).toBe("Ktoś zmienił.");
  expect(t("entity.export")).toBe("Export");
  expect(t("exam.finalExam")).toBe("Final exam");
  // Polish asks for the form "few", which English does not have
  expect(t("entity.deleted", { count: 3 })).toMatch(/3 .*deleted/u);
  expect(t("entity.deleted", { count: 1 })).not.toContain("entity.deleted");
});

test("a language that is complete brings no English along", () => {
  const arabic = readParts(join(import.meta.dirname, "../../model/src/phrases/ar"));
  const rest = [...english].map(([part, tree]) => [part, lacking(tree, arabic.get(part) ?? {}, "ar")] as const);
  expect(rest.filter(([, tree]) => Object.keys(tree).length > 0)).toEqual([]);
});
