import { isCertificateVariable } from "./certificateVariables.ts";

/**
 * A certificate's page is written in a few elements of HTML, without scripts, styles or addresses: whatever it says, it can only show words,
 * pictures that the media list keeps, and as a picture (`qr`) the address at which it is verified. It is read into a tree and drawn from that; its text never becomes markup.
 */
export const pageTags = [
  "header",
  "section",
  "footer",
  "div",
  "h1",
  "h2",
  "h3",
  "p",
  "span",
  "strong",
  "em",
  "small",
  "ul",
  "ol",
  "li",
  "br",
  "hr",
  "img",
  "qr",
] as const;
export type PageTag = (typeof pageTags)[number];
/** The looks an element may ask for. */
export const pageClasses = [
  "overline",
  "name",
  "label",
  "line",
  "signature",
  "columns",
  "start",
  "center",
  "end",
  "large",
  "small",
  "quiet",
  "accent",
  "fine",
] as const;
export type PageClass = (typeof pageClasses)[number];

export interface PageElement {
  readonly tag: PageTag;
  readonly classes: readonly PageClass[];
  readonly dir?: "ltr" | "rtl" | "auto";
  /** Of an img: the number of its record in the media list, and what it shows. */
  readonly media?: number;
  readonly alt?: string;
  readonly children: readonly PageNode[];
}
export type PageNode = PageElement | { readonly text: string } | { readonly variable: string };

/** What is wrong, with the word at fault and its line. */
export interface PageFault {
  readonly kind: "tag" | "attribute" | "class" | "variable" | "unclosed" | "unopened";
  readonly word: string;
  readonly line: number;
}
export type ParsedPage =
  | { readonly nodes: readonly PageNode[]; readonly fault?: never }
  | { readonly fault: PageFault; readonly nodes?: never };

const piece = /<!--[\s\S]*?(?:-->|$)|<\/?[a-zA-Z][^<>]*>|\{\{[^{}]*\}\}|[^<{]+|[<{]/gu;
const attribute = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/gu;
const empty: ReadonlySet<string> = new Set(["br", "hr", "img", "qr"]);
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00A0",
};

const isTag = (name: string): name is PageTag => (pageTags as readonly string[]).includes(name);
const isClass = (name: string): name is PageClass => (pageClasses as readonly string[]).includes(name);

class Fault extends Error {
  readonly kind: PageFault["kind"];
  readonly word: string;
  constructor(kind: PageFault["kind"], word: string) {
    super(kind);
    this.kind = kind;
    this.word = word;
  }
}

export function parsePage(page: string): ParsedPage {
  let line = 1;
  const root: PageNode[] = [];
  const open: { tag: PageTag; children: PageNode[]; line: number }[] = [];
  try {
    for (const [token] of page.matchAll(piece)) {
      const here = open.at(-1)?.children ?? root;
      if (token.startsWith("<!--")) {
        // a remark of whoever wrote the page
      } else if (token.startsWith("</")) {
        const name = token.slice(2, -1).trim().toLowerCase();
        if (open.at(-1)?.tag !== name) throw new Fault("unopened", `</${name}>`);
        open.pop();
      } else if (token.startsWith("<") && token.length > 1) {
        const element = elementOf(token);
        here.push(element);
        if (!empty.has(element.tag) && !token.endsWith("/>")) open.push({ tag: element.tag, children: element.children, line });
      } else if (token.startsWith("{{")) {
        const variable = token.slice(2, -2).trim();
        if (!isCertificateVariable(variable)) throw new Fault("variable", variable);
        here.push({ variable });
      } else {
        here.push({ text: token.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => entities[entity] ?? entity) });
      }
      line += token.split("\n").length - 1;
    }
  } catch (error) {
    if (error instanceof Fault) return { fault: { kind: error.kind, word: error.word, line } };
    throw error;
  }
  const last = open.at(-1);
  return last === undefined ? { nodes: root } : { fault: { kind: "unclosed", word: `<${last.tag}>`, line: last.line } };
}

function elementOf(token: string): PageElement & { children: PageNode[] } {
  const name = /^[a-zA-Z][a-zA-Z0-9]*/u.exec(token.slice(1))?.[0] ?? "";
  const rest = token.slice(1 + name.length, token.endsWith("/>") ? -2 : -1);
  const tag = name.toLowerCase();
  if (!isTag(tag)) throw new Fault("tag", tag === "" ? token : `<${tag}>`);
  let classes: PageClass[] = [];
  let dir: PageElement["dir"];
  const shown: { media?: number; alt?: string } = {};
  for (const [, key = "", double, single, bare] of rest.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? "";
    if (key === "class") classes = value.split(/\s+/u).filter(Boolean).map(knownClass);
    else if (key === "dir" && (value === "ltr" || value === "rtl" || value === "auto")) dir = value;
    else if (tag === "img" && key === "media" && /^[0-9]{1,15}$/u.test(double ?? "")) shown.media = Number(value);
    else if (tag === "img" && key === "alt") shown.alt = value;
    else throw new Fault("attribute", key);
  }
  if (tag === "img" && shown.media === undefined) throw new Fault("attribute", "media");
  return { tag, classes, children: [], ...shown, ...(dir === undefined ? {} : { dir }) };
}

function knownClass(name: string): PageClass {
  if (!isClass(name)) throw new Fault("class", name);
  return name;
}

/** The text of a page's variables; a value that is missing is empty. */
export type ValueOfVariable = (variable: string) => string;
export type FilledNode = string | (Omit<PageElement, "children"> & { readonly children: readonly FilledNode[] });

/** The page with its values. What would say nothing is left out: an element all of whose variables are empty ("valid until" of a certificate for ever). */
export const fillPage = (nodes: readonly PageNode[], valueOf: ValueOfVariable): FilledNode[] =>
  nodes.flatMap((node): FilledNode[] => {
    if ("text" in node) return [node.text];
    if ("variable" in node) return [valueOf(node.variable)];
    const variables = variablesIn([node]);
    if (variables.length > 0 && variables.every((variable) => valueOf(variable) === "")) return [];
    return [{ ...node, children: node.tag === "qr" ? [valueOf(addressVariable)] : fillPage(node.children, valueOf) }];
  });

/** What the picture of a code leads to. */
const addressVariable = "verificationAddress";

const variablesIn = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap((node) =>
    "text" in node ? [] : "variable" in node ? [node.variable] : node.tag === "qr" ? [addressVariable] : variablesIn(node.children),
  );

/** The media that a page shows, by their numbers. */
export const mediaIn = (nodes: readonly PageNode[]): number[] =>
  nodes.flatMap((node) => ("tag" in node ? [...(node.media === undefined ? [] : [node.media]), ...mediaIn(node.children)] : []));
