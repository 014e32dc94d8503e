import type { PageBlock, RichText } from "@vigil/model/training/pageBlock";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { arrangedNode } from "../../curriculum/course/package/arrangedNode.ts";
import type { List, PhrasingContent, RootContent } from "../../curriculum/course/package/markdownTree.ts";

/** Only where a number of it starts anew: two lists one after the other would be read as one. */
interface Markers {
  bullet: "-" | "*";
  bulletOrdered: "." | ")";
}

/** A page's blocks as the Markdown that `markdownBlocks` reads back to the same, each with the line at which it begins (from 0). */
export function markdownOf(blocks: readonly PageBlock[]): { text: string; lines: number[] } {
  const lines: number[] = [];
  const texts: string[] = [];
  const markers: Markers = { bullet: "-", bulletOrdered: "." };
  let line = 0;
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const again = block.kind === "list" && before?.kind === "list";
    markers.bullet = again && markers.bullet === "-" ? "*" : "-";
    markers.bulletOrdered = again && markers.bulletOrdered === "." ? ")" : ".";
    const text = textOf(nodeOf(block), markers);
    lines.push(line);
    texts.push(text);
    line += text.split("\n").length + 1;
  }
  return { text: texts.join("\n\n"), lines };
}

const textOf = (node: RootContent, markers: Markers): string =>
  toMarkdown(
    { type: "root", children: [node] },
    {
      ...markers,
      bulletOther: markers.bullet === "-" ? "*" : "-",
      listItemIndent: "one",
      rule: "-",
      resourceLink: true,
      fences: true,
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  ).trimEnd();

function nodeOf(block: PageBlock): RootContent {
  switch (block.kind) {
    case "heading":
      return { type: "heading", depth: 2, children: plain(block.text) };
    case "paragraph":
      return { type: "paragraph", children: running(block.text) };
    case "note":
      return { type: "blockquote", children: [{ type: "paragraph", children: running(block.text) }] };
    case "list":
      return listOf(block.ordered === true, block.items);
    case "table":
      return {
        type: "table",
        children: [block.head, ...block.rows].map((row) => ({
          type: "tableRow",
          children: row.map((cell) => ({ type: "tableCell", children: running(cell).map(inCell) })),
        })),
      };
    case "image":
    case "video":
      return {
        type: "paragraph",
        children: [
          {
            type: "image",
            url: block.file,
            alt: oneLine(block.description),
            title: block.caption === undefined ? null : oneLine(block.caption),
          },
        ],
      };
    case "scan": {
      const { kind: _, ...order } = block;
      return { type: "code", lang: "scan", value: JSON.stringify(order, null, 2) };
    }
    case "columns":
    case "cards":
    case "attachment":
      return arrangedNode(block, { blocks: (inside) => markdownOf(inside).text, line: oneLine });
  }
}

const listOf = (ordered: boolean, items: readonly RichText[]): List => ({
  type: "list",
  ordered,
  start: ordered ? 1 : null,
  spread: false,
  children: items.map((item) => ({ type: "listItem", spread: false, children: [{ type: "paragraph", children: running(item) }] })),
});

/** Code in a cell cannot hold a backslash before a bar: it stays as words. */
const inCell = (node: PhrasingContent): PhrasingContent =>
  node.type === "inlineCode" && node.value.includes("\\|") ? { type: "text", value: node.value } : node;

/** Lines of Markdown end with the sentence: what has a line break within is written as one. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/gu, " ");

const plain = (text: string): PhrasingContent[] => [{ type: "text", value: oneLine(text) }];

const running = (text: RichText): PhrasingContent[] => (typeof text === "string" ? [text] : text).flatMap(pieceOf);

function pieceOf(piece: Exclude<RichText, string>[number]): PhrasingContent[] {
  if (typeof piece === "string") return plain(piece);
  if ("strong" in piece) return [{ type: "strong", children: plain(piece.strong) }];
  if ("emphasis" in piece) return [{ type: "emphasis", children: plain(piece.emphasis) }];
  if ("code" in piece) return [{ type: "inlineCode", value: oneLine(piece.code) }];
  const url = "term" in piece ? `glossary:${encodeURIComponent(piece.term)}` : piece.href;
  return [{ type: "link", url, title: null, children: plain(piece.text) }];
}
