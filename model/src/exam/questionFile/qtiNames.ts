import type { XmlElement } from "../../values/xml/xmlTree.ts";

const camel = (name: string): string => name.replace(/-([a-z])/gu, (_all, letter: string) => letter.toUpperCase());
const dashed = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** QTI 3 calls `choiceInteraction` `qti-choice-interaction`, and `maxChoices` `max-choices`: both are read as QTI 2 calls them. */
export const withQti2Names = ({ name, attributes, nodes, line }: XmlElement): XmlElement => ({
  name: name.startsWith("qti-") ? camel(name.slice(4)) : name,
  attributes: new Map([...attributes].map(([key, value]) => [camel(key), value])),
  nodes: nodes.map((node) => (typeof node === "string" ? node : withQti2Names(node))),
  line,
});

export type QtiVersion = "qti22" | "qti3";

export const qtiTag = (version: QtiVersion, name: string): string => (version === "qti3" ? `qti-${dashed(name)}` : name);
export const qtiAttribute = (version: QtiVersion, name: string): string => (version === "qti3" ? dashed(name) : name);
