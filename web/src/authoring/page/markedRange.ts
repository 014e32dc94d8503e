import type { EditorState } from "prosemirror-state";
import { pageSchema, type MarkName } from "../text/schema.ts";

export interface MarkedRange {
  from: number;
  to: number;
  text: string;
  /** Of the mark that is there. */
  attrs: Readonly<Record<string, string>> | null;
}

/** What is chosen; with only a caret, the link or term that it stands in. */
export function markedRange({ doc, selection: { from, to, empty, $from } }: EditorState, name: MarkName): MarkedRange {
  const type = pageSchema.marks[name];
  let found: MarkedRange = { from, to, text: doc.textBetween(from, to, " "), attrs: null };
  $from.parent.forEach((node, offset) => {
    const mark = type.isInSet(node.marks);
    const start = $from.start() + offset;
    if (!mark || from < start || to > start + node.nodeSize || (!empty && from === start + node.nodeSize)) return;
    found = { from: start, to: start + node.nodeSize, text: node.text ?? "", attrs: mark.attrs };
  });
  return found;
}
