import { beforeAll, expect, test } from "vitest";
import type { BagRecipe } from "../bag/bagRecipe.ts";
import { remakeBag, scanBag } from "../bag/scanBag.ts";
import type { PackedBag } from "../bag/packBag.ts";
import { decodeView } from "../file/decodeView.ts";
import { AIR, type View } from "../file/view.ts";
import { type PreviewBag, previewOfPacked, previewOfPictures } from "./previewBag.ts";
import { decodePreview, encodePreview } from "./previewFile.ts";
import { placedThreat, type ThreatPlace } from "./threatPlace.ts";
import { type PreviewPatch, type PreviewPicture, threatPreview } from "./threatPreview.ts";

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

/** A bag's view with the part that a threat changes. */
const patched = (
  { high, width, height }: PreviewPicture,
  patch: PreviewPatch | null,
): { width: number; height: number; high: Uint16Array } => {
  const whole = high.slice();
  if (patch !== null)
    for (let row = 0; row < patch.height; row++)
      whole.set(patch.high.subarray(row * patch.width, (row + 1) * patch.width), (patch.y + row) * width + patch.x);
  return { width, height, high: whole };
};

test("the preview shows what the scan will show, from the recipe and from the pictures alone", () => {
  for (const source of [bag, previewOfPictures("S160", pictures)]) {
    const preview = threatPreview(source);
    const { patches } = preview.show(knife);
    expect(patches).toHaveLength(2);
    for (const [view, patch] of patches.entries()) {
      const picture = patched(preview.bare[view]!, patch);
      expect(meanDifference(picture, projected[view]!)).toBeLessThan(0.1);
      expect(meanDifference(picture, pictures[view]!)).toBeGreaterThan(1.2 * meanDifference(picture, projected[view]!));
      expect(patch?.points?.length).toBeGreaterThan(2);
    }
  }
}, 60_000);

test("a threat leaves nothing behind where it was: the next picture is that of a preview begun anew", () => {
  const preview = threatPreview(bag);
  const bare = preview.bare.map(({ high }) => high.slice());
  preview.show(knife);
  preview.show({ ...knife, position: [-60, 50, 60] });
  expect(preview.show(knife)).toEqual(threatPreview(bag).show(knife));
  expect(preview.bare.map(({ high }) => high)).toEqual(bare);
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
  expect(preview.show({ ...knife, position: [0, 2000, 40] }).patches).toEqual([null, null]);
});

test("position is where the middle of the threat lies, however it is turned", () => {
  const { article, placement } = placedThreat({ ...knife, turnDegrees: [0, 0, 180] });
  const { min, max } = article.bounds;
  expect(placement.position[0] - (min[0] + max[0]) / 2).toBeCloseTo(knife.position[0], 6);
  expect(placement.position[1] - (min[1] + max[1]) / 2).toBeCloseTo(knife.position[1], 6);
  expect(placement.position[2] + (min[2] + max[2]) / 2).toBeCloseTo(knife.position[2], 6);
});
