import { Schema, type Attrs, type NodeSpec } from "prosemirror-model";

/** A block of the page: its key in the draft, null until it has one. */
const keyed = { key: { default: null } };

const textBlock = (tag: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content: "text*",
  group: "block",
  attrs: keyed,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

const attributeOf = (element: HTMLElement, name: string): string => element.getAttribute(name) ?? "";

/** What a `box` was made of, from a copy of it; nothing where it is not ours. */
function boxAttrs(element: HTMLElement): Attrs | false {
  try {
    const block: unknown = JSON.parse(attributeOf(element, "data-box"));
    return typeof block === "object" && block !== null && "kind" in block ? { key: null, block } : false;
  } catch {
    return false;
  }
}

/**
 * A page while it is edited. It is the model's blocks and nothing else: what cannot be said in them cannot be typed or pasted. A `box` is a
 * block with a form of its own (a picture, a scan), or one that this editor does not know and keeps as it is.
 */
export const pageSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: textBlock("p"),
    heading: textBlock("h2", { marks: "", defining: true }),
    note: textBlock("aside", { defining: true }),
    list: {
      content: "item+",
      group: "block",
      attrs: { ...keyed, ordered: { default: false } },
      parseDOM: [
        { tag: "ul", attrs: { ordered: false } },
        { tag: "ol", attrs: { ordered: true } },
      ],
      toDOM: (node) => [node.attrs["ordered"] === true ? "ol" : "ul", 0],
    },
    item: { content: "text*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    table: {
      content: "row+",
      group: "block",
      attrs: keyed,
      isolating: true,
      parseDOM: [{ tag: "table" }],
      toDOM: () => ["table", ["tbody", 0]],
    },
    row: { content: "cell+", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
    cell: {
      content: "text*",
      isolating: true,
      attrs: { head: { default: false } },
      parseDOM: [
        { tag: "td", attrs: { head: false } },
        { tag: "th", attrs: { head: true } },
      ],
      toDOM: (node) => [node.attrs["head"] === true ? "th" : "td", 0],
    },
    box: {
      group: "block",
      atom: true,
      attrs: { ...keyed, block: {} },
      parseDOM: [{ tag: "div[data-box]", getAttrs: boxAttrs }],
      toDOM: (node) => ["div", { "data-box": JSON.stringify(node.attrs["block"]) }],
    },
    text: {},
  },
  // running text of the model is one thing at a time: nothing is strong and a link
  marks: {
    strong: { excludes: "_", parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    emphasis: { excludes: "_", parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    code: { excludes: "_", code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
    link: {
      excludes: "_",
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ href: attributeOf(element, "href") }) }],
      toDOM: (mark) => ["a", { href: String(mark.attrs["href"]) }, 0],
    },
    term: {
      excludes: "_",
      attrs: { term: {} },
      inclusive: false,
      parseDOM: [{ tag: "span[data-term]", getAttrs: (element) => ({ term: attributeOf(element, "data-term") }) }],
      toDOM: (mark) => ["span", { "data-term": String(mark.attrs["term"]) }, 0],
    },
  },
});

export type MarkName = "strong" | "emphasis" | "code" | "link" | "term";
