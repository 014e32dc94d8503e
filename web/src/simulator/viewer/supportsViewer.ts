import { drawEmptyBelt } from "./emptyBelt.ts";
import { createRenderer, giveBack } from "./renderer.ts";

/** Whether this browser can draw scans at all; asked before a session begins. */
export function supportsViewer(): boolean {
  const canvas = document.createElement("canvas");
  try {
    const renderer = createRenderer(canvas);
    if (renderer === null) giveBack(canvas);
    else (window.requestIdleCallback ?? setTimeout)(() => void drawEmptyBelt(renderer, canvas));
    return renderer !== null;
  } catch {
    return false;
  }
}
