import { partWords, type PartWords } from "./partWords.ts";
import type { RichText } from "../training/pageBlock.ts";
import { plainText } from "../training/plainText.ts";
import type { DraftPart } from "./draftPart.ts";

type Path = PartWords["path"];
type Source = Pick<DraftPart, "key" | "block">;

const within = (value: unknown, step: string | number): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? within(value, "id") : undefined;

/** What a translation says for a sentence of its source; things with numbers are found by these, wherever they stand. */
export function toldIn(translation: DraftPart["block"] | undefined, source: DraftPart["block"], path: Path): RichText | undefined {
  let [told, asked]: unknown[] = [translation, source];
  for (const step of path) {
    const wanted = within(asked, step);
    const id = idOf(wanted);
    told =
      typeof step === "number" && typeof id === "number" && Array.isArray(told) ? told.find((one) => idOf(one) === id) : within(told, step);
    asked = wanted;
  }
  return typeof told === "string" || Array.isArray(told) ? (told as RichText) : undefined;
}

/** A translation of a part: what it is made of is the source's, the words are these. What is not said yet is empty. */
export function translatedBlock(source: Source, told: (sentence: PartWords) => RichText | undefined): DraftPart["block"] {
  const block = structuredClone(source.block);
  for (const sentence of partWords(source)) {
    const place = sentence.path.slice(0, -1).reduce<unknown>(within, block);
    (place as Record<string | number, unknown>)[sentence.path.at(-1)!] = told(sentence) ?? "";
  }
  return block;
}

/** Whether every sentence of a part is said. */
export const isWhole = (source: Source, translation: DraftPart["block"]): boolean =>
  partWords(source).every(({ path }) => plainText(toldIn(translation, source.block, path) ?? "").trim() !== "");
