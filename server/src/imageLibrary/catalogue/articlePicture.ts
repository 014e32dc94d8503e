import { scannerModelOf, type ScannerModel } from "@vigil/xray/bag/scannerModel";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import { makeArticle } from "@vigil/xray/catalogue/catalogue";
import { decodeView } from "@vigil/xray/file/decodeView";
import { AIR, type View } from "@vigil/xray/file/view";
import { scannerS160 } from "@vigil/xray/geometry/scannerS160";
import { upright } from "@vigil/xray/math/rotation";
import { seededRandom } from "@vigil/xray/random";
import { colourView } from "./colourView.ts";

/** Every kind is shown as its first making. */
export const SHOWN_SEED = 1;
/** Millimetres above the belt at which an article lies in the middle of both fans. */
const LIFT = 60;
const MARGIN = 10;
const LINES = [256, 512, 1024] as const;

const models = new Map<number, ScannerModel>();

/** The scanner with as many lines as the article needs, and ten times the photons: a catalogue is to be seen without grain. */
function modelFor(length: number): ScannerModel {
  const { linePitch, detector } = scannerS160;
  const lineCount = LINES.find((lines) => lines * linePitch >= length + 40) ?? 1024;
  const known = models.get(lineCount);
  if (known) return known;
  const quiet = { ...detector, photonsLow: 10 * detector.photonsLow, photonsHigh: 10 * detector.photonsHigh, residualGain: 0 };
  const model = scannerModelOf({ ...scannerS160, lineCount, detector: quiet });
  models.set(lineCount, model);
  return model;
}

/** Red, green and blue of each pixel. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The article alone in the scanner: one picture in colour for each view, cut to what it shows. */
export async function articlePictures(kind: string): Promise<Picture[]> {
  const { article } = makeArticle(kind, seededRandom(SHOWN_SEED));
  const { min, max } = article.bounds;
  const position = [-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, LIFT - min[2]] as const;
  const packed = {
    bagType: "",
    profile: "",
    container: [],
    articles: [{ article, placement: { rotation: upright, position } }],
    threat: null,
  };
  const { views } = await scanPacked(modelFor(max[1] - min[1]), packed, SHOWN_SEED);
  return Promise.all(
    views.map(async (bytes) => {
      const view = cut(await decodeView(bytes));
      return { width: view.width, height: view.height, rgb: colourView(view) };
    }),
  );
}

function cut(view: View): View {
  const { width, height, low, high } = view;
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (high[y * width + x]! > AIR * 0.985) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  if (box.right < 0) return view;
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  const across = Math.min(width, box.right + MARGIN + 1) - left;
  const down = Math.min(height, box.bottom + MARGIN + 1) - top;
  const part = (plane: Uint16Array) =>
    Uint16Array.from({ length: across * down }, (_, at) => plane[(top + Math.floor(at / across)) * width + left + (at % across)]!);
  return { width: across, height: down, low: part(low), high: part(high) };
}
