import type { PageBlock } from "./pageBlock.ts";
import { plainText } from "./plainText.ts";

/** Twice as fast as people read: nobody who reads is held up, whoever clicks through is. */
const wordsASecond = 8;
const leastSeconds = 3;
/** Writing that puts no spaces between words; two signs count as a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Seconds that a page asks for by its words, `most` at most; with 0 none. */
export const leastReadingSeconds = (blocks: readonly PageBlock[], most: number): number =>
  most === 0 ? 0 : Math.min(most, Math.max(leastSeconds, Math.ceil(wordsIn(blocks) / wordsASecond)));

const wordsIn = (blocks: readonly PageBlock[]): number =>
  blocks.flatMap(textsOf).reduce((sum, text) => sum + spaced(text) + (text.match(unspaced)?.length ?? 0) / 2, 0);

const spaced = (text: string): number => text.replace(unspaced, " ").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

function textsOf(block: PageBlock): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "note":
      return [plainText(block.text)];
    case "list":
      return block.items.map(plainText);
    case "table":
      return [...block.head, ...block.rows.flat()].map(plainText);
    case "columns":
      return block.sides.flat().flatMap(textsOf);
    case "cards":
      return block.cards.flatMap(({ title, text }) => [title, plainText(text)]);
    case "attachment":
      return [block.name, block.note ?? ""];
    case "image":
    case "video":
    case "scan":
      return [block.caption ?? ""];
  }
}
