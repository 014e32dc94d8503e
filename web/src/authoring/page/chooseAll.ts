import { AllSelection } from "prosemirror-state";
import type { KeyboardEvent } from "react";
import type { PageEditor } from "../text/pageEditor.ts";

const written = "textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=file])";

/** From the bar the whole text is chosen, and from a switch of a form nothing: browsers choose the whole screen, with all that can be pressed on it. */
export function chooseAll(event: KeyboardEvent, editor: PageEditor | null): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== "a" || !(ctrlKey || metaKey) || altKey || shiftKey || editor === null) return;
  if (!(target instanceof HTMLElement) || target.matches(written)) return;
  event.preventDefault();
  if (target.closest("[data-form]") !== null) return;
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  view.focus();
}
