import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Where something is drawn between press and release (a save that was answered), the editor puts back at the release what was chosen before, and the
 * next key would write over all of it. So the caret is where was pressed from the release on, not only when the browser tells of it.
 */
export function caretAtClick(view: EditorView, pos: number, event: MouseEvent): boolean {
  const { selection, doc } = view.state;
  if (event.shiftKey || (selection.empty && Math.abs(selection.head - pos) <= 1)) return false;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(doc.resolve(pos))));
  return false;
}
