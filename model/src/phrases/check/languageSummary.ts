import type { EnglishPhrases } from "./englishPhrases.ts";
import { languageFaults, type OwnPhrases } from "./languageFaults.ts";
import { stateReader, type EnglishMarks, type LanguageState } from "./languageState.ts";
import type { PhraseFault } from "./phraseFault.ts";

export interface Coverage {
  /** That there are in English. */
  phrases: number;
  /** That are said in the language as well, without a fault for which English is said. */
  said: number;
  reviewed: number;
  outdated: number;
}

/** How a language stands: for the tool and the page of languages. */
export interface LanguageSummary {
  whole: Coverage;
  rooms: ReadonlyMap<string, Coverage>;
  reviewers: readonly { by: string; phrases: number }[];
  faults: readonly PhraseFault[];
}

export function languageSummary(english: EnglishPhrases, own: OwnPhrases, state: LanguageState, known: EnglishMarks): LanguageSummary {
  const { faults, said } = languageFaults(english, { ...own, same: Object.keys(state.sameAsEnglish ?? {}) });
  const stateOf = stateReader(state, known);
  const none = { phrases: 0, said: 0, reviewed: 0, outdated: 0 };
  const whole: Coverage = { ...none };
  const rooms = new Map<string, Coverage>();
  const reviewers = new Map<string, number>();
  for (const phrase of english.phrases.values()) {
    const room = rooms.get(phrase.room) ?? { ...none };
    rooms.set(phrase.room, room);
    const found = stateOf(phrase, said.get(phrase.key));
    for (const sum of [whole, room]) {
      sum.phrases += 1;
      if (found.state !== "missing") sum.said += 1;
      if (found.state === "reviewed") sum.reviewed += 1;
      if (found.state === "outdated") sum.outdated += 1;
    }
    if (found.review !== undefined) reviewers.set(found.review.by, (reviewers.get(found.review.by) ?? 0) + 1);
  }
  return { whole, rooms, reviewers: [...reviewers].map(([by, phrases]) => ({ by, phrases })), faults };
}
