import { pluralForms } from "../lacking.ts";
import type { EnglishPhrase, EnglishPhrases } from "./englishPhrases.ts";
import type { PhraseEntry, PhraseFile } from "./phraseEntries.ts";
import { faultKinds, type PhraseFault } from "./phraseFault.ts";
import { formOf } from "./pluralForm.ts";
import { textFaults } from "./textFaults.ts";

/** What a language says: its files, by the name of their room. */
export interface OwnPhrases {
  language: string;
  files: ReadonlyMap<string, PhraseFile>;
  /** Keys that are rightly the same as in English. */
  same?: readonly string[];
}

interface Own extends PhraseEntry {
  room: string;
}

const counted = (forms: readonly string[], own: readonly Own[]): string =>
  [...own.flatMap(({ key }) => formOf(key) ?? []).filter((form) => form !== "zero" && !forms.includes(form)).map((form) => `+${form}`),
    ...forms.filter((form) => !own.some(({ key }) => formOf(key) === form)).map((form) => `−${form}`)].join(" "); // prettier-ignore

/** Everything that is wrong with a language, file by file, line by line; and the texts that are said all the same. */
export function languageFaults(english: EnglishPhrases, { language, files, same = [] }: OwnPhrases) {
  const faults: PhraseFault[] = [];
  const byPhrase = new Map<EnglishPhrase, Own[]>();
  const seen = new Set<string>();
  for (const [room, file] of files) {
    if ("brokenAt" in file) {
      faults.push({ room, line: file.brokenAt, key: "", kind: "broken", detail: "" });
      continue;
    }
    for (const entry of file.entries) {
      const { key, line, text } = entry;
      const phrase = english.phraseOf(key);
      const kind = phrase === undefined ? "unknown" : text === undefined ? "noText" : seen.has(key) ? "twice" : undefined;
      seen.add(key);
      if (kind !== undefined) faults.push({ room, line, key, kind, detail: "" });
      if (phrase === undefined || kind !== undefined) continue;
      const own = byPhrase.get(phrase) ?? [];
      own.push({ path: entry.path, key, text, line, room });
      byPhrase.set(phrase, own);
    }
  }
  const forms = pluralForms(language);
  const allowed = new Set(same);
  const said = new Map<string, readonly PhraseEntry[]>();
  for (const [phrase, own] of byPhrase) {
    const found = own.flatMap(({ key, text = "", room, line }) =>
      textFaults(key, text, phrase)
        .filter(([kind]) => kind !== "same" || !(allowed.has(phrase.key) || allowed.has(key)))
        .map(([kind, detail]): PhraseFault => ({ room, line, key, kind, detail })),
    );
    const first = own[0]!;
    const { room, line } = first;
    if (phrase.room !== room) found.push({ room, line, key: first.key, kind: "room", detail: phrase.room });
    const wrong = phrase.isPlural ? counted(forms, own) : "";
    if (wrong !== "") found.push({ room, line, key: phrase.key, kind: "form", detail: wrong });
    if (!found.some(({ kind }) => faultKinds[kind].instead)) said.set(phrase.key, own);
    faults.push(...found);
  }
  return { faults: faults.toSorted((one, other) => one.room.localeCompare(other.room) || one.line - other.line), said };
}
