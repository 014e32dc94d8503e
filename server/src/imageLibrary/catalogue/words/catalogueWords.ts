import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import { languageFaults } from "@vigil/model/phrases/check/languageFaults";
import { englishPhrases } from "@vigil/model/phrases/check/englishPhrases";
import { treeOf } from "@vigil/model/phrases/check/treeOf";
import { sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import { catalogueEnglish } from "../../../languages/catalogueEnglish.ts";
import { catalogueRoom, ownPlaces } from "../../../languages/languagePlaces.ts";
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

const read = new Map<Language, KindWords>();

/** Read when somebody first reads in this language. */
export function catalogueWords(language: Language): KindWords {
  const words = read.get(language) ?? readCatalogueWords(ownPlaces.catalogue, language);
  read.set(language, words);
  return words;
}

/** The English, and what the reader's language calls it where it has a word: of thirty-three nobody reads more than one. */
export function namedIn(english: string, word: (words: KindWords) => string | undefined, reader: Language = sourceLanguage): Named {
  const said = [sourceLanguage as Language, reader].flatMap((language) => {
    const own = word(catalogueWords(language));
    return own === undefined ? [] : [[language, own] as const];
  });
  return { [sourceLanguage]: english, ...Object.fromEntries(said) };
}
