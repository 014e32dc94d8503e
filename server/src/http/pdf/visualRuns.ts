import bidiFactory from "bidi-js";
import { scriptsIn, type Script } from "./scriptOf.ts";

const bidi = bidiFactory();

/** Letters that are drawn together, from left to right, in one font. */
export interface VisualRun {
  script: Script;
  text: string;
}

const arabic = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/u;
const space = /\s/u;

/**
 * A line in the order in which it is drawn, by the bidirectional algorithm. Words are runs of their own: the library that shapes letters
 * turns the letters of an Arabic word round, but lays words beside each other from left to right.
 */
export function visualRuns(text: string, base: "ltr" | "rtl", language: string): VisualRun[] {
  const scriptOf = scriptsIn(text, language);
  if (base === "ltr" && !arabic.test(text)) return byScript(text, scriptOf);
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: (VisualRun & { level: number; isSpace: boolean })[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]!;
    const level = levels[index] ?? 0;
    const script = scriptOf(letter);
    const isSpace = space.test(letter);
    const last = runs.at(-1);
    if (last && last.level === level && last.script === script && last.isSpace === isSpace) last.text += letter;
    else runs.push({ script, text: letter, level, isSpace });
  }
  const deepest = runs.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = deepest; level >= 1; level -= 1) turnRound(runs, level);
  return runs.map(({ script, text: letters, level }) => ({
    script,
    text: script !== "arabic" && level % 2 === 1 ? mirrored(letters) : letters,
  }));
}

/** A line without Arabic: what stands in one font is drawn at once. */
function byScript(text: string, scriptOf: (letter: string) => Script): VisualRun[] {
  const runs: VisualRun[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = space.test(letter) && last ? last.script : scriptOf(letter);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

/** Neighbours that are at least so deep change their order. */
function turnRound(runs: { level: number }[], level: number): void {
  for (let first = 0; first < runs.length; first += 1) {
    let after = first;
    while (after < runs.length && runs[after]!.level >= level) after += 1;
    if (after > first + 1) runs.splice(first, after - first, ...runs.slice(first, after).toReversed());
    first = Math.max(first, after);
  }
}

/** Brackets and quotes among Arabic words. */
const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join("");
