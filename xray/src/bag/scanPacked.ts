import { detect } from "../detector/detect.ts";
import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { type ContourPoint } from "../contour/marchingSquares.ts";
import { outline } from "../contour/outline.ts";
import { TRAY } from "../container/boxes.ts";
import { encodeView } from "../file/encodeView.ts";
import type { View } from "../file/view.ts";
import { projectSolid } from "../projector/projectSolid.ts";
import { keyOf } from "../random.ts";
import type { ThreatCategory } from "../solid.ts";
import { bagMeasures } from "../truth/bagMeasures.ts";
import { difficultyOf } from "../truth/difficultyOf.ts";
import type { Measures, ViewMeasures } from "../truth/measures.ts";
import { shellLight } from "../truth/shellLight.ts";
import { usualCrowd } from "../truth/usualCrowd.ts";
import { drawMasked, drawThreat, type Placed, SHOWS_FROM } from "./drawThreat.ts";
import type { PackedBag } from "./packBag.ts";
import type { ScannedBag, TruthPolygon } from "./scannedBag.ts";
import type { ScannerModel } from "./scannerModel.ts";
import { threatsOf } from "./threatsOf.ts";

export const THREAT_REACH = 3;
const INNOCENT_REACH = 2;

const rejected: ReadonlySet<ThreatCategory | null> = new Set<ThreatCategory | null>(["guns", "explosiveDevices"]);

/** What the bag's decision follows from: of several threats the one that weighs most, else the newest. */
export const weightiest = <T extends { category: ThreatCategory | null }>(threats: readonly T[]): T | undefined =>
  threats.findLast(({ category }) => rejected.has(category)) ?? threats.at(-1);

export const decisionOn = (category: ThreatCategory | null | undefined): "P" | "H" | "R" =>
  category === undefined ? "P" : rejected.has(category) ? "R" : "H";

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

const projectView = (
  model: ScannerModel,
  index: number,
  packed: PackedBag,
  threats: readonly Placed[],
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
  for (const solid of [...packed.container, ...(packed.surroundings ?? [])]) projectSolid(projection, model.perMillimetreOf(index), solid);
  lap("project");
  const shell = shellLight(fan, projection.areal, model.transmissionOf(index));
  lap("truth");
  const threat = threats.at(-1);
  for (const placed of [...packed.articles, ...(packed.projected ?? [])]) {
    if (placed === threat) continue;
    drawMasked(model, index, projection, placed);
    lap("project");
    outlineOf(placed, threats.includes(placed) ? THREAT_REACH : INNOCENT_REACH);
    lap("truth");
  }
  const measured = threat === undefined ? null : drawThreat(model, index, projection, threat);
  lap("project");
  if (threat !== undefined) outlineOf(threat, THREAT_REACH);
  lap("truth");
  const planes = transmissionPlanes(fan, projection.areal, model.transmissionOf(index), {
    extent: projection.touched,
    room: projection.planes,
  });
  lap("detect");
  const measures = { view: index, ...bagMeasures(planes.high, fan.columns, rows, shell), threat: measured };
  lap("truth");
  const view = detect(fan, model.detectorOf(index), planes, keyOf(seed, index), projection);
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
  const host = packed.host === undefined ? undefined : packed.articles[packed.host];
  const hiding = host ? [`It is inside another thing: ${host.article.name.toLowerCase()}.`] : [];
  const all = threatsOf(packed);
  const ids = all.flatMap(({ article }) => article.id ?? []);
  const files: Uint8Array[] = [];
  const measures: ViewMeasures[] = [];
  const threats: TruthPolygon[] = [];
  const innocents: TruthPolygon[] = [];
  for (const index of model.fans.keys()) {
    const projected = projectView(model, index, packed, all, seed, lap);
    files.push(await encodeView(projected.view, model.styleOf(index)));
    lap("encode");
    measures.push(projected.measures);
    for (const { placed, points } of projected.polygons) (all.includes(placed) ? threats : innocents).push(polygon(index, placed, points));
  }
  const innocentArticles = packed.articles.filter((placed) => !all.includes(placed)).map(({ article }) => article);
  const known: Measures = {
    views: measures,
    ...(packed.bagType === TRAY ? { inTray: true } : {}),
    usualCrowd: usualCrowd(packed.bagType),
    ...(packed.concealment ? { concealment: packed.concealment } : {}),
    ...(ids.length > 0 ? { articles: ids } : {}),
  };
  const weighty = weightiest(all.map(({ article }) => article));
  return {
    bagType: packed.bagType,
    width: model.scanner.lineCount,
    height: model.scanner.detectorCount,
    views: files,
    manifest: innocentArticles.map(({ manifestLine }) => manifestLine),
    contents: innocentArticles.map(({ name, family }) => ({ name, family })),
    decision: decisionOn(weighty?.category),
    category: weighty?.category ?? null,
    threatDescription: all.length === 0 ? null : [...all.map(({ article }) => article.description), ...hiding].join(" "),
    threats,
    innocents,
    measures: known,
    difficulty: difficultyOf(known, all.at(-1)?.article.category ?? null),
    timings,
  };
};
