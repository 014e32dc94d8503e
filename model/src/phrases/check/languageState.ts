import { mark } from "./mark.ts";
import type { EnglishPhrase } from "./englishPhrases.ts";
import type { PhraseEntry } from "./phraseEntries.ts";

/** `states/<locale>.json`: where the texts of a language come from, and only what differs from that. */
export interface LanguageState {
  /** English; made by a machine; taken over from elsewhere. */
  state: "source" | "machine" | "reused";
  /** Of what was taken over. */
  from?: string;
  licence?: string;
  /** The day they were made. */
  at: string;
  /** What somebody who speaks the language has read: of each room the marks of texts with their English, so that what changes is unread again. */
  reviewed?: readonly Review[];
  /** The mark of the English that a text was made from, where it is not that of `states/english.json`. */
  english?: Readonly<Record<string, string>>;
  /** Keys whose text is rightly that of English, with why. */
  sameAsEnglish?: Readonly<Record<string, string>>;
}
export interface Review {
  by: string;
  at: string;
  texts: Readonly<Record<string, string>>;
}

/** `states/english.json`: what the English texts were when all languages were last compared with them. */
export interface EnglishMarks {
  at: string;
  marks: Readonly<Record<string, string>>;
}

const textsOf = (entries: readonly PhraseEntry[]): string[] => entries.flatMap(({ key, text = "" }) => [key, text]);
const englishMarks = new WeakMap<EnglishPhrase, string>();
/** Asked for by every language. */
export function englishMark(phrase: EnglishPhrase): string {
  const known = englishMarks.get(phrase) ?? mark(textsOf(phrase.entries));
  englishMarks.set(phrase, known);
  return known;
}
export const reviewMark = ({ entries }: EnglishPhrase, own: readonly PhraseEntry[]): string =>
  mark([...textsOf(entries), ...textsOf(own.toSorted((one, other) => (one.key < other.key ? -1 : 1)))]);

/** The mark of the English that a text was made from; undefined: English came with it, or after the last comparison. */
export const madeFrom = (key: string, state: LanguageState, known: EnglishMarks): string | undefined =>
  state.english?.[key] ?? known.marks[key];

export type PhraseState = "missing" | "outdated" | "reviewed" | LanguageState["state"];

/** How each text of a language stands. */
export function stateReader(state: LanguageState, known: EnglishMarks) {
  const reviews = new Map<string, Review>();
  for (const review of state.reviewed ?? [])
    for (const [room, marks] of Object.entries(review.texts)) for (const each of marks.split(" ")) reviews.set(`${room} ${each}`, review);
  return (phrase: EnglishPhrase, own: readonly PhraseEntry[] | undefined): { state: PhraseState; review?: Review } => {
    if (own === undefined) return { state: "missing" };
    const review = reviews.size === 0 ? undefined : reviews.get(`${phrase.room} ${reviewMark(phrase, own)}`);
    if (review !== undefined) return { state: "reviewed", review };
    const from = madeFrom(phrase.key, state, known);
    return { state: from !== undefined && from !== englishMark(phrase) && state.state !== "source" ? "outdated" : state.state };
  };
}
