import { drawThreat, type Placed, SHOWS_FROM, windowOf } from "../bag/drawThreat.ts";
import { modelOf } from "../bag/modelOf.ts";
import type { ScannedBag, TruthPolygon } from "../bag/scannedBag.ts";
import type { ScannerModel } from "../bag/scannerModel.ts";
import { decisionOn, THREAT_REACH, weightiest } from "../bag/scanPacked.ts";
import { outline } from "../contour/outline.ts";
import { blur } from "../detector/blur.ts";
import { gaussian } from "../detector/gaussian.ts";
import { layerShift } from "../detector/layerShift.ts";
import { scatter } from "../detector/scatter.ts";
import { type Planes, transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { encodeView } from "../file/encodeView.ts";
import { AIR, type View } from "../file/view.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import type { ScannerName } from "../geometry/scanners.ts";
import { addWindow } from "../projector/extent.ts";
import type { Projection } from "../projector/projection.ts";
import type { Window } from "../projector/window.ts";
import { keyOf, mixBits } from "../random.ts";
import { bagMeasures } from "../truth/bagMeasures.ts";
import { difficultyOf } from "../truth/difficultyOf.ts";
import type { ViewMeasures } from "../truth/measures.ts";
import { densityRecovery } from "./densityRecovery.ts";
import { placedThreat, type ThreatPlace } from "./threatPlace.ts";

/** So many pixels around the threat its blurred edge can reach. */
const MARGIN = 4;

/** An image of which only the pictures are known, and what was noted about it. */
export interface Pictured {
  scanner: ScannerName;
  views: readonly View[];
  known: Pick<ScannedBag, "bagType" | "manifest" | "contents" | "category" | "threatDescription" | "threats" | "innocents" | "difficulty">;
}

const unscattered = (counts: Uint16Array, columns: number, rows: number, strength: number): Float32Array => {
  const measured = Float32Array.from(counts, (value) => value / AIR);
  const veiled = Float32Array.from(measured);
  scatter(veiled, columns, rows, strength);
  // One step back: what scattering adds to the measured picture is nearly what it added to the true one.
  return measured.map((value, at) => Math.max(0, 2 * value - veiled[at]!));
};

const fillAreal = (
  { spectrum, views }: ScannerModel["scanner"],
  index: number,
  { fan, areal, touched }: Projection,
  { low, high }: Planes,
  window: Window,
): void => {
  const recover = densityRecovery(spectrum, views[index]?.picture);
  addWindow(touched, window);
  for (let row = window.fromRow; row <= window.toRow; row++)
    for (let column = window.fromColumn; column <= window.toColumn; column++) {
      const first = 2 * (row * fan.raysPerPixel * fan.columns + column);
      const at = row * fan.columns + column;
      recover(low[at]!, high[at]!, areal.light, first);
      for (let ray = 1; ray < fan.raysPerPixel; ray++) {
        areal.light[first + 2 * ray * fan.columns] = areal.light[first]!;
        areal.light[first + 2 * ray * fan.columns + 1] = areal.light[first + 1]!;
      }
    }
};

/** What the threat leaves of the rays of each pixel in the window, 1 at its margin, blurred as the detector blurs. */
const factors = (detector: DetectorModel, rows: number, window: Window, without: Planes, withThreat: Planes): Planes => {
  const { blurAlong, blurAcross } = detector;
  const across = window.toColumn - window.fromColumn + 1;
  const shifts = layerShift(detector, rows, window.fromRow, window.toRow);
  const share = (before: Float32Array, after: Float32Array, shift: readonly [number, number]): Float32Array => {
    const plane = Float32Array.from(after, (value, at) => (before[at]! > 1e-7 ? value / before[at]! : 1));
    blur(plane, across, plane.length / across, blurAlong, blurAcross, new Float32Array(plane.length), { shift });
    return plane;
  };
  return { low: share(without.low, withThreat.low, shifts.low), high: share(without.high, withThreat.high, shifts.high) };
};

interface Onto {
  view: View;
  measures: ViewMeasures;
  points: [number, number][] | null;
}

const ontoView = (model: ScannerModel, picture: View, index: number, threat: Placed, seed: number): Onto => {
  const detector = model.detectorOf(index);
  // What the scanner's software leaves of it.
  const veil = detector.scatter * (1 - detector.scatterSubtracted);
  const projection = model.emptyProjection(index);
  const { fan, areal } = projection;
  const { width: columns, height: rows } = picture;
  const bag: Planes = {
    low: unscattered(picture.low, columns, rows, veil),
    high: unscattered(picture.high, columns, rows, veil),
  };
  const tight = windowOf(fan, threat);
  const window = {
    fromRow: Math.max(0, tight.fromRow - MARGIN),
    toRow: Math.min(rows - 1, tight.toRow + MARGIN),
    fromColumn: Math.max(0, tight.fromColumn - MARGIN),
    toColumn: Math.min(columns - 1, tight.toColumn + MARGIN),
  };
  const inSight = window.toRow >= window.fromRow && window.toColumn >= window.fromColumn;
  let measured: ViewMeasures["threat"] = null;
  let points: Onto["points"] = null;
  const left = { low: new Float32Array(columns * rows).fill(1), high: new Float32Array(columns * rows).fill(1) };
  if (inSight) {
    fillAreal(model.scanner, index, projection, bag, window);
    const without = transmissionPlanes(fan, areal, model.transmissionOf(index), { window });
    measured = drawThreat(model, index, projection, threat);
    const withThreat = transmissionPlanes(fan, areal, model.transmissionOf(index), { window });
    const found = outline(projection.mask, columns, rows, projection.masked, SHOWS_FROM * fan.raysPerPixel, THREAT_REACH);
    points = found?.map(([x, y]) => [x, y]) ?? null;
    const share = factors(detector, rows, window, without, withThreat);
    const across = window.toColumn - window.fromColumn + 1;
    for (let row = window.fromRow; row <= window.toRow; row++)
      for (const energy of ["low", "high"] as const)
        left[energy].set(
          share[energy].subarray((row - window.fromRow) * across, (row - window.fromRow + 1) * across),
          row * columns + window.fromColumn,
        );
  }
  const view: View = { width: columns, height: rows, low: new Uint16Array(columns * rows), high: new Uint16Array(columns * rows) };
  const key = keyOf(seed, index, 7);
  for (const energy of ["low", "high"] as const) {
    const photons = energy === "low" ? detector.photonsLow : detector.photonsHigh;
    const plane = bag[energy].map((value, at) => value * left[energy][at]!);
    scatter(plane, columns, rows, veil);
    for (let at = 0; at < plane.length; at++) {
      const share = left[energy][at]!;
      if (share >= 0.9999 && picture[energy][at] === AIR) {
        view[energy][at] = AIR;
        continue;
      }
      // The picture's own noise shrinks with its signal; what is missing to the noise of so few photons is added.
      const value = plane[at]!;
      const missing = (value / photons) * (1 - share) + detector.electronicNoise * detector.electronicNoise * (1 - share * share);
      const bits = mixBits(mixBits(at ^ key) + (energy === "low" ? 1 : 2));
      const noisy = value + (missing > 0 ? Math.sqrt(missing) * gaussian[bits & 65_535]! : 0);
      view[energy][at] = Math.max(0, Math.min(65_535, noisy * AIR + 0.5));
    }
  }
  const measures = {
    view: index,
    ...bagMeasures(
      bag.high.map((value, at) => value * left.high[at]!),
      columns,
      rows,
    ),
    threat: measured,
  };
  return { view, measures, points };
};

/**
 * Adds a threat to stored pictures: of each pixel behind it the water and iron are found that explain both energies, the threat's densities
 * come on top, and the detector blurs, scatters and counts. Less exact than with the bag's recipe: tin and lead are taken for iron.
 */
export const projectOnto = async ({ scanner, views, known }: Pictured, place: ThreatPlace, seed: number): Promise<ScannedBag> => {
  const model = modelOf(scanner);
  const threat = placedThreat(place);
  const files: Uint8Array[] = [];
  const measures: ViewMeasures[] = [];
  const outlines: TruthPolygon[] = [];
  const { category, name, description } = threat.article;
  for (const [index, picture] of views.entries()) {
    const onto = ontoView(model, picture, index, threat, seed);
    files.push(await encodeView(onto.view, model.styleOf(index)));
    measures.push(onto.measures);
    if (onto.points) outlines.push({ view: index, points: onto.points, category, name });
  }
  const before = known.category === null ? [] : [{ category: known.category }];
  const weighty = weightiest([...before, { category }]);
  const difficulty = difficultyOf({ views: measures }, category);
  return {
    bagType: known.bagType,
    width: views[0]?.width ?? 0,
    height: views[0]?.height ?? 0,
    views: files,
    manifest: known.manifest,
    contents: known.contents,
    decision: decisionOn(weighty?.category),
    category: weighty?.category ?? null,
    threatDescription: [known.threatDescription, description].filter(Boolean).join(" "),
    threats: [...known.threats, ...outlines],
    innocents: known.innocents,
    measures: { views: measures },
    difficulty: before.length === 0 || difficulty < known.difficulty ? difficulty : known.difficulty,
    timings: {},
  };
};
