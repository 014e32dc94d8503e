import type { AttachmentBlock, CardsBlock, ColumnsBlock, PageBlock } from "@vigil/model/training/pageBlock";
import { columnBreak } from "./fencedBlocks.ts";
import type { RootContent } from "./markdownTree.ts";

/** How blocks within are written, and a text that stands in one line. */
interface BlockWriter {
  blocks: (blocks: readonly PageBlock[]) => string;
  line: (text: string) => string;
}

type ArrangedBlock = ColumnsBlock | CardsBlock | AttachmentBlock;

/** A block that arranges others, or hands out a file, as a node of Markdown. */
export function arrangedNode(block: ArrangedBlock, write: BlockWriter): RootContent {
  switch (block.kind) {
    case "columns": {
      const [start, end] = block.sides;
      return { type: "code", lang: "columns", value: `${write.blocks(start)}\n\n${columnBreak}\n\n${write.blocks(end)}` };
    }
    case "cards":
      return {
        type: "code",
        lang: "cards",
        value: write.blocks(
          block.cards.flatMap(({ title, text, picture }): PageBlock[] => [
            { kind: "heading", text: title },
            ...(picture === undefined ? [] : [{ kind: "image" as const, ...picture }]),
            { kind: "paragraph", text },
          ]),
        ),
      };
    case "attachment":
      return {
        type: "paragraph",
        children: [
          {
            type: "link",
            url: block.file,
            title: block.note === undefined ? null : write.line(block.note),
            children: [{ type: "text", value: write.line(block.name) }],
          },
        ],
      };
  }
}
