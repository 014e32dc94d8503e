import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { en, type Phrases } from "@vigil/model/phrases/en";
import { languages, type Language } from "@vigil/model/phrases/languages";
import { together, type PhraseTree } from "@vigil/model/phrases/together";

/** Every phrase in one language; what its files lack is English. */
export function readPhrases(directory: string): Phrases {
  const files = readdirSync(directory).filter((name) => name.endsWith(".json"));
  const own = files.map((name): PhraseTree => JSON.parse(readFileSync(join(directory, name), "utf8")));
  return together([en, ...own]);
}

const source = dirname(fileURLToPath(import.meta.resolve("@vigil/model/phrases/en")));
const spoken = new Map<Language, Phrases>(languages.map((language) => [language, readPhrases(join(source, language))]));
export const phrasesIn = (language: Language): Phrases => spoken.get(language)!;
