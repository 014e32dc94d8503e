import { beforeAll, expect, test } from "vitest";
import type { BagRecipe } from "../bag/bagRecipe.ts";
import { remakeBag, scanBag } from "../bag/scanBag.ts";
import type { PackedBag } from "../bag/packBag.ts";
import { decodeView } from "../file/decodeView.ts";
import { AIR, type View } from "../file/view.ts";
import { type PreviewBag, previewOfPacked, previewOfPictures } from "./previewBag.ts";
import { decodePreview, encodePreview } from "./previewFile.ts";
import { placedThreat, type ThreatPlace } from "./threatPlace.ts";
import { threatPreview } from "./threatPreview.ts";

const recipe: BagRecipe = { seed: 4711, scanner: "S160", threat: null, profile: "tray" };
const knife: ThreatPlace = { kind: "kitchenKnife", seed: 3, position: [30, -40, 40], turnDegrees: [20, 10, 65] };

let packed: PackedBag;
let bag: PreviewBag;
let pictures: View[];
let projected: View[];
beforeAll(async () => {
  ({ packed } = await remakeBag(recipe));
  bag = previewOfPacked("S160", packed, 2);
  pictures = await Promise.all((await scanBag(recipe)).views.map((file) => decodeView(file)));
  projected = await Promise.all((await scanBag({ ...recipe, projections: [knife] })).views.map((file) => decodeView(file)));
}, 60_000);

/** Mean difference of −ln T, high energy, between a preview and the scan that it stands for, where neither is air nor black. */
const meanDifference = (preview: { width: number; height: number; high: Uint16Array }, scan: View): number => {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < preview.height; y++)
    for (let x = 0; x < preview.width; x++) {
      const at = 2 * y * scan.width + 2 * x;
      const mean = (scan.high[at]! + scan.high[at + 1]! + scan.high[at + scan.width]! + scan.high[at + scan.width + 1]!) / 4;
      const own = preview.high[y * preview.width + x]!;
      if (mean > 0.98 * AIR || own < 0.01 * AIR) continue;
      sum += Math.abs(Math.log(own / mean));
      count++;
    }
  return sum / count;
};

test("the preview shows what the scan will show, from the recipe and from the pictures alone", () => {
  for (const source of [bag, previewOfPictures("S160", pictures)]) {
    const { pictures: shown } = threatPreview(source).show(knife);
    expect(shown).toHaveLength(2);
    for (const [view, picture] of shown.entries()) {
      expect(meanDifference(picture, projected[view]!)).toBeLessThan(0.08);
      expect(meanDifference(picture, pictures[view]!)).toBeGreaterThan(1.2 * meanDifference(picture, projected[view]!));
      expect(picture.points?.length).toBeGreaterThan(2);
    }
  }
}, 60_000);

test("a preview shown without the threat again is the bag, untouched", () => {
  const preview = threatPreview(bag);
  const before = preview.show(null);
  preview.show(knife);
  expect(preview.show(null)).toEqual(before);
  expect(before.pictures.every(({ points }) => points === null)).toBe(true);
});

test("a preview travels as a file of a few hundred kilobytes and comes out as it went in", async () => {
  const file = await encodePreview(bag);
  expect(file.length).toBeLessThan(1_000_000);
  const come = await decodePreview(file);
  expect([come.scanner, come.exact, come.obstacles]).toEqual(["S160", true, bag.obstacles]);
  for (const [view, { light, heavy }] of bag.views.entries()) {
    for (let at = 0; at < light.length; at += 97) expect(come.views[view]!.light[at]).toBeCloseTo(light[at]!, 2);
    for (let at = 0; at < heavy.length; at += 97) expect(come.views[view]!.heavy[at]).toBeCloseTo(heavy[at]!, 2);
  }
});

test("a threat in a hard thing, or outside the tunnel, is told", () => {
  const hard = bag.obstacles.find(({ half }) => Math.min(...half) > 4)!;
  const preview = threatPreview(bag);
  expect(preview.show({ ...knife, position: hard.middle }).touching).toContain(hard.name);
  const above = preview.show({ ...knife, position: [0, 0, 300] });
  expect([above.touching, above.outsideTunnel]).toEqual([[], false]);
  expect(preview.show({ ...knife, position: [0, 0, -200] }).outsideTunnel).toBe(true);
  expect(preview.show({ ...knife, position: [0, 2000, 40] }).pictures[0]?.points).toBeNull();
});

test("position is where the middle of the threat lies, however it is turned", () => {
  const { article, placement } = placedThreat({ ...knife, turnDegrees: [0, 0, 180] });
  const { min, max } = article.bounds;
  expect(placement.position[0] - (min[0] + max[0]) / 2).toBeCloseTo(knife.position[0], 6);
  expect(placement.position[1] - (min[1] + max[1]) / 2).toBeCloseTo(knife.position[1], 6);
  expect(placement.position[2] + (min[2] + max[2]) / 2).toBeCloseTo(knife.position[2], 6);
});
