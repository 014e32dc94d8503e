import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import { languages, sourceLanguage, type Language } from "@vigil/model/phrases/languages";

/** What one language says of the catalogue. The English of the kinds stands in the catalogue itself; materials are named by their table. */
export interface KindWords {
  materials?: Readonly<Record<string, string>>;
  kinds?: Readonly<Record<string, { name: string; description: string }>>;
}

const read = (language: Language): KindWords => {
  const file = join(import.meta.dirname, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};
export const catalogueWords = new Map(languages.map((language) => [language, read(language)]));

/** The English, and what the reader's language calls it where it has a word: of thirty-three nobody reads more than one. */
export function namedIn(english: string, word: (words: KindWords) => string | undefined, reader: Language = sourceLanguage): Named {
  const said = [sourceLanguage as Language, reader].flatMap((language) => {
    const own = word(catalogueWords.get(language) ?? {});
    return own === undefined ? [] : [[language, own] as const];
  });
  return { [sourceLanguage]: english, ...Object.fromEntries(said) };
}
