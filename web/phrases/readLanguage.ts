import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { englishPhrases, type EnglishPhrases } from "../../model/src/phrases/check/englishPhrases.ts";
import { languageFaults } from "../../model/src/phrases/check/languageFaults.ts";
import { phraseEntries, type PhraseEntry } from "../../model/src/phrases/check/phraseEntries.ts";
import { faultKinds, faultText } from "../../model/src/phrases/check/phraseFault.ts";
import { treeOf } from "../../model/src/phrases/check/treeOf.ts";
import { partsOf, type PhraseParts } from "./phraseParts.ts";

const readFiles = (directory: string) =>
  new Map(
    readdirSync(directory)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [basename(name, ".json"), phraseEntries(readFileSync(join(directory, name), "utf8"))] as const),
  );

/** The source, which has to be whole: what is built says nothing else where a language lacks words. */
export function readEnglish(directory: string): EnglishPhrases {
  const rooms = [...readFiles(directory)].map(([room, file]) => {
    if ("brokenAt" in file) throw new Error(`${join(directory, room)}.json is no JSON (line ${file.brokenAt}).`);
    return [room, file.entries] as const;
  });
  return englishPhrases(new Map(rooms));
}

export const englishParts = (english: EnglishPhrases): PhraseParts =>
  partsOf(new Map([...english.rooms].map(([room, entries]) => [room, treeOf(entries)])));

/** What a language says rightly, as parts, and its faults as whoever mends them looks for them: English is said there, as by the server. */
export function readLanguage(english: EnglishPhrases, directory: string): { parts: PhraseParts; faults: string[] } {
  const language = basename(directory);
  const { said, faults } = languageFaults(english, { language, files: readFiles(directory) });
  const rooms = new Map<string, PhraseEntry[]>([...english.rooms.keys()].map((room) => [room, []]));
  for (const [key, own] of said) rooms.get(english.phrases.get(key)!.room)!.push(...own);
  return {
    parts: partsOf(new Map([...rooms].map(([room, own]) => [room, treeOf(own)]))),
    faults: faults
      .filter(({ kind }) => faultKinds[kind].instead)
      .map(({ room, line, ...fault }) => `${language}/${room}.json:${line} ${faultText(fault)}`),
  };
}
