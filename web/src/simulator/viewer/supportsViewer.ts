import { createRenderer } from "./renderer.ts";

/** Whether this browser can draw scans at all; asked before a session begins. */
export function supportsViewer(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  try {
    const renderer = createRenderer(canvas);
    renderer?.free();
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    return renderer !== null;
  } catch {
    return false;
  }
}
