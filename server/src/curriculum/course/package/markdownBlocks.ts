import { filePath } from "@vigil/model/training/filePath";
import { scanOrder, type PageBlock } from "@vigil/model/training/pageBlock";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { readCards, readColumns } from "./fencedBlocks.ts";
import type { Blockquote, Code, Image, Link, List, RootContent } from "./markdownTree.ts";
import { fault } from "./packageFiles.ts";
import { lineIn, markdownText, plainOf, type PageNotes } from "./markdownText.ts";
import { parseJson } from "./readJson.ts";

/** What the pages of a package may use besides words. */
export interface PageMedia {
  /** The picture of that name, with its size; undefined, with the mistake said, where it cannot be one. */
  picture: (file: string, line: number) => { file: string; width?: number; height?: number } | undefined;
  video: (file: string, line: number) => { file: string; captions: { file: string; locale: string }[] } | undefined;
  attachment: (file: string, line: number) => { file: string; bytes: number } | undefined;
}

/** Markdown as blocks. What has no place among them is refused with its line; nothing of it reaches a browser as markup. */
export function markdownBlocks(text: string, notes: PageNotes, media: PageMedia): PageBlock[] {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return tree.children.flatMap((node) => blocksOf(node, notes, media));
}

/** A file of the package, and no address of the web. */
const isFilePath = (url: string): boolean => filePath.safeParse(url).success;

function blocksOf(node: RootContent, notes: PageNotes, media: PageMedia): PageBlock[] {
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", text: plainOf(node.children) }];
    case "paragraph": {
      const [only, ...more] = node.children;
      if (only?.type === "image" && more.length === 0) return pictureOf(only, notes, media);
      if (only?.type === "link" && more.length === 0 && isFilePath(only.url)) return attachmentOf(only, notes, media);
      const words = markdownText(node.children, notes);
      return words === "" ? [] : [{ kind: "paragraph", text: words }];
    }
    case "list":
      return listOf(node, notes);
    case "blockquote":
      return notesOf(node, notes);
    case "table": {
      const [head, ...rows] = node.children.map((row) => row.children.map((cell) => markdownText(cell.children, notes)));
      return [{ kind: "table", head: head ?? [], rows }];
    }
    case "code":
      return fencedOf(node, notes, media);
    case "html":
      return refuse(notes, "html", node);
    case "break":
    case "definition":
    case "delete":
    case "emphasis":
    case "footnoteDefinition":
    case "footnoteReference":
    case "image":
    case "imageReference":
    case "inlineCode":
    case "link":
    case "linkReference":
    case "listItem":
    case "strong":
    case "tableCell":
    case "tableRow":
    case "text":
    case "thematicBreak":
    case "yaml":
    default:
      notes.faults.push(fault(notes.file, "markdownUnsupported", { kind: node.type }, lineIn(notes, node)));
      return [];
  }
}

function refuse(notes: PageNotes, code: "html", node: RootContent): PageBlock[] {
  notes.faults.push(fault(notes.file, code, {}, lineIn(notes, node)));
  return [];
}

/** An item is one paragraph. */
function listOf({ ordered, children }: List, notes: PageNotes): PageBlock[] {
  const items = children.flatMap((item) => {
    const [only, ...more] = item.children;
    if (only?.type === "paragraph" && more.length === 0) return [markdownText(only.children, notes)];
    notes.faults.push(fault(notes.file, "markdownUnsupported", { kind: "list in a list" }, lineIn(notes, more[0] ?? item)));
    return [];
  });
  const filled = items.filter((item) => item !== "");
  return filled.length === 0 ? [] : [{ kind: "list", ...(ordered === true ? { ordered } : {}), items: filled }];
}

const notesOf = ({ children }: Blockquote, notes: PageNotes): PageBlock[] =>
  children.flatMap((child): PageBlock[] => {
    if (child.type === "paragraph") return [{ kind: "note", text: markdownText(child.children, notes) }];
    notes.faults.push(fault(notes.file, "markdownUnsupported", { kind: child.type }, lineIn(notes, child)));
    return [];
  });

/** ![description](file "caption"): a picture, or a video by the end of its name. */
function pictureOf(node: Image, notes: PageNotes, media: PageMedia): PageBlock[] {
  const line = lineIn(notes, node);
  const description = node.alt?.trim() ?? "";
  if (description === "") notes.faults.push(fault(notes.file, "descriptionMissing", {}, line));
  const caption = node.title ? { caption: node.title } : {};
  if (/\.(?:mp4|webm)$/iu.test(node.url)) {
    const video = media.video(node.url, line);
    return video === undefined ? [] : [{ kind: "video", description, ...caption, ...video }];
  }
  const picture = media.picture(node.url, line);
  return picture === undefined ? [] : [{ kind: "image", description, ...caption, ...picture }];
}

/** [name](file "what it is for") alone in a paragraph: a file to take along. */
function attachmentOf(node: Link, notes: PageNotes, media: PageMedia): PageBlock[] {
  const line = lineIn(notes, node);
  const file = media.attachment(node.url, line);
  const name = plainOf(node.children).trim() || node.url;
  return file === undefined ? [] : [{ kind: "attachment", name, ...(node.title ? { note: node.title } : {}), ...file }];
}

/** Fenced blocks by their names. */
function fencedOf(node: Code, notes: PageNotes, media: PageMedia): PageBlock[] {
  if (node.lang === "scan") return scanOf(node, notes);
  const inside = (text: string, firstLine: number) =>
    markdownBlocks(text, { ...notes, lineOffset: lineIn(notes, node) + firstLine }, media);
  const refused = (kind: string, offset = 0) =>
    notes.faults.push(fault(notes.file, "markdownUnsupported", { kind }, lineIn(notes, node) + 1 + offset));
  if (node.lang === "columns") return readColumns(node.value, { inside, refused });
  if (node.lang === "cards") return readCards(node.value, { inside, refused });
  notes.faults.push(fault(notes.file, "markdownUnsupported", { kind: `code ${node.lang ?? ""}`.trim() }, lineIn(notes, node)));
  return [];
}

/** A fenced block named `scan` holds the order of a live scan as JSON. */
function scanOf(node: Code, notes: PageNotes): PageBlock[] {
  const line = lineIn(notes, node);
  const read = parseJson(node.value, { file: notes.file, line: line + 1 }, scanOrder, notes.faults);
  return read === undefined ? [] : [{ kind: "scan", ...read.value }];
}
