import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import { spokenLanguage } from "@vigil/model/phrases/languages";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { patternShapes } from "./patternShapes.ts";

/** What a new page begins with, in the language of the course where the product speaks it. */
export function patternBlocks(pattern: PagePattern, locale: string): readonly PageBlock[] {
  const patterns: Readonly<Record<string, Readonly<Record<string, string>>>> = phrasesIn(spokenLanguage([locale])).pagePatterns;
  const { [pattern]: words = {} } = patterns;
  const told = <Part>(part: Part): Part => {
    if (typeof part === "string") return (words[part] ?? part) as Part;
    if (Array.isArray(part)) return part.map(told) as Part;
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, told(value)])) as Part;
  };
  return told(patternShapes[pattern]);
}
