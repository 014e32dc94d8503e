import { phraseOf } from "../../phraseOf.ts";

/** Kinds of bags whose phrase has another name than their own words. */
const keys: Readonly<Record<string, string>> = { "Large suitcase": "holdSuitcase" };

/** What a kind of bag is called in the language of the page: images name theirs in English ("Belt bag"), whoever renders elsewhere as they like. */
export function bagTypeName(bagType: string): string {
  const key = keys[bagType] ?? bagType.toLowerCase().replaceAll(/ (\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  return phraseOf(`library.containers.${key}`, bagType);
}
