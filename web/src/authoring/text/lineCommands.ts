import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import { pageSchema } from "./schema.ts";

const { nodes } = pageSchema;

/** The item of a list that the caret stands in. */
const itemAt = ({ selection: { $from, empty } }: EditorState) => (empty && $from.parent.type === nodes.item ? $from : null);

/** Enter in a list: another item; on an empty one the list is over. */
export const splitItem: Command = (state, dispatch) => {
  const at = itemAt(state);
  if (at === null) return false;
  if (at.parent.content.size > 0) {
    dispatch?.(state.tr.split(at.pos).scrollIntoView());
    return true;
  }
  return leaveList(state, dispatch);
};

/** The item at hand becomes a paragraph; what stood behind it stays a list. */
export const leaveList: Command = (state, dispatch) => {
  const at = itemAt(state);
  if (at === null) return false;
  const list = at.node(1);
  const index = at.index(1);
  const start = at.before(1);
  if (dispatch) {
    const items = list.children;
    const before = items.slice(0, index);
    const after = items.slice(index + 1);
    const line = nodes.paragraph.create(null, at.parent.content);
    const made = [
      ...(before.length > 0 ? [list.copy(list.content.cut(0, size(before)))] : []),
      line,
      ...(after.length > 0 ? [nodes.list.create({ ...list.attrs, key: before.length > 0 ? null : list.attrs["key"] }, after)] : []),
    ];
    const tr = state.tr.replaceWith(start, start + list.nodeSize, made);
    const place = start + (before.length > 0 ? size(before) + 2 : 0) + 1;
    dispatch(tr.setSelection(TextSelection.create(tr.doc, place)).scrollIntoView());
  }
  return true;
};

const size = (items: readonly { nodeSize: number }[]): number => items.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Backspace at the beginning: of the first item it leaves the list, of a heading or a note it makes a paragraph. */
export const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type === nodes.item) {
    if ($from.index(1) === 0) return leaveList(state, dispatch);
    // the item before takes it in
    dispatch?.(state.tr.join($from.before()).scrollIntoView());
    return true;
  }
  if ($from.parent.type !== nodes.heading && $from.parent.type !== nodes.note) return false;
  dispatch?.(state.tr.setNodeMarkup($from.before(), nodes.paragraph, $from.parent.attrs));
  return true;
};

const beginnings: readonly [RegExp, "heading" | "note" | "bullets" | "numbers"][] = [
  [/^##?$/u, "heading"],
  [/^>$/u, "note"],
  [/^[-*•]$/u, "bullets"],
  [/^1[.)]$/u, "numbers"],
];

/** What a paragraph turns into when a space is typed behind these signs at its beginning. */
export function kindBegun(state: EditorState): { kind: (typeof beginnings)[number][1]; length: number } | undefined {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.paragraph) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset);
  const kind = beginnings.find(([signs]) => signs.test(before))?.[1];
  return kind === undefined ? undefined : { kind, length: before.length };
}
