import { scannerModelOf, type ScannerModel } from "@vigil/xray/bag/scannerModel";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import { makeArticle } from "@vigil/xray/catalogue/catalogue";
import { decodeView } from "@vigil/xray/file/decodeView";
import { scannerS160 } from "@vigil/xray/geometry/scannerS160";
import { upright } from "@vigil/xray/math/rotation";
import { seededRandom } from "@vigil/xray/random";
import { colourView } from "./colourView.ts";
import { cutView } from "./cutView.ts";

/** Every kind is shown as its first making. */
export const SHOWN_SEED = 1;
/** Millimetres above the belt at which an article lies in the middle of both fans. */
const LIFT = 60;
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
export interface ArticlePicture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The article alone in the scanner: one picture in colour for each view, cut to what it shows. */
export async function articlePictures(kind: string): Promise<ArticlePicture[]> {
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
      const view = cutView(await decodeView(bytes));
      return { width: view.width, height: view.height, rgb: colourView(view) };
    }),
  );
}
