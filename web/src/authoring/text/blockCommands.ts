import { Fragment, type Node } from "prosemirror-model";
import { NodeSelection, Selection, TextSelection, type Command, type EditorState, type Transaction } from "prosemirror-state";
import { isBlank } from "./blockNodes.ts";
import { pageSchema } from "./schema.ts";

const { nodes } = pageSchema;

/** The blocks that the selection touches: which of the page, and from where to where. */
export function chosenBlocks({ doc, selection }: Pick<EditorState, "doc" | "selection">): {
  first: number;
  last: number;
  from: number;
  to: number;
} {
  const first = Math.min(selection.$from.index(0), doc.childCount - 1);
  const last = Math.max(first, selection.$to.indexAfter(0) - 1);
  const placeOf = (index: number) => doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0);
  return { first, last, from: placeOf(first), to: placeOf(last + 1) };
}

const selectIn = (tr: Transaction, at: number): Transaction => {
  const node = tr.doc.nodeAt(at);
  return tr.setSelection(
    node?.type === nodes.box ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(Math.min(at + 1, tr.doc.content.size))),
  );
};

/** Moves the chosen blocks past their neighbour; the caret goes with them. */
export const moveBlocks =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { first, last, from, to } = chosenBlocks(state);
    const neighbour = state.doc.maybeChild(by === 1 ? last + 1 : first - 1);
    if (!neighbour) return false;
    if (dispatch) {
      const { anchor, head } = state.selection;
      const shift = by * neighbour.nodeSize;
      const tr =
        by === 1
          ? state.tr.delete(to, to + neighbour.nodeSize).insert(from, neighbour)
          : state.tr.delete(from - neighbour.nodeSize, from).insert(to - neighbour.nodeSize, neighbour);
      const isBox = state.selection instanceof NodeSelection;
      tr.setSelection(isBox ? NodeSelection.create(tr.doc, from + shift) : TextSelection.create(tr.doc, anchor + shift, head + shift));
      dispatch(tr.scrollIntoView());
    }
    return true;
  };

/** Puts the chosen blocks a second time behind themselves. */
export const copyBlocks: Command = (state, dispatch) => {
  const { first, last, to } = chosenBlocks(state);
  const copies = state.doc.children.slice(first, last + 1).map((node) => node.type.create({ ...node.attrs, key: null }, node.content));
  dispatch?.(selectIn(state.tr.insert(to, copies), to).scrollIntoView());
  return true;
};

export const deleteBlocks: Command = (state, dispatch) => {
  const { from, to } = chosenBlocks(state);
  if (dispatch) {
    const all = from === 0 && to === state.doc.content.size;
    const tr = all ? state.tr.replaceWith(from, to, nodes.paragraph.create()) : state.tr.delete(from, to);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))).scrollIntoView());
  }
  return true;
};

/** Puts a block behind the one at hand, or in its place where that is an empty line; whoever has added it goes on in it. */
export const addBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    if (dispatch) {
      const { last, from, to } = chosenBlocks(state);
      const current = state.doc.child(last);
      const start = isBlank(current) ? to - current.nodeSize : to;
      const tr = state.tr.replaceWith(Math.max(from, start), to, node);
      dispatch(selectIn(tr, Math.max(from, start)).scrollIntoView());
    }
    return true;
  };

export type TextKind = "paragraph" | "heading" | "note" | "bullets" | "numbers";

/** What the block at hand is among those that are typed into; undefined in a table or a form. */
export function textKindAt({ doc, selection }: Pick<EditorState, "doc" | "selection">): TextKind | undefined {
  const node = doc.maybeChild(Math.min(selection.$from.index(0), doc.childCount - 1));
  if (node?.type === nodes.list) return node.attrs["ordered"] === true ? "numbers" : "bullets";
  if (node?.type === nodes.heading) return "heading";
  if (node?.type === nodes.note) return "note";
  return node?.type === nodes.paragraph ? "paragraph" : undefined;
}

/** Lines that a block has: each item of a list is one. */
const linesOf = (node: Node): Node[] => (node.type === nodes.list ? [...node.children] : [node]);
/** A heading takes words only. */
const wordsOnly = (line: Node): Fragment => (line.textContent === "" ? Fragment.empty : Fragment.from(pageSchema.text(line.textContent)));

/** Makes the chosen blocks of running text something else of that kind; tables and forms stay. */
export const setTextKind =
  (kind: TextKind): Command =>
  (state, dispatch) => {
    const { first, last, from, to } = chosenBlocks(state);
    const chosen = state.doc.children.slice(first, last + 1);
    if (chosen.some(({ type }) => type === nodes.table || type === nodes.box)) return false;
    if (dispatch) {
      const key: unknown = chosen[0]?.attrs["key"] ?? null;
      const lines = chosen.flatMap(linesOf);
      const isList = kind === "bullets" || kind === "numbers";
      const made = isList
        ? [
            nodes.list.create(
              { key, ordered: kind === "numbers" },
              lines.map((line) => nodes.item.create(null, line.content)),
            ),
          ]
        : lines.map((line, index) =>
            nodes[kind].create({ key: index === 0 ? key : null }, kind === "heading" ? wordsOnly(line) : line.content),
          );
      const tr = state.tr.replaceWith(from, to, made);
      const offset = (isList ? 1 : 0) - (chosen[0]?.type === nodes.list ? 1 : 0);
      const at = (place: number) => Math.max(from + 1, Math.min(place + offset, tr.doc.content.size - 1));
      dispatch(
        tr.setSelection(TextSelection.between(tr.doc.resolve(at(state.selection.anchor)), tr.doc.resolve(at(state.selection.head)))),
      );
    }
    return true;
  };
