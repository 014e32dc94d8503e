import { join } from "node:path";
import type { OwnPhrases } from "@vigil/model/phrases/check/languageFaults";
import { catalogueRoom, type LanguagePlaces } from "./languagePlaces.ts";
import { readCatalogueFile, readRooms } from "./readRooms.ts";

/** Everything that a language says, the catalogue's words among it. */
export function readLanguage({ phrases, catalogue }: LanguagePlaces, language: string): OwnPhrases {
  const files = readRooms(join(phrases, language));
  const words = readCatalogueFile(catalogue, language);
  return { language, files: words === undefined ? files : files.set(catalogueRoom, words) };
}
