import { defaultPresentation } from "./presentation.ts";
import { giveBack, type Renderer } from "./renderer.ts";
import type { MeasuredScan } from "./scan.ts";
import { zoomDefaults } from "./zoom.ts";

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
  // Not wholly empty: what is nothing but air is not computed.
  high: air.with(side, 50_000),
  bag: { x: 0, y: 0, width: side, height: side },
};
/** As large as it is, enlarged and made smaller: each way has a program of its own. */
const sizes = [1, 2, 0.5];

/** While the rules are read: what a driver compiles at the first drawing is shared by all canvases, and the first bag need not wait for it. */
export async function drawEmptyBelt(renderer: Renderer, canvas: HTMLCanvasElement): Promise<void> {
  for (const size of sizes) {
    Object.assign(canvas, { width: side * size, height: side * size });
    renderer.draw(emptyBelt, zoomDefaults["zoom-default"], { bag: emptyBelt.bag, width: side, height: side }, defaultPresentation);
    await renderer.finished();
  }
  renderer.free();
  giveBack(canvas);
}
