import type { PageBlock } from "@vigil/model/training/pageBlock";
import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { isBlank, nodeOfBlock } from "./blockNodes.ts";
import { pageSchema } from "./schema.ts";

export interface PlacedBlock {
  key: string;
  block: PageBlock;
}

/** A page with these blocks; one without any has a line to begin on. */
export const docOfBlocks = (blocks: readonly PlacedBlock[]): Node =>
  pageSchema.nodes.doc.create(
    null,
    blocks.length === 0 ? [pageSchema.nodes.paragraph.create()] : blocks.map(({ key, block }) => nodeOfBlock(key, block)),
  );

/** Brings in what others wrote: only what differs is replaced, so the caret stays where it is. */
export function applyBlocks(state: EditorState, blocks: readonly PlacedBlock[], isChanged: (key: string) => boolean): Transaction | null {
  const now = state.doc.children;
  const byKey = new Map(now.map((node) => [node.attrs["key"] as string, node]));
  const wanted = blocks.map(({ key, block }) => {
    const known = byKey.get(key);
    return known !== undefined && !isChanged(key) ? known : nodeOfBlock(key, block);
  });
  // lines nobody has written on yet stay behind what they stand behind
  now.forEach((node, index) => {
    if (!isBlank(node)) return;
    const before = wanted.findIndex((one) => one.attrs["key"] === now[index - 1]?.attrs["key"]);
    wanted.splice(before + 1, 0, node);
  });
  if (wanted.length === 0) wanted.push(pageSchema.nodes.paragraph.create());
  let start = 0;
  while (start < now.length && start < wanted.length && now[start] === wanted[start]) start += 1;
  let [end, wantedEnd] = [now.length, wanted.length];
  while (end > start && wantedEnd > start && now[end - 1] === wanted[wantedEnd - 1]) [end, wantedEnd] = [end - 1, wantedEnd - 1];
  if (start === end && start === wantedEnd) return null;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);
  const from = sizeOf(now.slice(0, start));
  const to = from + sizeOf(now.slice(start, end));
  return state.tr.replaceWith(from, to, wanted.slice(start, wantedEnd)).setMeta("addToHistory", false).setMeta("theirs", true);
}
