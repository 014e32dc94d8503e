import type { PageBlock } from "@vigil/model/training/pageBlock";
import type { Node } from "prosemirror-model";
import { nodesOfText, textOfNode } from "./richText.ts";
import { pageSchema } from "./schema.ts";

const { nodes } = pageSchema;

/** A block as the editor holds it. What it has no text for is kept whole, in a box. */
export function nodeOfBlock(key: string | null, block: PageBlock): Node {
  switch (block.kind) {
    case "paragraph":
      return nodes.paragraph.create({ key }, nodesOfText(block.text));
    case "heading":
      return nodes.heading.create({ key }, nodesOfText(block.text));
    case "note":
      return nodes.note.create({ key }, nodesOfText(block.text));
    case "list":
      return nodes.list.create({ key, ordered: block.ordered === true }, atLeastOne(block.items).map(itemOf));
    case "table":
      return tableOf(key, block);
    case "image":
    case "video":
    case "scan":
    case "columns":
    case "cards":
    case "attachment":
    default:
      return nodes.box.create({ key, block });
  }
}

const atLeastOne = <Thing>(things: readonly Thing[] | undefined): readonly (Thing | undefined)[] =>
  things === undefined || things.length === 0 ? [undefined] : things;
const itemOf = (text: Parameters<typeof nodesOfText>[0]): Node => nodes.item.create(null, nodesOfText(text));

type TableBlock = Extract<PageBlock, { kind: "table" }>;

/** Every row as wide as the widest: an unfinished table may have holes. */
function tableOf(key: string | null, { head, rows }: TableBlock): Node {
  const width = Math.max(1, head.length, ...rows.map((row) => row.length));
  const rowOf = (cells: TableBlock["head"], isHead: boolean) =>
    nodes.row.create(
      null,
      Array.from({ length: width }, (_, column) => nodes.cell.create({ head: isHead }, nodesOfText(cells[column]))),
    );
  return nodes.table.create({ key }, [rowOf(head, true), ...rows.map((row) => rowOf(row, false))]);
}

/** The block that a node of the page stands for. */
export function blockOfNode(node: Node): PageBlock {
  switch (node.type) {
    case nodes.heading:
      return { kind: "heading", text: node.textContent };
    case nodes.note:
      return { kind: "note", text: textOfNode(node) };
    case nodes.list:
      return {
        kind: "list",
        ...(node.attrs["ordered"] === true ? { ordered: true } : {}),
        items: node.children.map(textOfNode),
      };
    case nodes.table: {
      const [head, ...rows] = node.children.map((row) => row.children.map(textOfNode));
      return { kind: "table", head: head ?? [], rows };
    }
    case nodes.box:
      return node.attrs["block"] as PageBlock;
    default:
      return { kind: "paragraph", text: textOfNode(node) };
  }
}

/** An empty paragraph is where the next sentence is typed, and no block of the page. */
export const isBlank = (node: Node): boolean => node.type === nodes.paragraph && node.content.size === 0;
