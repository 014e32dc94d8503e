import type { XmlElement } from "../../values/xml/xmlTree.ts";
import { inOneLine, lineTags, plainTags, tidied } from "./plainOfHtml.ts";
import type { Tell } from "./questionReader.ts";

/** Where an answer is written, in the middle of a sentence. */
const gap = "_____";
const unseen = new Set([
  "stylesheet",
  "rubricBlock",
  "feedbackInline",
  "feedbackBlock",
  "templateInline",
  "templateBlock",
  "script",
  "style",
]);
const ours = new Set([
  "itemBody",
  "prompt",
  "simpleChoice",
  "simpleAssociableChoice",
  "inlineChoice",
  "modalFeedback",
  "contentBody",
  "feedbackInline",
]);
/** An interaction has words of its own: those are read where it is. */
const apart = (name: string): boolean => name.endsWith("Interaction");

interface Words {
  text: string;
  pictures: string[];
}

/** The words of an element, a paragraph a line, and what it shows. */
export function qtiWords(element: XmlElement, tell: Tell): Words {
  const pictures: string[] = [];
  const lost = new Set<string>();
  const pieces: string[] = [];
  const walk = (one: XmlElement): void => {
    if (lineTags.has(one.name)) pieces.push("\n");
    if (one.name === "img" || one.name === "object") pictures.push(one.attributes.get("src") ?? one.attributes.get("data") ?? "");
    else if (!plainTags.has(one.name) && !ours.has(one.name)) lost.add(one.name);
    for (const node of one.nodes) {
      if (typeof node === "string") pieces.push(node.replace(/\s+/gu, " "));
      else if (apart(node.name)) pieces.push(node.name === "textEntryInteraction" || node.name === "inlineChoiceInteraction" ? gap : "\n");
      else if (!unseen.has(node.name)) walk(node);
    }
    if (lineTags.has(one.name) && one.name !== "br") pieces.push("\n");
  };
  walk(element);
  if (lost.size > 0) tell("formatting", [...lost].join(", "));
  const text = tidied(pieces.join(""));
  return { text: text.endsWith(gap) ? text.slice(0, -gap.length).trim() : text, pictures: pictures.filter((source) => source !== "") };
}

export function qtiLine(element: XmlElement | undefined, tell: Tell): string {
  if (element === undefined) return "";
  const { text, pictures } = qtiWords(element, tell);
  for (const picture of pictures) tell("pictureInAnswer", picture);
  return inOneLine(text);
}
