import { formOf, withoutForm } from "./pluralForm.ts";
import type { PhraseEntry } from "./phraseEntries.ts";

/** The files of a language: what each says, by the name of its room. */
export type Rooms = ReadonlyMap<string, readonly PhraseEntry[]>;

/** One thing that is said: a text, or all forms of a plural. */
export interface EnglishPhrase {
  /** Of a plural the key of its form "other". */
  key: string;
  room: string;
  isPlural: boolean;
  /** As the file names them; two of a plural. */
  entries: PhraseEntry[];
}

/** What other languages are measured by. */
export interface EnglishPhrases {
  rooms: Rooms;
  /** In the order of the files. */
  phrases: ReadonlyMap<string, EnglishPhrase>;
  /** Which phrase a key belongs to, also a form that English does not have; undefined: none. */
  phraseOf: (key: string) => EnglishPhrase | undefined;
}

export function englishPhrases(rooms: Rooms): EnglishPhrases {
  const keys = new Set([...rooms.values()].flatMap((entries) => entries.map(({ key }) => key)));
  /** Both forms are there: not every key that ends so is a plural. */
  const pluralOf = (key: string): string | undefined => {
    if (formOf(key) === undefined) return undefined;
    const base = withoutForm(key);
    return keys.has(`${base}_one`) && keys.has(`${base}_other`) ? `${base}_other` : undefined;
  };
  const phrases = new Map<string, EnglishPhrase>();
  for (const [room, entries] of rooms)
    for (const entry of entries) {
      const plural = pluralOf(entry.key);
      const key = plural ?? entry.key;
      const phrase = phrases.get(key) ?? { key, room, isPlural: plural !== undefined, entries: [] };
      phrase.entries.push(entry);
      phrases.set(key, phrase);
    }
  return { rooms, phrases, phraseOf: (key) => phrases.get(pluralOf(key) ?? key) };
}
