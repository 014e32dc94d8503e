import { beforeAll, expect, test } from "vitest";
import type { BagRecipe } from "../bag/bagRecipe.ts";
import { modelOf } from "../bag/modelOf.ts";
import { remakeBag, scanBag } from "../bag/scanBag.ts";
import type { ScannedBag } from "../bag/scannedBag.ts";
import { scanPacked } from "../bag/scanPacked.ts";
import { isValidPolygon } from "../contour/polygon.ts";
import { decodeView } from "../file/decodeView.ts";
import { AIR } from "../file/view.ts";
import { keyOf } from "../random.ts";
import { placedThreat, type ThreatPlace } from "./threatPlace.ts";

const bag: BagRecipe = { seed: 4711, scanner: "S160", threat: null, profile: "tray" };
const knife: ThreatPlace = { kind: "kitchenKnife", seed: 3, position: [30, -40, 40], turnDegrees: [20, 10, 65] };
const model = modelOf("S160");
const { photonsHigh, photonsLow, electronicNoise } = model.scanner.detector;

let projected: ScannedBag;
beforeAll(async () => {
  projected = await scanBag({ ...bag, projections: [knife] });
}, 60_000);

/** Root mean square of the differences of two pictures, in standard deviations of the difference of two noises. */
const rmsInNoise = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = [await decodeView(one), await decodeView(other)];
  let sum = 0;
  let count = 0;
  for (const [left, right, photons] of [
    [a.low, b.low, photonsLow],
    [a.high, b.high, photonsHigh],
  ] as const)
    for (let at = 0; at < left.length; at++) {
      const mean = (left[at]! + right[at]!) / 2 / AIR;
      if (mean > 0.99) continue;
      const noise = 2 * (mean / photons + electronicNoise ** 2);
      sum += ((left[at]! - right[at]!) / AIR) ** 2 / noise;
      count++;
    }
  return Math.sqrt(sum / count);
};

test("a threat projected into a bag is the same picture as the threat scanned inside it, within noise, in every view", async () => {
  const { packed, seed } = await remakeBag(bag);
  const inside = [placedThreat(knife), ...packed.articles];
  const scanned = await scanPacked(model, { ...packed, articles: inside, threat: 0 }, keyOf(seed, 99));
  for (const [view, file] of scanned.views.entries()) expect(await rmsInNoise(projected.views[view]!, file)).toBeLessThan(1.1);
  expect(projected.views).toHaveLength(scanned.views.length);
  expect(projected.threats).toEqual(scanned.threats);
  for (const [view, measures] of scanned.measures.views.entries()) {
    const own = projected.measures.views[view];
    expect(own?.threat?.visiblePixels).toBe(measures.threat?.visiblePixels);
    expect(own?.threat?.contrastToNoise).toBeCloseTo(measures.threat?.contrastToNoise ?? 0, 2);
    expect(own?.threat?.viewDifficulty).toBe(measures.threat?.viewDifficulty);
  }
  expect(projected.difficulty).toBe(scanned.difficulty);
}, 60_000);

test("the picture without the threat is another one, or the comparison would say nothing", async () => {
  const empty = await scanBag(bag);
  for (const [view, file] of empty.views.entries()) expect(await rmsInNoise(projected.views[view]!, file)).toBeGreaterThan(1.3);
  expect([empty.decision, projected.decision, projected.category]).toEqual(["P", "H", "knives"]);
  expect(projected.manifest).toEqual(empty.manifest);
  expect(projected.contents).toEqual(empty.contents);
}, 60_000);

test("the same projection gives the same bytes; its polygons keep the rules", async () => {
  const again = await scanBag({ ...bag, projections: [knife] });
  expect(again.views).toEqual(projected.views);
  expect(projected.threats.map(({ view }) => view)).toEqual([0, 1]);
  for (const { points } of projected.threats) expect(isValidPolygon(points, 4)).toBe(true);
}, 60_000);

test("a second threat joins the first, and the graver one decides", async () => {
  const pistol: ThreatPlace = { kind: "pistol", seed: 1, position: [-40, 60, 40], turnDegrees: [0, 0, 0] };
  const both = await scanBag({ ...bag, projections: [pistol, knife] });
  expect([both.decision, both.category]).toEqual(["R", "guns"]);
  expect(new Set(both.threats.map(({ category }) => category))).toEqual(new Set(["guns", "knives"]));
  expect(both.innocents).toHaveLength(projected.innocents.length);
}, 60_000);
