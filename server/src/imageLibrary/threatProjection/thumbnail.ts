import { decodeView } from "@vigil/xray/file/decodeView";
import { colourView } from "../catalogue/colourView.ts";
import { png } from "../catalogue/png.ts";

const STEP = 4;

/** A view at a quarter of its width and height, in colour. */
export async function thumbnail(file: Uint8Array): Promise<Uint8Array> {
  const { width, height, low, high, ...source } = await decodeView(file);
  const [across, down] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  const small = (plane: Uint16Array) =>
    Uint16Array.from({ length: across * down }, (_, at) => {
      const start = Math.floor(at / across) * STEP * width + (at % across) * STEP;
      let sum = 0;
      for (let y = 0; y < STEP; y++) for (let x = 0; x < STEP; x++) sum += plane[start + y * width + x]!;
      return sum / (STEP * STEP);
    });
  return png(across, down, colourView({ width: across, height: down, low: small(low), high: small(high), ...source }));
}
