import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { missedTerms, readTerms } from "../../model/src/phrases/check/missedTerms.ts";
import { languageAsked, ownOf, Refused, type Desk } from "./desk.ts";
import { fileEntries } from "./fileEntries.ts";

/** `terms <locale>`: phrases whose English holds a term of the glossary while the translation has none of its words. To be looked at; no fault. */
export function terms(desk: Desk, asked: readonly string[]) {
  const language = languageAsked(desk, asked);
  const path = join(desk.places.phrases, "glossary", `${language}.tsv`);
  if (!existsSync(path)) throw new Refused(`There is no glossary/${language}.tsv (English term, own term, stems divided by |).`);
  const listed = readTerms(readFileSync(path, "utf8"));
  let count = 0;
  for (const [key, own] of fileEntries(desk.english, ownOf(desk, language))) {
    const phrase = desk.english.phrases.get(key)!;
    for (const { english, own: word } of missedTerms(phrase, own, listed)) {
      count += 1;
      desk.tell(`${phrase.room} ${key}: ${english} → ${word}\n  ${phrase.entries.at(-1)?.text}\n  ${own.at(-1)?.text}`);
    }
  }
  desk.tell(`${listed.length} terms; ${count} times none of their words.`);
}
