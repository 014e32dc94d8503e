import { contains, distanceTo, markTolerance } from "../attempt/distanceTo.ts";
import { partsOf, wasDecided } from "./decisionCode.ts";
import type { SessionSettings } from "./settings.ts";
import { boxOf, coveredArea } from "./rectangle.ts";
import { findsBody } from "./volumeMarks.ts";
import type { Counts, ImageCredit, DecisionLetter, MarkedLocation, StoredMark, ThreatBody, TruthPolygon } from "./wire.ts";

export interface Truth {
  decision: DecisionLetter;
  category: string | null;
  /** Empty for an innocent image. One threat has one polygon in each view it is seen in. */
  threats: readonly TruthPolygon[];
  /** Where they lie in the volume, where the session shows one. */
  bodies?: readonly ThreatBody[] | undefined;
}

export interface MarkedDecision {
  /** Decision code; null = never decided, which earns nothing. */
  decision: string | null;
  category: string | null;
  markedLocations: readonly MarkedLocation[];
}

export type Requirements = Pick<SessionSettings, "markRequired" | "categoryRequired" | "multipleMarks">;

/** An image is a threat image when its decision or category says so; the polygons say where. */
export const isThreat = (truth: Truth): boolean => truth.category !== null || truth.threats.length > 0;

export function markImage(truth: Truth, given: MarkedDecision, required: Requirements): { found: boolean; credit: ImageCredit } {
  const { letter, timedOut } = partsOf(given.decision ?? "");
  const stopped = letter === "H" || letter === "R";
  if (!isThreat(truth)) return { found: false, credit: !timedOut && letter === truth.decision ? "full" : "none" };
  const inside = given.markedLocations.map((mark) => foundBy(truth, mark));
  const found = stopped && (!required.markRequired || inside.some((threats) => threats.length > 0));
  if (!stopped || timedOut) return { found, credit: "none" };
  const rightMarks =
    !required.markRequired || (inside.every((threats) => threats.length > 0) && enough(truth, inside, required.multipleMarks));
  return { found, credit: letter === truth.decision && !isMiscalled(truth, given, required) && rightMarks ? "full" : "half" };
}

/** A threat that was given another category than its own, where one was asked for: a stop is a stop all the same. */
export const isMiscalled = (
  truth: Truth,
  given: Pick<MarkedDecision, "category">,
  required: Pick<Requirements, "categoryRequired">,
): boolean => required.categoryRequired && given.category !== truth.category;

/** Every threat has a mark; where only one mark can be set, one threat is enough. */
function enough({ threats, bodies = [] }: Truth, inside: readonly string[][], multipleMarks: boolean): boolean {
  const wanted = new Set([...threats, ...bodies].map(threatKey));
  const reached = new Set(inside.flat());
  return reached.size >= (multipleMarks ? wanted.size : 1);
}

/** The threats that a mark finds, in a projection or in the volume, by their keys. */
export const foundBy = ({ threats, bodies = [] }: Truth, mark: MarkedLocation): string[] => [
  ...new Set([...threats.filter((threat) => findsThreat(threat, mark)), ...bodies.filter((body) => findsBody(body, mark))].map(threatKey)),
];

/** Polygons of one threat, seen from several sides, share it, and so does its body in the volume. */
export const threatKey = ({ threat, name, category }: Pick<TruthPolygon, "threat" | "name" | "category">): string =>
  threat === undefined ? `${category} ${name}` : String(threat);

/** Whether a mark finds the threat of this polygon. */
const findsThreat = (polygon: TruthPolygon, mark: MarkedLocation): boolean =>
  polygon.view === (mark.view ?? 0) &&
  (isRectangle(mark) ? encloses(polygon.points, mark) : distanceTo(polygon.points, mark) <= markTolerance);

type Rectangle = MarkedLocation & { width: number; height: number };
export const isRectangle = (mark: MarkedLocation): mark is Rectangle => mark.width !== undefined && mark.height !== undefined;

/** So much larger than the threat's own box a rectangle may be; around small threats any of the default selection's 100 × 100 is fine. */
const mostTimesTheBox = 9;
const alwaysSmallEnough = 100 * 100;

/**
 * A rectangle finds a threat when its middle lies on it or it covers at least half of it, and it is not so large that it would
 * have found anything: at most nine times the box around the threat (three times in each direction).
 */
function encloses(points: TruthPolygon["points"], mark: Rectangle): boolean {
  if (isTooLarge(points, mark)) return false;
  const { x, y, width, height } = mark;
  const box = boxOf(points);
  if (contains(points, { x: x + width / 2, y: y + height / 2 })) return true;
  const whole = coveredArea(points, box);
  return whole > 0 && coveredArea(points, { x, y, width, height }) >= whole / 2;
}

export const isTooLarge = (points: TruthPolygon["points"], mark: MarkedLocation): boolean => {
  const box = boxOf(points);
  return isRectangle(mark) && mark.width * mark.height > Math.max(alwaysSmallEnough, mostTimesTheBox * box.width * box.height);
};

/** Where a mark points to: a rectangle to its middle. */
export const middleOf = (mark: MarkedLocation): { x: number; y: number } =>
  isRectangle(mark) ? { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 } : { x: mark.x, y: mark.y };

/** A mark as it is kept. */
export const storedMark = ({ x, y, z, view, width, height, depth }: MarkedLocation): StoredMark => ({
  view: view ?? 0,
  x,
  y,
  ...(z === undefined ? {} : { z }),
  ...(width === undefined ? {} : { width, height }),
  ...(depth === undefined ? {} : { depth }),
});

const worth: Record<ImageCredit, number> = { none: 0, half: 0.5, full: 1, out: 0 };

/** 100 × mean credit of what counts, at most two decimals; a session without images scores 0, and where each was taken out nothing is left to fail. */
export function scoreOf(credits: readonly ImageCredit[]): number {
  const counted = credits.filter((credit) => credit !== "out");
  if (counted.length === 0) return credits.length === 0 ? 0 : 100;
  return Math.round((10_000 * counted.reduce((sum, credit) => sum + worth[credit], 0)) / counted.length) / 100;
}

/**
 * A threat passed or timed out is a miss and the critical error, one that the session's end overtook the critical error alone: nobody looked
 * at it to its end. An innocent image that timed out is neither alarm nor rejection.
 */
export function countsOf(images: readonly { truth: Truth; decision: string | null; credit: ImageCredit }[]): Counts {
  const counts: Counts = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0, criticalErrors: 0 };
  for (const { truth, decision, credit } of images) {
    if (credit === "out") continue;
    if (isThreat(truth)) {
      if (credit === "none") {
        if (wasDecided(decision)) counts.misses++;
        counts.criticalErrors++;
      } else counts.hits++;
    } else if (credit === "full") counts.correctRejections++;
    else if (!partsOf(decision ?? "T").timedOut) counts.falseAlarms++;
  }
  return counts;
}
