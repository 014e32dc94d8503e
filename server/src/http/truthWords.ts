import type { TruthWords } from "@vigil/model/exam/truthParts";
import { phrasesIn } from "./phrasesIn.ts";
import { preferredLanguage } from "./preferredLanguage.ts";

/** The words for true and false in a language, or in the one nearest to it that is spoken here. */
export function truthWords(locale: string): TruthWords {
  const { right, wrong } = phrasesIn(preferredLanguage(locale)).questionFiles.truth;
  return [right, wrong];
}
