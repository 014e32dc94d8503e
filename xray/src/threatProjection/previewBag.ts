import { drawMasked, type Placed } from "../bag/drawThreat.ts";
import type { BagRecipe } from "../bag/bagRecipe.ts";
import { modelOf } from "../bag/modelOf.ts";
import type { PackedBag } from "../bag/packBag.ts";
import { type ScannerModel, scannerModelOf } from "../bag/scannerModel.ts";
import { AIR, type View } from "../file/view.ts";
import { projectSolid } from "../projector/projectSolid.ts";
import { densityRecovery } from "./densityRecovery.ts";
import { hardBoxes, type HardBox } from "./hardBox.ts";

/** What one view's rays meet in a bag, g/cm² a pixel: water and iron interleaved, tin and lead interleaved. */
export interface PreviewView {
  width: number;
  height: number;
  light: Float32Array;
  heavy: Float32Array;
}

/** A bag at half the resolution, for a threat to be tried in. */
export interface PreviewBag {
  scanner: BagRecipe["scanner"];
  /** Made again from its recipe; otherwise found from its pictures. */
  exact: boolean;
  /** What a threat cannot lie in; unknown without a recipe. */
  obstacles: HardBox[];
  views: PreviewView[];
}

/** The scanner with half as many detectors and lines. */
export const previewModelOf = (name: BagRecipe["scanner"], raysPerPixel: number): ScannerModel => {
  const { scanner } = modelOf(name);
  return scannerModelOf({
    ...scanner,
    detectorCount: scanner.detectorCount / 2,
    lineCount: scanner.lineCount / 2,
    linePitch: scanner.linePitch * 2,
    detector: { ...scanner.detector, raysPerPixel },
  });
};

const RAYS = 2;

export const previewOfPacked = (scanner: BagRecipe["scanner"], packed: PackedBag, viewCount: number): PreviewBag => {
  const model = previewModelOf(scanner, RAYS);
  const articles: Placed[] = [...packed.articles, ...(packed.projected ?? [])];
  const views = model.fans.slice(0, viewCount).map((fan, index): PreviewView => {
    const projection = model.emptyProjection(index);
    for (const solid of [...packed.container, ...(packed.surroundings ?? [])])
      projectSolid(projection, model.perMillimetreOf(index), solid);
    for (const placed of articles) drawMasked(model, index, projection, placed);
    const { columns } = fan;
    const height = fan.rows / RAYS;
    const mean = (rays: Float32Array): Float32Array => {
      const plane = new Float32Array(2 * columns * height);
      for (let row = 0; row < height; row++)
        for (let at = 0; at < 2 * columns; at++)
          plane[2 * row * columns + at] = (rays[4 * row * columns + at]! + rays[(4 * row + 2) * columns + at]!) / 2;
      return plane;
    };
    return { width: columns, height, light: mean(projection.areal.light), heavy: mean(projection.areal.heavy) };
  });
  return { scanner, exact: true, obstacles: articles.flatMap(hardBoxes), views };
};

/** Two by two pixels of the pictures are one. */
export const previewOfPictures = (scanner: BagRecipe["scanner"], pictures: readonly View[]): PreviewBag => {
  const { spectrum, views: geometries } = modelOf(scanner).scanner;
  const views = pictures.map(({ width: columns, height: rows, low, high }, index): PreviewView => {
    const recover = densityRecovery(spectrum, geometries[index]?.picture);
    const [width, height] = [columns >> 1, rows >> 1];
    const light = new Float32Array(2 * width * height);
    const mean = (plane: Uint16Array, x: number, y: number): number => {
      const at = 2 * y * columns + 2 * x;
      return (plane[at]! + plane[at + 1]! + plane[at + columns]! + plane[at + columns + 1]!) / (4 * AIR);
    };
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) recover(mean(low, x, y), mean(high, x, y), light, 2 * (y * width + x));
    return { width, height, light, heavy: new Float32Array(2 * width * height) };
  });
  return { scanner, exact: false, obstacles: [], views };
};
