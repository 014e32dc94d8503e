import type { Easel } from "./easel.ts";
import { defaultPresentation } from "./presentation.ts";
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

/** What a driver compiles at the first drawing the first bag need not wait for. Ends where the easel is taken for a bag. */
export async function drawEmptyBelt({ canvas, renderer }: Easel, isReady: () => boolean): Promise<void> {
  for (const size of sizes) {
    if (!isReady()) return;
    Object.assign(canvas, { width: side * size, height: side * size });
    renderer.draw(emptyBelt, zoomDefaults["zoom-default"], { bag: emptyBelt.bag, width: side, height: side }, defaultPresentation);
    await renderer.finished();
  }
}
