import { pageOfLink } from "@vigil/model/training/pageLink";
import type { RichText } from "@vigil/model/training/pageBlock";
import type { LeftAway } from "./leftAway.ts";
import { styleOf } from "./withoutStyles.ts";

type Piece = Exclude<RichText, string>[number];
type Mark = "strong" | "emphasis" | "code" | { href: string };

/** Where a line ends inside of a paragraph; it never leaves this room. */
const lineEnd = "\u2028";

interface Run {
  text: string;
  mark: Mark | null;
}

const passedOver = new Set(["STYLE", "SCRIPT", "META", "LINK", "TITLE", "TEMPLATE", "NOSCRIPT", "O:P", "COL", "COLGROUP", "HEAD"]);
const pictures = new Set(["IMG", "PICTURE", "SVG", "CANVAS", "V:SHAPE", "V:IMAGEDATA"]);
const films = new Set(["VIDEO", "AUDIO", "IFRAME", "OBJECT", "EMBED"]);
const inputs = new Set(["INPUT", "SELECT", "BUTTON", "TEXTAREA"]);

/** Counts what a page does not take; true where there is nothing more to read in it. */
export function isLeftAway(element: Element, left: LeftAway): boolean {
  const name = element.nodeName.toUpperCase();
  if (passedOver.has(name)) return true;
  // the sign and the gap that Word writes before an item
  if (/mso-list:\s*ignore/iu.test(styleOf(element))) return true;
  const kind = pictures.has(name) ? "pictures" : films.has(name) ? "films" : inputs.has(name) ? "controls" : null;
  if (kind === null) return false;
  left.count(kind);
  return true;
}

function markOf(element: Element, above: Mark | null, left: LeftAway): Mark | null {
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/iu.exec(style)?.[1];
  switch (element.nodeName.toUpperCase()) {
    case "A": {
      const href = element.getAttribute("href") ?? "";
      if (pageOfLink(href) !== null) return { href };
      if (/^https:\/\/[^\s/]/u.test(href) && URL.canParse(href)) return { href };
      if (/^(?:https?|mailto|ftp|file):/iu.test(href)) left.count("links");
      return above;
    }
    case "CODE":
    case "KBD":
    case "SAMP":
    case "TT":
      return typeof above === "object" && above !== null ? above : "code";
    case "B":
    case "STRONG":
      // a document of Google stands whole in one that is not bold
      return weight === "normal" || weight === "400" ? above : (above ?? "strong");
    case "I":
    case "EM":
      return above ?? "emphasis";
    default:
      if (weight === "bold" || Number(weight) >= 600) return above ?? "strong";
      return /font-style:\s*italic/iu.test(style) ? (above ?? "emphasis") : above;
  }
}

function runsOf(node: Node, mark: Mark | null, left: LeftAway, runs: Run[]): void {
  if (node.nodeType === 3) runs.push({ text: (node.nodeValue ?? "").replaceAll(/\s+/gu, " "), mark });
  if (node.nodeType !== 1) return;
  const element = node as Element;
  if (isLeftAway(element, left)) return;
  if (element.nodeName === "BR") runs.push({ text: lineEnd, mark: null });
  const own = markOf(element, mark, left);
  for (const child of element.childNodes) runsOf(child, own, left, runs);
}

const pieceOf = ({ text, mark }: Run): Piece => {
  if (mark === null) return text;
  if (mark === "strong") return { strong: text };
  if (mark === "emphasis") return { emphasis: text };
  return mark === "code" ? { code: text } : { href: mark.href, text };
};

const isSame = (one: Mark | null, other: Mark | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One line of running text: spaces once, none at its ends, and what is marked alike in one piece. */
function lineOf(runs: readonly Run[]): RichText {
  const joined: Run[] = [];
  for (const { text, mark } of runs) {
    const before = joined.at(-1);
    const spaced = before === undefined || before.text.endsWith(" ") ? text.replace(/^ +/u, "") : text;
    if (spaced === "") continue;
    // what is marked and only a space says nothing
    if (before !== undefined && (isSame(before.mark, mark) || spaced === " ")) before.text += spaced;
    else joined.push({ text: spaced, mark });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  const pieces = joined.filter(({ text }) => text !== "").map(pieceOf);
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}

/** What stands in these nodes, line by line; empty lines are gone. */
export function linesOf(nodes: Iterable<Node>, left: LeftAway): RichText[] {
  const runs: Run[] = [];
  for (const node of nodes) runsOf(node, null, left, runs);
  const lines: Run[][] = [[]];
  for (const run of runs)
    if (run.text === lineEnd) lines.push([]);
    else lines.at(-1)!.push(run);
  return lines.map(lineOf).filter((line) => line.length > 0);
}

/** All in one line. */
export function lineIn(nodes: Iterable<Node>, left: LeftAway): RichText {
  const runs: Run[] = [];
  for (const node of nodes) runsOf(node, null, left, runs);
  return lineOf(runs.map((run) => (run.text === lineEnd ? { ...run, text: " " } : run)));
}
