import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLocale } from "../../model/src/identity/locales.ts";
import type { EnglishPhrases } from "../../model/src/phrases/check/englishPhrases.ts";
import type { OwnPhrases } from "../../model/src/phrases/check/languageFaults.ts";
import type { EnglishMarks, LanguageState } from "../../model/src/phrases/check/languageState.ts";
import type { PhraseNotes } from "../../model/src/phrases/check/phraseNotes.ts";
import { languageFolders } from "../../server/src/languages/languageFolders.ts";
import type { LanguagePlaces } from "../../server/src/languages/languagePlaces.ts";
import { readEnglish } from "../../server/src/languages/readEnglish.ts";
import { readLanguage } from "../../server/src/languages/readLanguage.ts";
import { readMarks, readState } from "../../server/src/languages/readState.ts";

/** What was asked cannot be done: told without a stack. */
export class Refused extends Error {}

/** All that the commands work on, below the root of a repository. */
export interface Desk {
  places: LanguagePlaces;
  english: EnglishPhrases;
  marks: EnglishMarks;
  notes: PhraseNotes;
  /** Languages that have a folder. */
  languages: readonly string[];
  today: string;
  tell: (line: string) => void;
  complain: (line: string) => void;
}

export function openDesk(root: string, further: Pick<Desk, "today" | "tell" | "complain">): Desk {
  const places = { phrases: join(root, "model/src/phrases"), catalogue: join(root, "server/src/imageLibrary/catalogue/words") };
  const notes = join(places.phrases, "notes.json");
  return {
    places,
    english: readEnglish(places),
    marks: readMarks(places.phrases),
    notes: existsSync(notes) ? (JSON.parse(readFileSync(notes, "utf8")) as PhraseNotes) : { rooms: {}, keys: {} },
    languages: languageFolders(places.phrases),
    ...further,
  };
}

export const ownOf = ({ places }: Desk, language: string): OwnPhrases => readLanguage(places, language);

export function stateOf({ places }: Desk, language: string): LanguageState {
  const state = readState(places.phrases, language);
  if (state === null) throw new Refused(`states/${language}.json is missing or no file of states: npm run phrases -- begin ${language}`);
  return state;
}

/** As the formatter writes it. */
export const writeJson = (path: string, value: object): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
export const writeState = ({ places }: Desk, language: string, state: LanguageState): void =>
  writeJson(join(places.phrases, "states", `${language}.json`), state);

/** The language that a command is about. */
export function languageAsked(desk: Desk, [language]: readonly string[]): string {
  if (language === undefined) throw new Refused("Which language? Give its tag.");
  if (!isLocale(language)) throw new Refused(`${language} is not among the locales (model/src/identity/locales.ts).`);
  if (!desk.languages.includes(language)) throw new Refused(`There is no folder model/src/phrases/${language}.`);
  return language;
}
