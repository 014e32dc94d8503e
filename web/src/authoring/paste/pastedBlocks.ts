import type { PageBlock, RichText } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import type { LeftAway } from "./leftAway.ts";
import { isLeftAway, lineIn, linesOf } from "./pastedText.ts";
import { styleName, styleOf } from "./withoutStyles.ts";

const blockNames = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL".split(
    " ",
  ),
);
const isBlock = (node: Node): node is Element => node.nodeType === 1 && blockNames.has(node.nodeName.toUpperCase());
const holdsBlocks = (element: Element): boolean =>
  [...element.childNodes].some((child) => isBlock(child) || (child.nodeType === 1 && holdsBlocks(child as Element)));

/** The blocks of a document from elsewhere, one part of it at a time: whoever reads them may pause in between. */
export function* pastedBlocks(parent: Element, left: LeftAway): Generator<PageBlock> {
  let words: Node[] = [];
  let items: { ordered: boolean; texts: RichText[] } | null = null;
  const wordsOver = function* () {
    for (const text of linesOf(words, left)) yield { kind: "paragraph", text } as const;
    words = [];
  };
  const itemsOver = function* () {
    if (items !== null) yield listOf(items.ordered, items.texts);
    items = null;
  };
  for (const node of parent.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : null;
    if (element !== null && !isBlock(element) && !holdsBlocks(element)) {
      words.push(element);
      continue;
    }
    if (element === null) {
      words.push(node);
      continue;
    }
    yield* wordsOver();
    const item = wordItem(element, left);
    if (item !== null) {
      if (items !== null && items.ordered !== item.ordered) yield* itemsOver();
      items ??= { ordered: item.ordered, texts: [] };
      items.texts.push(item.text);
      continue;
    }
    yield* itemsOver();
    yield* blocksOf(element, left);
  }
  yield* wordsOver();
  yield* itemsOver();
}

const listOf = (ordered: boolean, items: RichText[]): PageBlock => ({ kind: "list", ...(ordered ? { ordered } : {}), items });

/** Word writes lists as paragraphs that only look like items. */
function wordItem(element: Element, left: LeftAway): { ordered: boolean; text: RichText } | null {
  const drawn = /mso-list:([^;"]*)/iu.exec(styleOf(element))?.[1] ?? "";
  const level = /level(\d)/iu.exec(drawn)?.[1];
  if (level === undefined || element.nodeName !== "P") return null;
  if (Number(level) > 1) left.count("nesting");
  const sign = element.querySelector(`[${styleName}*="mso-list:Ignore" i], [${styleName}*="mso-list: Ignore" i]`)?.textContent ?? "";
  return { ordered: /^\s*[\da-z]{1,4}[.)]/iu.test(sign), text: lineIn(element.childNodes, left) };
}

function* blocksOf(element: Element, left: LeftAway): Generator<PageBlock> {
  if (isLeftAway(element, left)) return;
  const name = element.nodeName.toUpperCase();
  if (/^H[1-6]$/u.test(name) || /\bMso(?:Title|Heading)/u.test(element.className)) {
    const text = plainText(lineIn(element.childNodes, left));
    if (text !== "") yield { kind: "heading", text };
  } else if (name === "UL" || name === "OL") {
    const items = itemsOf(element, left);
    if (items.length > 0) yield listOf(name === "OL", items);
  } else if (name === "TABLE") yield* tableOf(element, left);
  else if (name === "BLOCKQUOTE" || name === "ASIDE") {
    for (const block of pastedBlocks(element, left)) yield block.kind === "paragraph" ? { kind: "note", text: block.text } : block;
  } else if (holdsBlocks(element)) yield* pastedBlocks(element, left);
  else for (const text of linesOf(element.childNodes, left)) yield { kind: "paragraph", text };
}

/** Lists in lists are told flat, in the order in which they are read. */
function itemsOf(list: Element, left: LeftAway, depth = 0): RichText[] {
  if (depth > 0) left.count("nesting");
  return [...list.children].flatMap((child) => {
    if (child.nodeName === "UL" || child.nodeName === "OL") return itemsOf(child, left, depth + 1);
    const inner = [...child.childNodes].filter((node) => node.nodeName === "UL" || node.nodeName === "OL") as Element[];
    const text = lineIn(
      [...child.childNodes].filter((node) => !inner.includes(node as Element)),
      left,
    );
    return [...(text.length > 0 ? [text] : []), ...inner.flatMap((each) => itemsOf(each, left, depth + 1))];
  });
}

function* tableOf(table: Element, left: LeftAway): Generator<PageBlock> {
  const lines = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const cellsOf = (row: Element) => [...row.children].filter(({ nodeName }) => nodeName === "TD" || nodeName === "TH");
  const [only, ...others] = lines.flatMap(cellsOf);
  if (only === undefined) return;
  // a frame round something, not a table
  if (others.length === 0) return yield* pastedBlocks(only, left);
  const rows = lines.map((row) =>
    cellsOf(row).flatMap((cell): RichText[] => {
      const across = Math.min(50, Number(cell.getAttribute("colspan") ?? 1) || 1);
      if (across > 1 || Number(cell.getAttribute("rowspan") ?? 1) > 1) left.count("mergedCells");
      return [lineIn(cell.childNodes, left), ...Array<RichText>(across - 1).fill("")];
    }),
  );
  const [head = [], ...rest] = rows;
  yield { kind: "table", head, rows: rest };
}
