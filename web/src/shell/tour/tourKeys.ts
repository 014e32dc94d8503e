import type { Driver } from "driver.js";

/** Arrows in the direction of reading and Escape; no other key reaches the page meanwhile. Returns how to stop listening. */
export function tourKeys(guide: Driver): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const atPopover = target instanceof Element && target.closest(".driver-popover") !== null;
    if (key === "Tab" || (atPopover && (key === "Enter" || key === " "))) return;
    event.preventDefault();
    event.stopPropagation();
    const [onwards, back] = document.documentElement.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    if (key === "Escape") guide.destroy();
    else if (key === onwards && guide.hasNextStep()) guide.moveNext();
    else if (key === back && guide.hasPreviousStep()) guide.movePrevious();
  };
  addEventListener("keydown", onKey, true);
  return () => removeEventListener("keydown", onKey, true);
}
