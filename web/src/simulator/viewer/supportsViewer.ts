import { createRenderer, giveBack } from "./renderer.ts";

/** Whether this browser can draw scans at all; asked before a session begins. */
export function supportsViewer(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  try {
    const renderer = createRenderer(canvas);
    renderer?.free();
    giveBack(canvas);
    return renderer !== null;
  } catch {
    return false;
  }
}
