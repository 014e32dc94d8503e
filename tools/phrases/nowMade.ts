import type { EnglishPhrase } from "../../model/src/phrases/check/englishPhrases.ts";
import { englishMark, type LanguageState } from "../../model/src/phrases/check/languageState.ts";
import type { Desk } from "./desk.ts";

/** These texts say what English says today. */
export function nowMade({ marks }: Pick<Desk, "marks">, state: LanguageState, phrases: Iterable<EnglishPhrase>): LanguageState {
  const { english: before = {}, ...rest } = state;
  const english = new Map(Object.entries(before));
  for (const phrase of phrases) {
    const now = englishMark(phrase);
    if (marks.marks[phrase.key] === now) english.delete(phrase.key);
    else english.set(phrase.key, now);
  }
  return english.size === 0
    ? rest
    : { ...rest, english: Object.fromEntries([...english].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
