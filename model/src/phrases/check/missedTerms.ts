import type { EnglishPhrase } from "./englishPhrases.ts";
import type { PhraseEntry } from "./phraseEntries.ts";

/** A line of `glossary/<locale>.tsv`. */
export interface Term {
  english: string;
  own: string;
  /** How the own word may begin or stand within a sentence, in lower case. */
  stems: readonly string[];
}

export const readTerms = (tsv: string): Term[] =>
  tsv
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [english = "", own = "", stems = ""] = line.split("\t").map((cell) => cell.trim());
      const isHead = /^english/iu.test(english) && /stem/iu.test(stems);
      if (isHead || english === "" || own === "") return [];
      const listed = stems.split("|").flatMap((stem) => (stem.trim() === "" ? [] : [stem.trim().toLowerCase()]));
      return [{ english: english.toLowerCase(), own, stems: listed.length > 0 ? listed : [own.toLowerCase()] }];
    });

/** Words of a text, with a blank on each side; "bags" is also "bag". */
const words = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** The terms that the English holds while the translation has none of their words. */
export function missedTerms({ entries }: EnglishPhrase, own: readonly PhraseEntry[], terms: readonly Term[]): Term[] {
  const english = words(entries.map(({ text = "" }) => text.replaceAll(/\{\{\w+\}\}/gu, "")).join(" "));
  const said = own.map(({ text = "" }) => text.toLowerCase()).join("\n");
  return terms.filter(({ english: term, stems }) => {
    const asked = words(term).trim();
    return (english.includes(` ${asked} `) || english.includes(` ${asked}s `)) && !stems.some((stem) => said.includes(stem));
  });
}
