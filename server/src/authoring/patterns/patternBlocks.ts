import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import { spokenLanguage, type Language } from "@vigil/model/phrases/languages";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { arabicPatterns } from "./arabicPatterns.ts";
import { englishPatterns } from "./englishPatterns.ts";

const patterns: Readonly<Record<Language, Readonly<Record<PagePattern, readonly PageBlock[]>>>> = {
  en: englishPatterns,
  ar: arabicPatterns,
};

/** What a new page begins with, in the language of the course where there are words in it. */
export const patternBlocks = (pattern: PagePattern, locale: string): readonly PageBlock[] => patterns[spokenLanguage([locale])][pattern];
