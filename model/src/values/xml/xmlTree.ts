import { BrokenXml, xmlTokens } from "./xmlTokens.ts";

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  nodes: (XmlElement | string)[];
  /** Of its text, from 1. */
  line: number;
}

const deepest = 60;
const mostElements = 200_000;

/** The one element of a text, with all that stands in it. Refused: what does not close, has a document type, or is nested beyond reason. */
export function xmlTree(xml: string): XmlElement {
  const above: XmlElement = { name: "", attributes: new Map(), nodes: [], line: 1 };
  const open = [above];
  let count = 0;
  for (const token of xmlTokens(xml)) {
    const inside = open.at(-1)!;
    if ("text" in token) {
      if (inside !== above) inside.nodes.push(token.text);
      else if (token.text.trim() !== "") throw new BrokenXml(inside.line);
    } else if ("open" in token) {
      const element = { name: token.open, attributes: token.attributes, nodes: [], line: token.line };
      inside.nodes.push(element);
      count += 1;
      if (open.length > deepest || count > mostElements) throw new BrokenXml(token.line);
      if (!token.alone) open.push(element);
    } else if (inside === above || inside.name !== token.close) throw new BrokenXml(inside.line);
    else open.pop();
  }
  const [root, ...others] = above.nodes;
  if (root === undefined || typeof root === "string" || others.length > 0 || open.length > 1) throw new BrokenXml(open.at(-1)!.line);
  return root;
}

export const childrenOf = ({ nodes }: XmlElement, name?: string): XmlElement[] =>
  nodes.filter((node): node is XmlElement => typeof node !== "string" && (name === undefined || node.name === name));

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element === undefined ? undefined : childrenOf(element, name)[0];

/** All within it, in their order; not itself. */
export function within(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
}

/** All its words, tags left away. */
export const wordsIn = (element: XmlElement | undefined): string =>
  element === undefined ? "" : element.nodes.map((node) => (typeof node === "string" ? node : wordsIn(node))).join("");
