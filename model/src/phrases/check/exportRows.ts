import { pluralForms } from "../lacking.ts";
import type { EnglishPhrase } from "./englishPhrases.ts";
import type { PhraseEntry } from "./phraseEntries.ts";
import { formOf, withoutForm } from "./pluralForm.ts";

export interface ExportRow {
  key: string;
  english: string;
  own: string;
}

const ofForm = (entries: readonly PhraseEntry[], form: string): string | undefined => entries.find(({ key }) => formOf(key) === form)?.text;

/** The lines of a phrase in a translator's file: a plural has all forms that their language counts in. */
export function exportRows({ key, isPlural, entries }: EnglishPhrase, own: readonly PhraseEntry[], language: string): ExportRow[] {
  if (!isPlural) return [{ key, english: entries[0]?.text ?? "", own: own[0]?.text ?? "" }];
  const zero = [...entries, ...own].some((entry) => formOf(entry.key) === "zero") ? ["zero"] : [];
  return [...new Set([...zero, ...pluralForms(language)])].map((form) => ({
    key: `${withoutForm(key)}_${form}`,
    english: ofForm(entries, form) ?? ofForm(entries, "other") ?? "",
    own: ofForm(own, form) ?? "",
  }));
}
