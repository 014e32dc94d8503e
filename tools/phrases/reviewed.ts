import { languageFaults } from "../../model/src/phrases/check/languageFaults.ts";
import { reviewMark, type LanguageState, type Review } from "../../model/src/phrases/check/languageState.ts";
import { chosen } from "./chosen.ts";
import { languageAsked, ownOf, Refused, stateOf, writeState, type Desk } from "./desk.ts";
import { nowMade } from "./nowMade.ts";

/** `reviewed <locale> [room|key…] --by NAME`: somebody who speaks the language has read these texts beside their English. */
export function reviewed(desk: Desk, [asked = "", ...names]: readonly string[], { by }: { by?: string }) {
  const language = languageAsked(desk, [asked]);
  if (by === undefined || by.trim() === "") throw new Refused("Say who has read them: --by NAME.");
  const state = stateOf(desk, language);
  if (state.state === "source") throw new Refused("English is what the others are read beside.");
  const { said } = languageFaults(desk.english, ownOf(desk, language));
  const all = chosen(desk.english, names);
  const read = all.filter(({ key }) => said.has(key));
  const fresh = new Map<string, string[]>();
  for (const phrase of read) fresh.set(phrase.room, [...(fresh.get(phrase.room) ?? []), reviewMark(phrase, said.get(phrase.key)!)]);
  const valid = new Set([...desk.english.phrases.values()].flatMap((phrase) => {
    const own = said.get(phrase.key);
    return own === undefined ? [] : [`${phrase.room} ${reviewMark(phrase, own)}`];
  })); // prettier-ignore
  for (const [room, marks] of fresh) for (const each of marks) valid.delete(`${room} ${each}`);
  const before = (state.reviewed ?? []).map((review) => ({ ...review, texts: kept(review, valid) }));
  const mine = { by: by.trim(), at: desk.today };
  const same = before.find((review) => review.by === mine.by && review.at === mine.at);
  const texts = Object.fromEntries([...new Set([...Object.keys(same?.texts ?? {}), ...fresh.keys()])].toSorted().map((room) => [
    room,
    [...(same?.texts[room]?.split(" ") ?? []), ...(fresh.get(room) ?? [])].toSorted().join(" "),
  ])); // prettier-ignore
  const others = before.filter((review) => review !== same && Object.keys(review.texts).length > 0);
  const next: LanguageState = { ...nowMade(desk, state, read), reviewed: [...others, { ...mine, texts }] };
  writeState(desk, language, next);
  desk.tell(`${read.length} phrases of ${language} are read by ${mine.by}.`);
  if (read.length < all.length) desk.tell(`${all.length - read.length} are missing or have a fault, and are not.`);
}

/** Marks of a review that still mean a text. */
const kept = ({ texts }: Review, valid: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([room, marks]) => {
      const left = marks.split(" ").filter((each) => valid.has(`${room} ${each}`));
      return left.length === 0 ? [] : [[room, left.join(" ")]];
    }),
  );
