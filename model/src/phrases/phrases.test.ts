import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldEntries } from "../entity/entity.ts";
import { listEntities } from "../lists.ts";
import { en, type Phrases } from "./en.ts";
import { pluralForms } from "./lacking.ts";
import { languages, type Language } from "./languages.ts";
import { together, type PhraseTree } from "./together.ts";

const filesOf = (language: Language): [string, PhraseTree][] =>
  readdirSync(join(import.meta.dirname, language)).map((name) => [
    name,
    JSON.parse(readFileSync(join(import.meta.dirname, language, name), "utf8")) as PhraseTree,
  ]);
const whole = (language: Language): PhraseTree => together(filesOf(language).map(([, said]) => said));

const flat = (phrases: object, before = ""): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[`${before}${key}`, value] as [string, string]] : flat(value as object, `${before}${key}.`),
  );
const plural = /_(zero|one|two|few|many|other)$/u;
const english = new Map(flat(en));
/** Both forms are there: not every key that ends so is a plural. */
const isPlural = (key: string): boolean => plural.test(key) && ["_one", "_other"].every((form) => english.has(key.replace(plural, form)));
const word: unknown = expect.stringMatching(/\S/u);
const names = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = ""]) => name).toSorted((one, other) => one.localeCompare(other));

test("English is every file of its folder", () => {
  expect(Object.fromEntries(flat(en))).toEqual(Object.fromEntries(flat(whole("en"))));
});

describe.each(languages)("the phrases in %s", (language) => {
  const own = flat(whole(language));
  const keys = new Set(own.map(([key]) => key));

  test("say each thing in one file", () => {
    const all = filesOf(language).flatMap(([, said]) => flat(said).map(([key]) => key));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  test("say nothing that English does not", () => {
    const unknown = [...keys].filter((key) => !english.has(key) && !isPlural(key));
    expect(unknown).toEqual([]);
  });

  test("have of each plural all the forms that the language counts in, and no other", () => {
    const forms = pluralForms(language);
    const plurals = new Set([...keys].filter(isPlural).map((key) => key.replace(plural, "")));
    const formsOf = (key: string) => [...keys].flatMap((each) => (each.replace(plural, "") === key ? (plural.exec(each)?.[1] ?? []) : []));
    // "zero" is said for 0 by i18next in every language
    const wrong = [...plurals].filter(
      (key) => !forms.every((form) => keys.has(`${key}_${form}`)) || !formsOf(key).every((form) => form === "zero" || forms.includes(form)),
    );
    expect(wrong).toEqual([]);
  });

  test("fill in the same names as English", () => {
    const different = own.filter(([key, text]) => !isPlural(key) && names(text).join() !== names(english.get(key) ?? "").join());
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test("say something wherever there is something to say", () => {
    expect(own.filter(([key, text]) => text.trim() === "" && !key.endsWith("_zero"))).toEqual([]);
  });

  test("leave the percent sign of a figure to the language's number format, and write their own without a space", () => {
    expect(own.filter(([, text]) => /(?:\}\}\s?|\d\s)[%٪]/u.test(text))).toEqual([]);
  });
});

test.each(languages)("%s says everything that English does", (language) => {
  const said = new Set(flat(whole(language)).map(([key]) => key));
  expect([...english.keys()].filter((key) => !said.has(key) && !isPlural(key))).toEqual([]);
  expect([...english.keys()].filter((key) => isPlural(key) && !said.has(key.replace(plural, "_other")))).toEqual([]);
});

/** What the phrases of a list say; the empty option of a choice is called `none`. */
interface RecordPhrases {
  fields: Record<string, string>;
  options?: Record<string, Record<string, string>>;
}

describe.each(languages)("the lists in %s", (language) => {
  const { records, hints } = together([en, whole(language)]) as Phrases;
  const under: Record<string, Record<string, string>> = hints;

  test("hints are of lists that there are", () => {
    const kept = new Set<string>(Object.values(listEntities).map(({ name }) => name));
    expect(Object.keys(under).filter((name) => !kept.has(name))).toEqual([]);
  });

  test.each(Object.values(listEntities))("$name has a label for every field, and words for no other", ({ name, fields }) => {
    const words: RecordPhrases = records[name];
    const known = Object.keys(fields);
    expect(Object.keys(words.fields).toSorted()).toEqual(known.toSorted());
    expect(Object.keys(words)).not.toContain("hints"); // they come with the forms
    expect([...Object.keys(under[name] ?? {}), ...Object.keys(words.options ?? {})].filter((field) => !known.includes(field))).toEqual([]);
    expect(records[name]).toMatchObject({ singular: word, plural: word, add: word });
  });

  test.each(Object.values(listEntities))("$name names every option of every choice", (entity) => {
    const said: RecordPhrases = records[entity.name];
    const missing = fieldEntries(entity).flatMap(([field, { options: known = [] }]) =>
      known.filter((option) => !said.options?.[field]?.[option || "none"]).map((option) => `${field}.${option}`),
    );
    expect(missing).toEqual([]);
  });
});
