import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { phraseEntries, type PhraseFile } from "@vigil/model/phrases/check/phraseEntries";

const readFile = (path: string): PhraseFile => phraseEntries(readFileSync(path, "utf8"));

/** The files of a language, by room. A language without a folder has none. */
export function readRooms(folder: string): Map<string, PhraseFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(names.toSorted().map((name) => [basename(name, ".json"), readFile(join(folder, name))]));
}

/** What a language says of the catalogue; undefined where it says nothing. */
export function readCatalogueFile(folder: string, language: string): PhraseFile | undefined {
  const path = join(folder, `${language}.json`);
  return existsSync(path) ? readFile(path) : undefined;
}
