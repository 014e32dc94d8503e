import type { FaultKind } from "./phraseFault.ts";
import { formOf } from "./pluralForm.ts";
import type { EnglishPhrase } from "./englishPhrases.ts";

export type TextFault = readonly [kind: FaultKind, detail: string];

const filledIn = /\{\{(\w+)\}\}/gu;
/** A tag, an entity of HTML, a reference of i18next: all are shown as they stand, or worse. */
const markup = /<[a-z/!]|&(?:[a-z]+|#\w+);|\$t\(/iu;
/** A figure brings its own, in the place and with the space of its language. */
const ownPercent = /(?:\}\}\s?|\d\s)[%٪]/u;
/** Names, codes and single words may well be the same; two longer words in a row are a sentence. */
const isSentence = (text: string): boolean =>
  text.split(/\s+/u).some((word, index, words) => index > 0 && /^\p{L}{4}/u.test(word) && /\p{L}{4}$/u.test(words[index - 1] ?? ""));

const placeholders = (text = ""): string[] => (text.includes("{{") ? [...text.matchAll(filledIn)].map(([, name = ""]) => name) : []);
const listed = (names: Iterable<string>): string => [...new Set(names)].map((name) => `{{${name}}}`).join(", ");
/** "one", "two" and "none" are words of their own; of several the number has to be told. */
const isWord = (form: string | undefined): boolean => form === "zero" || form === "one" || form === "two";

/** What is wrong with one text, beside its English. */
export function textFaults(key: string, text: string, { isPlural, entries }: EnglishPhrase): TextFault[] {
  const form = isPlural ? formOf(key) : undefined;
  if (text.trim() === "") return form === "zero" ? [] : [["empty", ""]];
  const faults: TextFault[] = [];
  const own = placeholders(text);
  const known = entries.flatMap((entry) => (entry.text?.includes("{{") ? placeholders(entry.text) : []));
  const extra = own.filter((name) => !known.includes(name));
  const misspelt = text.split("{{").length - 1 > own.length ? "{{" : "";
  if (extra.length > 0 || misspelt !== "") faults.push(["extra", listed(extra) || misspelt]);
  const needed = isPlural ? entries.filter((entry) => formOf(entry.key) === "other").flatMap((entry) => placeholders(entry.text)) : known;
  const lost = isWord(form) ? [] : needed.filter((name) => !own.includes(name));
  if (lost.length > 0) faults.push(["lost", listed(lost)]);
  if (markup.test(text)) faults.push(["markup", ""]);
  if (ownPercent.test(text)) faults.push(["percent", ""]);
  if (entries.some((entry) => entry.text === text) && isSentence(text.replaceAll(filledIn, ""))) faults.push(["same", ""]);
  return faults;
}
