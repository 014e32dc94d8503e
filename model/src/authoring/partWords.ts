import type { RichText } from "../training/pageBlock.ts";
import { plainText } from "../training/plainText.ts";
import type { DraftPart } from "./draftPart.ts";

/** What is the same in every language, though it is written with letters. */
const structural: ReadonlySet<string> = new Set([
  "kind",
  "type",
  "file",
  "href",
  "locale",
  "code",
  "of",
  "subject",
  "keys",
  "polygon",
  "points",
]);

/** A sentence of a part, by where it stands in it: what a translator writes anew. */
export interface PartWords {
  path: (string | number)[];
  text: RichText;
}

/** Every sentence of a part, in the order in which it stands there. */
export const partWords = ({ key, block }: Pick<DraftPart, "key" | "block">): PartWords[] => (key === "final" ? [] : wordsIn(block, [], ""));

function wordsIn(value: unknown, path: (string | number)[], name: string): PartWords[] {
  if (structural.has(name)) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [{ path, text: value }];
  if (Array.isArray(value)) {
    if (isRunning(value, name)) return [{ path, text: value as RichText }];
    // a cell of a table, or a point of a list, is running text; a row is not
    const within = name === "rows" ? "head" : name === "items" || name === "head" ? "text" : "";
    return value.flatMap((one, index) => wordsIn(one, [...path, index], within));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => wordsIn(one, [...path, key], key));
}

/** Strings and marked pieces in one row, where running text may stand: a text, or the task of a lab. */
const isRunning = (value: readonly unknown[], name: string): boolean =>
  (name === "text" || name === "task") &&
  value.length > 0 &&
  value.every((piece) => typeof piece === "string" || (typeof piece === "object" && piece !== null));

/** All words of a part in one line, for comparing and for searching. */
export const plainWords = (part: Pick<DraftPart, "key" | "block">): string =>
  partWords(part)
    .map(({ text }) => plainText(text))
    .join(" · ");

export type TranslationState = "missing" | "outdated" | "done";

/** How a part stands in a language. What was only begun is still missing. */
export function translationState(source: DraftPart, translation: DraftPart | undefined): TranslationState {
  const translated = translation?.translated ?? 0;
  return translated === 0 ? "missing" : translated < source.revision ? "outdated" : "done";
}
