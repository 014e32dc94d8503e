import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { pageOfLink } from "@vigil/model/training/pageLink";
import type { RichText } from "@vigil/model/training/pageBlock";
import type { Link, PhrasingContent } from "./markdownTree.ts";
import { fault } from "./packageFiles.ts";

/** Where mistakes are said, and which terms there are. */
export interface PageNotes {
  file: string;
  faults: PackageFault[];
  /** Added to the lines of the text: the head stands before it. */
  lineOffset: number;
  terms: ReadonlySet<string>;
  /** Links to other pages: whether they are there is known once all are read. */
  links: PageLinkAt[];
}

/** A link to a page, and where it stands. */
export interface PageLinkAt {
  page: number;
  file: string;
  line: number;
}

type Piece = Exclude<RichText, string>[number];

export const lineIn = ({ lineOffset }: PageNotes, node: { position?: { start: { line: number } } | undefined }): number =>
  lineOffset + (node.position?.start.line ?? 1);

/** Running text of Markdown as ours: plain words, strong, emphasis, code, terms and links. */
export function markdownText(nodes: readonly PhrasingContent[], notes: PageNotes): RichText {
  const pieces = nodes.flatMap((node) => pieceOf(node, notes));
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else if (piece !== "") joined.push(piece);
  }
  const [first] = joined;
  return joined.length === 0 ? "" : joined.length === 1 && typeof first === "string" ? first : joined;
}

function pieceOf(node: PhrasingContent, notes: PageNotes): Piece[] {
  switch (node.type) {
    case "text":
      return [node.value.replaceAll("\n", " ")];
    case "break":
      return [" "];
    case "inlineCode":
      return [{ code: node.value }];
    case "strong":
      return [{ strong: plainOf(node.children) }];
    case "emphasis":
      return [{ emphasis: plainOf(node.children) }];
    case "link":
      return linkOf(node, notes);
    case "html":
      notes.faults.push(fault(notes.file, "html", {}, lineIn(notes, node)));
      return [];
    case "image":
    case "imageReference":
      notes.faults.push(fault(notes.file, "pictureInText", {}, lineIn(notes, node)));
      return [];
    case "delete":
    case "footnoteReference":
    case "linkReference":
    default:
      notes.faults.push(fault(notes.file, "markdownUnsupported", { kind: node.type }, lineIn(notes, node)));
      return [];
  }
}

function linkOf({ url, children, position }: Link, notes: PageNotes): Piece[] {
  const text = plainOf(children);
  const line = lineIn(notes, { position });
  if (url.startsWith("glossary:")) {
    const term = decoded(url.slice("glossary:".length)).trim() || text;
    if (!notes.terms.has(term)) notes.faults.push(fault(notes.file, "termUnknown", { term }, line));
    return [{ term, text }];
  }
  const page = pageOfLink(url);
  if (page !== null) {
    notes.links.push({ page, file: notes.file, line });
    return [{ href: url, text: text || url }];
  }
  if (!/^https:\/\/\S+$/u.test(url) || !URL.canParse(url)) {
    notes.faults.push(fault(notes.file, "linkRefused", {}, line));
    return [];
  }
  return [{ href: url, text: text || url }];
}

/** As it stands where it is no encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const plainOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => ("children" in node ? plainOf(node.children) : "value" in node ? node.value : ""))
    .join("")
    .replaceAll("\n", " ");
