import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { pageBlock, type ColumnBlock, type PageBlock, type RichText } from "@vigil/model/training/pageBlock";
import { expect, test } from "vitest";
import { markdownBlocks } from "../../curriculum/course/package/markdownBlocks.ts";
import { markdownOf } from "./markdownOf.ts";

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// whatever Markdown could read as something else
const bits = [
  "a",
  "B",
  " ",
  " ",
  "  ",
  "*",
  "**",
  "_",
  "`",
  "``",
  "|",
  "\\",
  "[",
  "](",
  ")",
  "(",
  "!",
  "#",
  "# ",
  "> ",
  "- ",
  "+ ",
  "1. ",
  "2)",
  "<",
  ">",
  "<b>",
  "&amp;",
  "&",
  ":",
  "---",
  "===",
  "~",
  "~~~",
  '"',
  "'",
  "https://a.b",
  "glossary:",
  "é",
  "ش",
  "🎒",
  ".",
  ",",
  "$",
  "^",
  "{",
  "}",
  "\t",
  " ",
];

function writer(random: () => number) {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const some = <T>(least: number, most: number, make: () => T): T[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make);
  const words = () => {
    const text = some(1, 7, () => one(bits))
      .join("")
      .trim();
    return text === "" ? "x" : text;
  };
  const term = () => one(["Density", "Z eff (mean)", "50%", "a/b?c#d", "كثافة"]);
  // what no cell of a table can hold as code
  const code = () => words().replaceAll("\\|", "|");
  const piece = (): Exclude<RichText, string>[number] =>
    one([
      () => ({ strong: words() }),
      () => ({ emphasis: words() }),
      () => ({ code: code() }),
      () => ({ term: term(), text: words() }),
      () => ({ href: "https://example.com/a_(b)?c=*d*&e=1", text: words() }),
      () => ({ href: "page:12", text: words() }),
    ])();
  const rich = (): RichText => {
    if (random() < 0.4) return words();
    const pieces = some(1, 4, piece).flatMap((made, index) =>
      index > 0 || random() < 0.5 ? [one([" ", ` ${words()} `, words(), "x"]), made] : [made],
    );
    // running text begins and ends with something that is seen
    return pieces.map((made, index) => (typeof made === "string" && index === 0 ? made.trimStart() || "x" : made));
  };
  const inColumn = (): ColumnBlock =>
    one<() => ColumnBlock>([
      () => ({ kind: "heading", text: words() }),
      () => ({ kind: "paragraph", text: rich() }),
      () => ({ kind: "note", text: rich() }),
      () => ({ kind: "list", items: some(1, 4, rich) }),
      () => ({ kind: "image", file: "media/a_b-c.png", description: words(), caption: words() }),
    ])();
  const block = (): PageBlock =>
    one<() => PageBlock>([
      () => ({ kind: "columns", sides: [some(1, 3, inColumn), some(1, 3, inColumn)] }),
      () => ({
        kind: "cards",
        cards: some(1, 4, () => ({
          title: words(),
          text: rich(),
          ...(random() < 0.5 ? { picture: { file: "media/card.svg", description: words() } } : {}),
        })),
      }),
      () => ({ kind: "attachment", file: "attachments/a-b.pdf", name: words(), bytes: 7, ...(random() < 0.5 ? { note: words() } : {}) }),
      () => ({ kind: "heading", text: words() }),
      () => ({ kind: "paragraph", text: rich() }),
      () => ({ kind: "note", text: rich() }),
      () => ({ kind: "list", items: some(1, 4, rich) }),
      () => ({ kind: "list", ordered: true, items: some(1, 4, rich) }),
      () => {
        const columns = 1 + Math.floor(random() * 3);
        return { kind: "table", head: some(columns, columns, rich), rows: some(0, 3, () => some(columns, columns, rich)) };
      },
      () => ({ kind: "image", file: "media/a_b-c.png", description: words(), ...(random() < 0.5 ? { caption: words() } : {}) }),
      () => ({
        kind: "scan",
        subject: { show: "bag", seed: 7 },
        keys: ["NEG"],
        caption: words(),
        description: words(),
        look: [{ of: "mug", label: "Mug" }],
      }),
    ])();
  return () => some(1, 6, block);
}

function readBack(text: string): { blocks: PageBlock[]; faults: PackageFault[] } {
  const faults: PackageFault[] = [];
  const terms = new Set(["Density", "Z eff (mean)", "50%", "a/b?c#d", "كثافة"]);
  const media = {
    picture: (file: string) => ({ file }),
    video: (file: string) => ({ file, captions: [{ file: "media/a.vtt", locale: "en" }] }),
    attachment: (file: string) => ({ file, bytes: 7 }),
  };
  return { blocks: markdownBlocks(text, { file: "page.md", faults, lineOffset: 0, terms, links: [] }, media), faults };
}

test("blocks of any words are the same after they were written as Markdown and read again", () => {
  const write = writer(numbers(20_261_124));
  for (let round = 0; round < 1000; round++) {
    const blocks = write().map((block) => pageBlock.parse(block));
    const { text } = markdownOf(blocks);
    expect({ text, ...readBack(text) }).toEqual({ text, blocks, faults: [] });
  }
}, 120_000);

test("each block begins at the line that is told", () => {
  const blocks: PageBlock[] = [
    { kind: "heading", text: "One" },
    { kind: "list", items: ["a", "b"] },
    { kind: "list", items: ["c"] },
    { kind: "table", head: ["a"], rows: [["b"]] },
    { kind: "paragraph", text: "last" },
  ];
  const { text, lines } = markdownOf(blocks);
  const written = text.split("\n");
  expect(lines.map((line) => written[line])).toEqual(["## One", "- a", "* c", "| a |", "last"]);
});
