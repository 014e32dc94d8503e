import { join } from "node:path";
import { englishPhrases, type EnglishPhrases } from "@vigil/model/phrases/check/englishPhrases";
import { languageFaults } from "@vigil/model/phrases/check/languageFaults";
import { treeOf } from "@vigil/model/phrases/check/treeOf";
import { en, type Phrases } from "@vigil/model/phrases/en";
import { languages, sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import { together } from "@vigil/model/phrases/together";
import { ownPlaces } from "../languages/languagePlaces.ts";
import { readRooms } from "../languages/readRooms.ts";

let english: EnglishPhrases | undefined;
/** The files of English that stand beside what this server was built from. */
function knownEnglish(): EnglishPhrases {
  english ??= englishPhrases(
    new Map([...readRooms(join(ownPlaces.phrases, sourceLanguage))].map(([room, file]) => [room, "entries" in file ? file.entries : []])),
  );
  return english;
}

/**
 * Every phrase in one language; English stands for what its files lack and for what is wrong in them, phrase by phrase, and for all of a
 * file that cannot be read. Of `rooms` alone, where the others are not asked for.
 */
export function readPhrases(folder: string, language: string, rooms?: readonly string[]): Phrases {
  const { said } = languageFaults(knownEnglish(), { language, files: readRooms(folder, rooms) });
  return together([en, treeOf([...said.values()].flat())]);
}

/** A language is read when it is first needed: one process seldom speaks all of them. */
const spoken = new Map<Language, Phrases>([[sourceLanguage, en]]);
const folderOf = (language: Language): string => join(ownPlaces.phrases, language);

export function phrasesIn(language: Language): Phrases {
  const phrases = spoken.get(language) ?? readPhrases(folderOf(language), language);
  spoken.set(language, phrases);
  return phrases;
}

/** What each language says in a few rooms; the others are not read for it. */
export const inEveryLanguage = <Said>(rooms: readonly string[], pick: (phrases: Phrases) => Said): Said[] =>
  languages.map((language) => pick(spoken.get(language) ?? readPhrases(folderOf(language), language, rooms)));
