import type { EnglishPhrase, EnglishPhrases } from "../../model/src/phrases/check/englishPhrases.ts";
import { withoutForm } from "../../model/src/phrases/check/pluralForm.ts";
import { Refused } from "./desk.ts";

/** The phrases of rooms, keys or beginnings of keys; all where none is named. */
export function chosen({ phrases, rooms }: EnglishPhrases, names: readonly string[]): EnglishPhrase[] {
  const all = [...phrases.values()];
  if (names.length === 0) return all;
  const isMeant = ({ key, room, isPlural }: EnglishPhrase, name: string): boolean =>
    rooms.has(name) ? room === name : key === name || key.startsWith(`${name}.`) || (isPlural && withoutForm(key) === withoutForm(name));
  const unknown = names.filter((name) => !all.some((phrase) => isMeant(phrase, name)));
  if (unknown.length > 0) throw new Refused(`No room and no key: ${unknown.join(", ")}`);
  return all.filter((phrase) => names.some((name) => isMeant(phrase, name)));
}
