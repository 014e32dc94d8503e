import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { englishMark, madeFrom, type LanguageState } from "../../model/src/phrases/check/languageState.ts";
import { sourceLanguage } from "../../model/src/phrases/languages.ts";
import { chosen } from "./chosen.ts";
import { languageAsked, Refused, stateOf, writeJson, writeState, type Desk } from "./desk.ts";
import { nowMade } from "./nowMade.ts";

const statePath = ({ places }: Desk, name: string): string => join(places.phrases, "states", `${name}.json`);

/** `begin <locale…> [--from ORIGIN --licence LICENCE]`: these languages say today what English says, made by a machine or taken over from elsewhere. */
export function begin(desk: Desk, names: readonly string[], { from, licence }: { from?: string; licence?: string }) {
  if (names.length === 0) throw new Refused("Which languages? Give their tags.");
  if ((from === undefined) !== (licence === undefined))
    throw new Refused("Texts from elsewhere need both: --from ORIGIN --licence LICENCE.");
  mkdirSync(join(desk.places.phrases, "states"), { recursive: true });
  const languages = names.map((name) => languageAsked(desk, [name]));
  const there = languages.filter((language) => existsSync(statePath(desk, language)));
  if (there.length > 0) throw new Refused(`They have begun already: ${there.join(", ")}`);
  const origin = from === undefined || licence === undefined ? { state: "machine" as const } : { state: "reused" as const, from, licence };
  const changed = [...desk.english.phrases.values()].filter((phrase) => {
    const known = desk.marks.marks[phrase.key];
    return known !== undefined && known !== englishMark(phrase);
  });
  for (const language of languages) {
    const state: LanguageState = { ...(language === sourceLanguage ? { state: "source" } : origin), at: desk.today };
    writeState(desk, language, language === sourceLanguage ? state : nowMade(desk, state, changed));
  }
  desk.tell(`Begun: ${languages.join(", ")}`);
}

/** `translated <locale> room|key…`: texts that were brought up to their English by hand, not by an import. */
export function translated(desk: Desk, [asked = "", ...names]: readonly string[]) {
  const language = languageAsked(desk, [asked]);
  if (names.length === 0) throw new Refused("Which rooms or keys?");
  const phrases = chosen(desk.english, names).filter(({ key }) => desk.marks.marks[key] !== undefined);
  writeState(desk, language, nowMade(desk, stateOf(desk, language), phrases));
  desk.tell(`${phrases.length} phrases of ${language} say what English says today.`);
}

/** `snapshot`: compares all languages with English, keeps of each what is outdated, and remembers what English says now. */
export function snapshot(desk: Desk) {
  const now = new Map([...desk.english.phrases.values()].map((phrase) => [phrase.key, englishMark(phrase)]));
  for (const language of desk.languages) {
    if (language === sourceLanguage || !existsSync(statePath(desk, language))) continue;
    const before = stateOf(desk, language);
    const { english: _english, ...state } = before;
    const outdated = [...now].flatMap(([key, mark]) => {
      const made = madeFrom(key, before, desk.marks);
      return made === undefined || made === mark ? [] : [[key, made] as const];
    });
    writeState(desk, language, outdated.length === 0 ? state : { ...state, english: Object.fromEntries(outdated) });
    desk.tell(`${language}: ${outdated.length} of an older English`);
  }
  mkdirSync(join(desk.places.phrases, "states"), { recursive: true });
  writeJson(statePath(desk, "english"), { at: desk.today, marks: Object.fromEntries(now) });
  desk.tell(`${now.size} phrases remembered.`);
}
