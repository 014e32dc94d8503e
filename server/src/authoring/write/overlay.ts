import type { RichText } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";

/** What is the same in every language, though it is written with letters. */
const structural = new Set(["kind", "type", "file", "href", "locale", "of", "subject", "keys", "polygon", "points"]);

/**
 * The words of a translation over what its source is made of: numbers, marks of what is right, and what only the source has are the source's.
 * Lists of things with numbers are matched by these, others by their order.
 */
export function overlay(source: unknown, words: unknown, name = ""): unknown {
  if (structural.has(name) || words === undefined || words === null) return source;
  // running text is one sentence, whatever pieces it is made of
  if (name === "task") return plainText(words as RichText).trim() === "" ? source : words;
  if (typeof source === "string") return typeof words === "string" && words.trim() !== "" ? words : source;
  if (Array.isArray(source)) {
    if (!Array.isArray(words)) return source;
    return source.map((one: unknown, index) =>
      overlay(one, isNumbered(one) ? words.find((word) => isNumbered(word) && word.id === one.id) : words[index]),
    );
  }
  if (!isObject(source) || !isObject(words)) return source;
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, overlay(value, words[key], key)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumbered = (value: unknown): value is { id: number } => isObject(value) && typeof value["id"] === "number";
