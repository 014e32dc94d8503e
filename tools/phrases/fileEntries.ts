import type { EnglishPhrases } from "../../model/src/phrases/check/englishPhrases.ts";
import type { OwnPhrases } from "../../model/src/phrases/check/languageFaults.ts";
import type { PhraseEntry } from "../../model/src/phrases/check/phraseEntries.ts";

/** What the files of a language hold of each phrase, right or wrong. */
export function fileEntries(english: EnglishPhrases, { files }: OwnPhrases): Map<string, PhraseEntry[]> {
  const found = new Map<string, PhraseEntry[]>();
  for (const file of files.values())
    for (const entry of "entries" in file ? file.entries : []) {
      const phrase = english.phraseOf(entry.key);
      if (phrase !== undefined) found.set(phrase.key, [...(found.get(phrase.key) ?? []), entry]);
    }
  return found;
}
