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
import { projectOnto } from "./projectOnto.ts";
import { placedThreat, type ThreatPlace } from "./threatPlace.ts";

const bag: BagRecipe = { seed: 4723, scanner: "S160", threat: null, profile: "tray" };
const knife: ThreatPlace = { kind: "kitchenKnife", seed: 3, position: [30, -40, 40], turnDegrees: [20, 10, 65] };
const model = modelOf("S160");
const { photonsHigh, photonsLow, electronicNoise } = model.scanner.detector;

let projected: ScannedBag;
let empty: ScannedBag;
/** The threat among the bag's own articles, drawn first instead of last, and scanned with another noise. */
let scanned: ScannedBag;
beforeAll(async () => {
  const { packed, seed } = await remakeBag(bag);
  const articles = [placedThreat(knife), ...packed.articles];
  scanned = await scanPacked(model, { ...packed, articles, threat: 0 }, keyOf(seed, 99));
  projected = await scanBag({ ...bag, projections: [knife] });
  empty = await scanBag(bag);
}, 60_000);

/** Root mean square of the differences of two pictures, in standard deviations of the difference of two noises; of the whole bag or of a box. */
const rmsInNoise = async (one: ScannedBag, other: ScannedBag, view: number, around?: [number, number][]): Promise<number> => {
  const [a, b] = [await decodeView(one.views[view]!), await decodeView(other.views[view]!)];
  const xs = (around ?? [[0, 0], [a.width, a.height]]).map(([x]) => x); // prettier-ignore
  const ys = (around ?? [[0, 0], [a.width, a.height]]).map(([, y]) => y); // prettier-ignore
  let [sum, count] = [0, 0];
  for (let y = Math.min(...ys); y < Math.max(...ys); y++)
    for (const [left, right, photons] of [
      [a.low, b.low, photonsLow],
      [a.high, b.high, photonsHigh],
    ] as const)
      for (let x = Math.min(...xs); x < Math.max(...xs); x++) {
        const at = Math.floor(y) * a.width + Math.floor(x);
        const mean = (left[at]! + right[at]!) / 2 / AIR;
        if (mean > 0.99) continue;
        sum += ((left[at]! - right[at]!) / AIR) ** 2 / (2 * (mean / photons + electronicNoise ** 2));
        count++;
      }
  return Math.sqrt(sum / count);
};

test("a threat projected into a bag is the same picture as the threat scanned inside it, within noise, in every view", async () => {
  expect(projected.views).toHaveLength(model.scanner.views.length);
  for (const { view, points } of projected.threats) {
    expect(await rmsInNoise(projected, scanned, view)).toBeLessThan(1.05);
    expect(await rmsInNoise(projected, scanned, view, points)).toBeLessThan(1.05);
    expect(await rmsInNoise(projected, empty, view, points)).toBeGreaterThan(10);
  }
});

test("the truth of a projection is that of a scan: polygons, measures, difficulty, decision; nothing else is told of it", () => {
  expect(projected.threats).toEqual(scanned.threats);
  expect(projected.difficulty).toBe(scanned.difficulty);
  for (const [view, { threat }] of scanned.measures.views.entries()) {
    const own = projected.measures.views[view]?.threat;
    expect([own?.visiblePixels, own?.viewDifficulty]).toEqual([threat?.visiblePixels, threat?.viewDifficulty]);
    expect(own?.contrastToNoise).toBeCloseTo(threat?.contrastToNoise ?? 0, 2);
  }
  expect([empty.decision, projected.decision, projected.category]).toEqual(["P", "H", "knives"]);
  expect([projected.manifest, projected.contents]).toEqual([empty.manifest, empty.contents]);
});

test("projected onto the pictures alone, it is the same picture within noise, and the same truth", async () => {
  const views = await Promise.all(empty.views.map((file) => decodeView(file)));
  const onto = await projectOnto({ scanner: "S160", views, known: empty }, knife, 5);
  for (const { view, points } of projected.threats) {
    expect(await rmsInNoise(onto, scanned, view)).toBeLessThan(1.05);
    // In the dark of a full tray the pictures alone know a little less than the bag.
    expect(await rmsInNoise(onto, scanned, view, points)).toBeLessThan(1.15);
  }
  expect(onto.threats).toEqual(projected.threats);
  expect([onto.decision, onto.category, onto.difficulty]).toEqual(["H", "knives", projected.difficulty]);
  expect([onto.manifest, onto.contents]).toEqual([empty.manifest, empty.contents]);
  expect((await projectOnto({ scanner: "S160", views, known: empty }, knife, 5)).views).toEqual(onto.views);
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
