import { detect } from "../detector/detect.ts";
import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { type ContourPoint } from "../contour/marchingSquares.ts";
import { outline } from "../contour/outline.ts";
import { encodeView } from "../file/encodeView.ts";
import type { View } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import { place } from "../math/rotation.ts";
import { clearMask, type Projection } from "../projector/projection.ts";
import { projectSolid } from "../projector/projectSolid.ts";
import type { Window } from "../projector/window.ts";
import { keyOf } from "../random.ts";
import type { Article, Placement, ThreatCategory } from "../solid.ts";
import { bagMeasures } from "../truth/bagMeasures.ts";
import { difficultyOf } from "../truth/difficultyOf.ts";
import type { ViewMeasures } from "../truth/measures.ts";
import { threatMeasures } from "../truth/threatMeasures.ts";
import type { PackedBag } from "./packBag.ts";
import type { ScannedBag, TruthPolygon } from "./scannedBag.ts";
import type { ScannerModel } from "./scannerModel.ts";

/** Millimetres of a thing in a ray from which on a pixel shows it. */
const SHOWS_FROM = 0.25;
const THREAT_REACH = 3;
const INNOCENT_REACH = 2;

const rejected: ReadonlySet<ThreatCategory | null> = new Set<ThreatCategory | null>(["guns", "explosiveDevices"]);

type Placed = { article: Article; placement: Placement };

const polygon = (view: number, { article }: Placed, points: readonly ContourPoint[]): TruthPolygon => ({
  view,
  points: points.map(([x, y]) => [x, y]),
  category: article.category,
  name: article.name,
});

interface ProjectedView {
  view: View;
  polygons: { placed: Placed; points: ContourPoint[] }[];
  measures: ViewMeasures;
}

const drawMasked = (model: ScannerModel, projection: Projection, { article, placement }: Placed): void => {
  clearMask(projection);
  for (const solid of article.solids) projectSolid(projection, model.perMillimetre, solid, placement, true);
};

/** The pixels in which the box around an article can show. */
const windowOf = ({ rows, columns, raysPerPixel, rowOf, firstY, linePitch }: Fan, { article, placement }: Placed): Window => {
  const { min, max } = article.bounds;
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => place(placement, [x, y, z]))),
  );
  const across = corners.map(([x, , z]) => rowOf(x, z) / raysPerPixel);
  const along = corners.map(([, y]) => (y - firstY) / linePitch);
  return {
    fromRow: Math.max(0, Math.floor(Math.min(...across)) - 1),
    toRow: Math.min(rows / raysPerPixel - 1, Math.ceil(Math.max(...across)) + 1),
    fromColumn: Math.max(0, Math.floor(Math.min(...along)) - 1),
    toColumn: Math.min(columns - 1, Math.ceil(Math.max(...along)) + 1),
  };
};

/** Projects the threat last, so that the same place is known with and without it. */
const drawThreat = (model: ScannerModel, projection: Projection, threat: Placed): ViewMeasures["threat"] => {
  const { fan, areal, mask } = projection;
  const window = windowOf(fan, threat);
  const without = transmissionPlanes(fan, areal, model.transmission, { window }).high;
  drawMasked(model, projection, threat);
  const withThreat = transmissionPlanes(fan, areal, model.transmission, { window }).high;
  const across = window.toColumn - window.fromColumn + 1;
  const isThreat = (pixel: number): boolean => {
    const column = pixel % across;
    const row = (pixel - column) / across;
    return mask[(window.fromRow + row) * fan.columns + window.fromColumn + column]! > SHOWS_FROM * fan.raysPerPixel;
  };
  return threatMeasures(fan, model.scanner.detector, threat, isThreat, without, withThreat);
};

const projectView = (
  model: ScannerModel,
  index: number,
  packed: PackedBag,
  threat: Placed | undefined,
  seed: number,
  lap: (step: string) => void,
): ProjectedView => {
  const projection = model.emptyProjection(index);
  const { fan } = projection;
  const rows = fan.rows / fan.raysPerPixel;
  const polygons: ProjectedView["polygons"] = [];
  const outlineOf = (placed: Placed, reach: number): void => {
    const points = outline(projection.mask, fan.columns, rows, projection.masked, SHOWS_FROM * fan.raysPerPixel, reach);
    if (points !== null) polygons.push({ placed, points });
  };
  for (const solid of packed.container) projectSolid(projection, model.perMillimetre, solid);
  lap("project");
  for (const placed of packed.articles) {
    if (placed === threat) continue;
    drawMasked(model, projection, placed);
    lap("project");
    outlineOf(placed, INNOCENT_REACH);
    lap("truth");
  }
  const measured = threat === undefined ? null : drawThreat(model, projection, threat);
  lap("project");
  if (threat !== undefined) outlineOf(threat, THREAT_REACH);
  lap("truth");
  const planes = transmissionPlanes(fan, projection.areal, model.transmission, { room: projection.planes });
  lap("detect");
  const measures = { view: index, ...bagMeasures(planes.high, fan.columns, rows), threat: measured };
  lap("truth");
  const view = detect(fan, model.scanner.detector, planes, keyOf(seed, index), projection.scratch);
  lap("detect");
  return { view, polygons, measures };
};

/** Scans a packed bag: the files of its views, and the truth about them. `now` gives milliseconds for the timings; it changes no byte. */
export const scanPacked = async (
  model: ScannerModel,
  packed: PackedBag,
  seed: number,
  now: () => number = () => 0,
): Promise<ScannedBag> => {
  const timings: Record<string, number> = {};
  let last = now();
  const lap = (step: string): void => {
    const time = now();
    timings[step] = (timings[step] ?? 0) + time - last;
    last = time;
  };
  const threat = packed.threat === null ? undefined : packed.articles[packed.threat];
  const files: Uint8Array[] = [];
  const measures: ViewMeasures[] = [];
  const threats: TruthPolygon[] = [];
  const innocents: TruthPolygon[] = [];
  for (const index of model.fans.keys()) {
    const projected = projectView(model, index, packed, threat, seed, lap);
    files.push(await encodeView(projected.view));
    lap("encode");
    measures.push(projected.measures);
    for (const { placed, points } of projected.polygons) (placed === threat ? threats : innocents).push(polygon(index, placed, points));
  }
  const innocentArticles = packed.articles.filter((placed) => placed !== threat).map(({ article }) => article);
  const category = threat?.article.category ?? null;
  return {
    bagType: packed.bagType,
    width: model.scanner.lineCount,
    height: model.scanner.detectorCount,
    views: files,
    manifest: innocentArticles.map(({ manifestLine }) => manifestLine),
    contents: innocentArticles.map(({ name, family }) => ({ name, family })),
    decision: threat === undefined ? "P" : rejected.has(category) ? "R" : "H",
    category,
    threatDescription: threat?.article.description ?? null,
    threats,
    innocents,
    measures: { views: measures },
    difficulty: difficultyOf({ views: measures }),
    timings,
  };
};
