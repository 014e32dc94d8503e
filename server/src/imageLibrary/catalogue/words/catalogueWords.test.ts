import { catalogue } from "@vigil/xray/catalogue/catalogue";
import { materials } from "@vigil/xray/physics/materials";
import { families } from "@vigil/xray/catalogue/kind";
import { en } from "@vigil/model/phrases/en";
import { expect, test } from "vitest";
import { languages } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../../http/phrasesIn.ts";
import { catalogueWords, namedIn } from "./catalogueWords.ts";

const arabicScript = /\p{Script=Arabic}/u;

test("R-2.013 every kind of the catalogue has a name and a sentence in English and in Arabic", () => {
  const arabic = catalogueWords("ar").kinds ?? {};
  expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(catalogue).toSorted());
  for (const [kind, texts] of Object.entries(arabic)) for (const text of [texts.name, texts.description]) expect([kind, text]).toEqual([kind, expect.stringMatching(arabicScript)]); // prettier-ignore
  for (const { name, description } of Object.values(catalogue)) expect([name, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]); // prettier-ignore
});

test("every family and every material has a word in English and in Arabic", () => {
  for (const family of families) expect([en.library.families[family], phrasesIn("ar").library.families[family]]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(arabicScript)]); // prettier-ignore
  const shown = Object.keys(materials).filter((name) => name !== "air");
  for (const language of languages) expect(shown.filter((name) => catalogueWords(language).materials?.[name] === undefined)).toEqual([]);
  expect(namedIn("ABS", ({ materials: named }) => named?.["ABS"], "ar")).toEqual({ en: "ABS plastic", ar: "بلاستيك ABS" });
  expect(namedIn("ABS", ({ materials: named }) => named?.["ABS"])).toEqual({ en: "ABS plastic" });
  expect(namedIn("new", ({ materials: named }) => named?.["new"])).toEqual({ en: "new" });
});
