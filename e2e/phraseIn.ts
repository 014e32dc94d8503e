import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { together, type PhraseTree } from "../model/src/phrases/together.ts";

const folder = join(import.meta.dirname, "../model/src/phrases");
const read = new Map<string, PhraseTree>();

/** All that a language says. */
export function phrasesOf(language: string): PhraseTree {
  const phrases =
    read.get(language) ??
    together(
      readdirSync(join(folder, language)).map((file) => JSON.parse(readFileSync(join(folder, language, file), "utf8")) as PhraseTree),
    );
  read.set(language, phrases);
  return phrases;
}

/** What a screen in this language says for a key, with what is put into it. */
export function phraseIn(language: string, key: string, values: Record<string, string | number> = {}): string {
  const said = key
    .split(".")
    .reduce<PhraseTree | string | undefined>((tree, part) => (typeof tree === "object" ? tree[part] : undefined), phrasesOf(language));
  if (typeof said !== "string") throw new Error(`No phrase ${key} in ${language}`);
  return said.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}

export const arabicPhrase = (key: string, values: Record<string, string | number> = {}): string => phraseIn("ar", key, values);
