import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import { languageFaults } from "@vigil/model/phrases/check/languageFaults";
import { englishPhrases } from "@vigil/model/phrases/check/englishPhrases";
import { treeOf } from "@vigil/model/phrases/check/treeOf";
import { languages, sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import { catalogueEnglish } from "../../../languages/catalogueEnglish.ts";
import { catalogueRoom, ownPlaces } from "../../../languages/languagePlaces.ts";
import { onceNeeded } from "../../../languages/onceNeeded.ts";
import { readCatalogueFile } from "../../../languages/readRooms.ts";

/** What one language says of the catalogue. The English of the kinds stands in the catalogue itself; materials are named by their table. */
export interface KindWords {
  materials?: Readonly<Record<string, string>>;
  kinds?: Readonly<Record<string, { name?: string; description?: string }>>;
}

/** What stands in the file of a language and has no fault. */
export function readCatalogueWords(folder: string, language: string): KindWords {
  const file = readCatalogueFile(folder, language);
  if (file === undefined) return {};
  const english = catalogueEnglish(readCatalogueFile(folder, sourceLanguage));
  const { said } = languageFaults(englishPhrases(new Map([[catalogueRoom, english]])), {
    language,
    files: new Map([[catalogueRoom, file]]),
  });
  return treeOf([...said.values()].flat());
}

export const catalogueWords = onceNeeded(
  (): ReadonlyMap<Language, KindWords> =>
    new Map(languages.map((language) => [language, readCatalogueWords(ownPlaces.catalogue, language)])),
);

/** The English and what other languages call it; one that has no word is left out. */
export function namedIn(english: string, word: (words: KindWords) => string | undefined): Named {
  const said = [...catalogueWords()].flatMap(([language, words]) => {
    const own = word(words);
    return own === undefined ? [] : [[language, own] as const];
  });
  return { [sourceLanguage]: english, ...Object.fromEntries(said) };
}
