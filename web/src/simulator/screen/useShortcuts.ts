import { useEffect, useMemo, useState } from "react";
import type { Console, ConsoleAction } from "../consoles/console.ts";
import { keysOf } from "../consoles/keysOf.ts";
import { readPrintedKeys } from "../consoles/printedKeys.ts";
import { shortcutOf } from "../consoles/shortcut.ts";

/** The keyboard does what the console's keys do. An open dialog or menu has the keyboard for itself. */
export function useShortcuts(console: Console, perform: (action: ConsoleAction) => void): void {
  const actions = useMemo(() => new Map(keysOf(console).map(({ shortcut, action }) => [shortcut, action])), [console]);
  const [, setPrinted] = useState(false);
  useEffect(() => void readPrintedKeys().then(() => setPrinted(true)), []); // keys are called what this keyboard prints on them
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open], [popover]:popover-open") !== null) return undefined;
      if (event.target === document.body && pictureKeys.has(event.key)) return toPicture(event);
      const shortcut = shortcutOf(event);
      const action = shortcut === null ? undefined : actions.get(shortcut);
      if (action === undefined || (event.repeat && action.do === "decide") || belongsToControl(event)) return undefined;
      event.preventDefault();
      return perform(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [actions, perform]);
}

const pictureKeys = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", " "]);

/** Cursor keys that nothing has the focus for belong to the picture that was used last. */
function toPicture(event: KeyboardEvent): void {
  const view = document.querySelector<HTMLElement>('[data-active="true"][data-markable="true"]');
  if (view === null) return;
  event.preventDefault();
  view.focus();
  view.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, shiftKey: event.shiftKey, bubbles: true, cancelable: true }));
}

/** Enter on a button that was reached by Tab presses that button. */
const belongsToControl = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof HTMLElement && target.closest("button, a, [role=tab]") !== null;
