import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import { bestLanguage, sourceLanguage } from "@vigil/model/phrases/languages";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { arabicPatterns } from "./arabicPatterns.ts";
import { englishPatterns } from "./englishPatterns.ts";

type Patterns = Readonly<Record<PagePattern, readonly PageBlock[]>>;
const patterns: Readonly<Record<string, Patterns>> = { [sourceLanguage]: englishPatterns, ar: arabicPatterns };

/** What a new page begins with, in the language of the course where there are words in it; English in all others. */
export const patternBlocks = (pattern: PagePattern, locale: string): readonly PageBlock[] =>
  (patterns[bestLanguage([locale], Object.keys(patterns)) ?? sourceLanguage] ?? englishPatterns)[pattern];
