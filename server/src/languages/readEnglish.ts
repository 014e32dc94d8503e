import { join } from "node:path";
import { englishPhrases, type EnglishPhrases } from "@vigil/model/phrases/check/englishPhrases";
import type { PhraseEntry } from "@vigil/model/phrases/check/phraseEntries";
import { sourceLanguage } from "@vigil/model/phrases/languages";
import { catalogueEnglish } from "./catalogueEnglish.ts";
import { catalogueRoom, type LanguagePlaces } from "./languagePlaces.ts";
import { readCatalogueFile, readRooms } from "./readRooms.ts";

/** What every language is compared with, the catalogue's words among it. */
export function readEnglish({ phrases, catalogue }: LanguagePlaces): EnglishPhrases {
  const rooms = new Map<string, readonly PhraseEntry[]>();
  for (const [room, file] of readRooms(join(phrases, sourceLanguage))) {
    if ("brokenAt" in file) throw new Error(`${sourceLanguage}/${room}.json is no JSON (line ${file.brokenAt}).`);
    rooms.set(room, file.entries);
  }
  return englishPhrases(rooms.set(catalogueRoom, catalogueEnglish(readCatalogueFile(catalogue, sourceLanguage))));
}
