import { useEffect, useEffectEvent } from "react";

/**
 * Alt with ↓ and ↑, wherever nothing is typed or chosen. No browser does anything by them there; a screen reader that reads sentences
 * by them keeps them for itself, and its user has the buttons. Letters alone would be taken from who speaks or feels their way.
 */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as "ArrowDown"];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const used =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null;
    if (used || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
