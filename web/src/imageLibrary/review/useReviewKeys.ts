import { useLayoutEffect } from "react";
import { shortcutOf } from "../../simulator/consoles/shortcut.ts";

export const reviewKeys = { approve: "Enter", sendBack: "r", archive: "x", next: "n", previous: "p" } as const;
export type ReviewKey = keyof typeof reviewKeys;

const byShortcut = new Map(Object.entries(reviewKeys).map(([name, shortcut]) => [shortcut as string, name as ReviewKey]));

/** The reviewer's keys come before those of the console, which have other meanings where a bag is decided. A key that is held down counts once. */
export function useReviewKeys(press: (key: ReviewKey) => void): void {
  // with the page and not after it: a key pressed the moment its button can be pressed is not lost
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]") !== null || isTyping(event)) return;
      const shortcut = shortcutOf(event);
      const key = shortcut === null ? undefined : byShortcut.get(shortcut);
      if (key === undefined || belongsToControl(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) press(key);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [press]);
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest("textarea, select, input:not([type=range], [type=checkbox])") !== null;

/** Enter on a button that was reached by Tab presses that button. */
const belongsToControl = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof HTMLElement && target.closest("button, a, [role=tab]") !== null;
