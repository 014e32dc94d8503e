import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { phraseEntries, type PhraseFile } from "@vigil/model/phrases/check/phraseEntries";

const readFile = (path: string): PhraseFile => phraseEntries(readFileSync(path, "utf8"));

/** The files of a language, by room; `wanted` alone. A language without a folder has none. */
export function readRooms(folder: string, wanted?: readonly string[]): Map<string, PhraseFile> {
  if (!existsSync(folder)) return new Map();
  const rooms = readdirSync(folder).flatMap((name) => (name.endsWith(".json") ? [basename(name, ".json")] : []));
  const read = rooms.filter((room) => wanted?.includes(room) ?? true).toSorted();
  return new Map(read.map((room) => [room, readFile(join(folder, `${room}.json`))]));
}

/** What a language says of the catalogue; undefined where it says nothing. */
export function readCatalogueFile(folder: string, language: string): PhraseFile | undefined {
  const path = join(folder, `${language}.json`);
  return existsSync(path) ? readFile(path) : undefined;
}
