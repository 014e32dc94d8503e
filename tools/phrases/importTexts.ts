import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EnglishPhrase } from "../../model/src/phrases/check/englishPhrases.ts";
import { languageFaults } from "../../model/src/phrases/check/languageFaults.ts";
import type { PhraseEntry } from "../../model/src/phrases/check/phraseEntries.ts";
import { faultText } from "../../model/src/phrases/check/phraseFault.ts";
import { exportRows } from "../../model/src/phrases/check/exportRows.ts";
import { treeOf } from "../../model/src/phrases/check/treeOf.ts";
import { catalogueRoom, fileOfRoom } from "../../server/src/languages/languagePlaces.ts";
import { textsOfCsv } from "./csvFile.ts";
import { languageAsked, ownOf, Refused, stateOf, writeJson, writeState, type Desk } from "./desk.ts";
import { fileEntries } from "./fileEntries.ts";
import { nowMade } from "./nowMade.ts";
import type { SentText } from "./sentText.ts";
import { textsOfXliff } from "./xliffFile.ts";

/** `import <locale> file`: all of it or nothing. Empty texts stay as they are. */
export function importTexts(desk: Desk, [asked = "", path]: readonly string[]) {
  const language = languageAsked(desk, [asked]);
  if (path === undefined) throw new Refused("Which file?");
  if (!existsSync(path)) throw new Refused(`There is no file ${path}.`);
  const text = readFileSync(path, "utf8");
  const sent = (text.trimStart().startsWith("<") ? textsOfXliff : textsOfCsv)(text, language).filter(({ own }) => own.trim() !== "");
  const refused = sent.flatMap((row) => refusal(desk, row, language));
  const own = ownOf(desk, language);
  for (const [room, file] of own.files)
    if ("brokenAt" in file) refused.push(`${fileOfRoom(language, room)}:${file.brokenAt} is no JSON; mend it first`);
  const there = fileEntries(desk.english, own);
  const changed = new Map<EnglishPhrase, PhraseEntry[]>();
  for (const { key, own: said, line } of refused.length > 0 ? [] : sent) {
    const phrase = desk.english.phraseOf(key)!;
    const before = changed.get(phrase) ?? there.get(phrase.key) ?? [];
    if (before.find((entry) => entry.key === key)?.text === said) continue;
    const entry = { key, path: pathOf(phrase, key), text: said, line };
    changed.set(phrase, [...before.filter((other) => other.key !== key), entry]);
  }
  refused.push(...faultsOf(desk, language, changed));
  if (refused.length > 0) throw new Refused([...refused, "Nothing was taken over."].join("\n"));
  const rooms = new Set([...changed.keys()].map(({ room }) => room));
  for (const [phrase, entries] of changed) there.set(phrase.key, entries);
  for (const room of rooms) writeRoom(desk, language, room, there);
  writeState(desk, language, nowMade(desk, stateOf(desk, language), changed.keys()));
  desk.tell(`${changed.size} phrases of ${rooms.size} rooms changed; ${sent.length} texts came.`);
}

function refusal({ english }: Desk, { key, english: source, line }: SentText, language: string): string[] {
  const phrase = english.phraseOf(key);
  if (phrase === undefined) return [`${line}: ${key}: English has no such key`];
  const today = exportRows(phrase, [], language).find((row) => row.key === key)?.english ?? source;
  return today === source ? [] : [`${line}: ${key}: the English changed meanwhile; it is now “${today}”`];
}

/** Where a form stands: beside those of English. */
const pathOf = ({ entries }: EnglishPhrase, key: string): string[] => {
  const above = entries[0]!.path.slice(0, -1);
  return [...above, key.slice(above.join(".").length + (above.length > 0 ? 1 : 0))];
};

function faultsOf({ english }: Desk, language: string, changed: ReadonlyMap<EnglishPhrase, readonly PhraseEntry[]>): string[] {
  const files = Map.groupBy(changed, ([{ room }]) => room);
  const asFiles = new Map([...files].map(([room, some]) => [room, { entries: some.flatMap(([, entries]) => entries) }]));
  return languageFaults(english, { language, files: asFiles }).faults.map(({ line, ...fault }) => {
    const phrase = english.phraseOf(fault.key);
    const lines = (phrase === undefined ? [] : (changed.get(phrase) ?? [])).map((entry) => entry.line);
    return `${lines.includes(line) ? line : Math.max(...lines)}: ${faultText(fault)}`;
  });
}

const forms = ["zero", "one", "two", "few", "many", "other"];
const place = ({ key }: PhraseEntry): number => forms.indexOf(key.slice(key.lastIndexOf("_") + 1));

/** In the order of English, forms in the order of grammars. */
function writeRoom({ english, places }: Desk, language: string, room: string, there: ReadonlyMap<string, readonly PhraseEntry[]>): void {
  const entries = [...english.phrases.values()]
    .filter((phrase) => phrase.room === room)
    .flatMap(({ key, isPlural }) => {
      const own = there.get(key) ?? [];
      return isPlural ? own.toSorted((one, other) => place(one) - place(other)) : own;
    });
  const path = room === catalogueRoom ? join(places.catalogue, `${language}.json`) : join(places.phrases, language, `${room}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeJson(path, treeOf(entries));
}
