import type { Node } from "prosemirror-model";
import { newBlock } from "../blocks/newBlock.ts";
import { pageSchema } from "../text/schema.ts";
import { emptyTable } from "../text/tableCommands.ts";

const { nodes } = pageSchema;

/** What may be added to a page, in the order in which it is offered. */
export const blockChoices = [
  "paragraph",
  "heading",
  "bullets",
  "numbers",
  "note",
  "table",
  "image",
  "scan",
  "video",
  "columns",
  "cards",
  "attachment",
] as const;
export type BlockChoice = (typeof blockChoices)[number];

export const signOf: Readonly<Record<BlockChoice, string>> = {
  paragraph: "¶",
  heading: "H",
  bullets: "•",
  numbers: "1.",
  note: "❙",
  table: "▦",
  image: "▣",
  scan: "◎",
  video: "▶",
  columns: "◫",
  cards: "⊞",
  attachment: "⇩",
};

/** A block as its author begins it. */
export function beginBlock(choice: BlockChoice): Node {
  switch (choice) {
    case "paragraph":
    case "heading":
    case "note":
      return nodes[choice].create();
    case "bullets":
    case "numbers":
      return nodes.list.create({ ordered: choice === "numbers" }, nodes.item.create());
    case "table":
      return emptyTable(3, 3);
    case "image":
    case "video":
    case "scan":
    case "columns":
    case "cards":
    case "attachment":
      return nodes.box.create({ block: newBlock(choice) });
  }
}
