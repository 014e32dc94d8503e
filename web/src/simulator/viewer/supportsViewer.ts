import { defaultPresentation } from "./presentation.ts";
import { createRenderer, giveBack, type Renderer } from "./renderer.ts";
import type { MeasuredScan } from "./scan.ts";
import { zoomDefaults } from "./zoom.ts";

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

const side = 8;
const air = new Uint16Array(side * side).fill(60_000);
const emptyBelt: MeasuredScan = {
  kind: "measured",
  id: "empty belt",
  scanner: "S160",
  picture: "dual",
  width: side,
  height: side,
  low: air,
  high: air,
  bag: { x: 0, y: 0, width: side, height: side },
};

/** While the rules are read: what a driver compiles at the first drawing is shared by all canvases, and the first bag need not wait for it. */
async function drawEmptyBelt(renderer: Renderer, canvas: HTMLCanvasElement): Promise<void> {
  const frame = { bag: emptyBelt.bag, width: side, height: side };
  for (const larger of [1, 2]) {
    Object.assign(canvas, { width: side * larger, height: side * larger });
    renderer.draw(emptyBelt, zoomDefaults["zoom-default"], frame, defaultPresentation);
    await renderer.finished();
  }
  renderer.free();
  giveBack(canvas);
}
