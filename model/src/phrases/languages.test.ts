import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isLocale, locales } from "../identity/locales.ts";
import { bestLanguage, directionOf, languages, ownName, sourceLanguage, spokenLanguage } from "./languages.ts";

const root = join(import.meta.dirname, "../../..");

test.each([
  [["pt-BR"], ["en", "pt-PT", "pt-BR"], "pt-BR"],
  [["pt-PT"], ["en", "pt-BR", "pt-PT"], "pt-PT"],
  [["pt"], ["en", "pt-PT", "pt-BR"], "pt-BR"],
  [["es-AR"], ["en", "es-ES", "es-MX"], "es-ES"],
  [["zh-TW"], ["zh-CN", "zh-HK"], "zh-HK"],
  [["zh-Hans-SG"], ["zh-HK", "zh-CN"], "zh-CN"],
  [["zh-TW"], ["en", "zh-CN"], undefined],
  [["nb-NO"], ["en", "no"], "no"],
  [["fil-PH"], ["en", "tl"], "tl"],
  [["AR-ae", "en"], ["en", "ar"], "ar"],
  [["arz"], ["en", "ar"], undefined],
  [["", "*", "!", "en-GB"], ["ar", "en"], "en"],
])("of %j in %j it is %s", (wished, known, best) => expect(bestLanguage(wished, known)).toBe(best));

test("who asks for none of the languages is spoken to in English", () => {
  expect(["sw", "ar-EG", "en-US"].map((tag) => spokenLanguage([tag]))).toEqual([sourceLanguage, "ar", "en"]);
});

test("languages are called as their speakers do, and run as they are written", () => {
  expect(["en", "ar", "pt-BR"].map(ownName)).toEqual(["English", "العربية", "português (Brasil)"]);
  expect(["ar", "ar-AE", "fa", "he", "ur", "az-Arab", "ckb"].map(directionOf)).toEqual(Array.from({ length: 7 }, () => "rtl"));
  expect(["en", "az", "zh-HK", "no language"].map(directionOf)).toEqual(["ltr", "ltr", "ltr", "ltr"]);
});

test("the languages of the screens are among those that people may have, and have a folder each", () => {
  expect(languages.filter((language) => !locales.some((locale) => locale === language))).toEqual([]);
  const folders = readdirSync(import.meta.dirname).filter(isLocale);
  expect(languages.filter((language) => !folders.includes(language))).toEqual([]); // one that is being written has a folder alone
});

test("no other file of the product knows a language by name, or by the first letters of its tag", () => {
  const lists = ["model/src/phrases/languages.ts", "model/src/identity/locales.ts"];
  const isProduct = (file: string) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|(?:^|\/)test[A-Z]\w*\.ts$/u.test(file);
  const files = ["model/src", "xray/src", "server/src", "web/src", "web/phrases"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => isProduct(file) && !lists.includes(file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  // most tags of two letters are words of code too ("id", "th", "lt"): those of three and more, and the first two, stand for all
  const tags = languages.filter((tag) => tag.length > 2 || ["en", "ar"].includes(tag));
  const known = new RegExp(
    `["'\`](?:${tags.join("|")})(?:["'\`]|-)|(?:locale|language|code)\\w*\\.(?:slice\\(0, 2\\)|split\\("-"\\)|startsWith\\()`,
    "iu",
  );
  expect(files.filter((file) => known.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
