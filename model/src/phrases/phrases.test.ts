import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldEntries } from "../entity/entity.ts";
import { listEntities } from "../lists.ts";
import { englishPhrases } from "./check/englishPhrases.ts";
import { languageFaults } from "./check/languageFaults.ts";
import { languageSummary } from "./check/languageSummary.ts";
import type { LanguageState } from "./check/languageState.ts";
import { phraseEntries, type PhraseFile } from "./check/phraseEntries.ts";
import { faultText } from "./check/phraseFault.ts";
import { treeOf } from "./check/treeOf.ts";
import { en, type Phrases } from "./en.ts";
import { languages, sourceLanguage, type Language } from "./languages.ts";
import { isUnread } from "./readBySpeakers.ts";
import { together } from "./together.ts";

const filesOf = (language: Language): Map<string, PhraseFile> =>
  new Map(
    readdirSync(join(import.meta.dirname, language)).map((name) => [
      basename(name, ".json"),
      phraseEntries(readFileSync(join(import.meta.dirname, language, name), "utf8")),
    ]),
  );
const entriesOf = (file: PhraseFile) => ("entries" in file ? file.entries : []);
const rooms = new Map([...filesOf("en")].map(([room, file]) => [room, entriesOf(file)]));
const english = englishPhrases(rooms);
const word: unknown = expect.stringMatching(/\S/u);

test("English is every file of its folder", () => {
  expect(en).toEqual(together([...rooms.values()].map((entries) => treeOf(entries))));
});

test.each(languages)("the phrases in %s have no fault", (language) => {
  const { faults } = languageFaults(english, {
    language,
    files: filesOf(language),
    same: Object.keys(stateIn(language).sameAsEnglish ?? {}),
  });
  const own = language === sourceLanguage ? faults.filter(({ kind }) => kind !== "same") : faults;
  expect(own.map((fault) => `${language}/${fault.room}.json:${fault.line} ${faultText(fault)}`)).toEqual([]);
});

test.each(languages)("%s says everything that English does", (language) => {
  const { said } = languageFaults(english, { language, files: filesOf(language) });
  expect([...english.phrases.keys()].filter((key) => !said.has(key))).toEqual([]);
});

test.each(languages.filter((language) => language !== sourceLanguage))(
  "that nobody has read %s is said, until nine tenths are read",
  (language) => {
    const own = { language, files: filesOf(language) };
    const { whole } = languageSummary(english, own, stateIn(language), { at: "", marks: {} });
    expect(isUnread(language)).toBe(whole.reviewed < 0.9 * whole.phrases);
  },
);

const stateIn = (language: Language): LanguageState => ({
  state: "machine",
  at: "",
  ...(existsSync(statePath(language)) && (JSON.parse(readFileSync(statePath(language), "utf8")) as LanguageState)),
});
const statePath = (language: Language): string => join(import.meta.dirname, `states/${language}.json`);

/** What the phrases of a list say; the empty option of a choice is called `none`. */
interface RecordPhrases {
  fields: Record<string, string>;
  options?: Record<string, Record<string, string>>;
}

describe.each(languages)("the lists in %s", (language) => {
  const { records, hints } = together([en, ...[...filesOf(language).values()].map((file) => treeOf(entriesOf(file)))]) as Phrases;
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
