import { describe, expect, test } from "vitest";
import { isValidPolygon } from "../contour/polygon.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { drawMasked, SHOWS_FROM } from "./drawThreat.ts";
import { packBag } from "./packBag.ts";
import { scannerModelOf } from "./scannerModel.ts";
import { scanPacked } from "./scanPacked.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
const model = scannerModelOf({ ...scannerS160, detectorCount: 384, detector: { ...scannerS160.detector, raysPerPixel: 2 } });
/** The polygon stays so far clear of what it surrounds. */
const REACH = 3;

const inside = (points: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let odd = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
};

/** Grown by the reach, holes filled; and in how many pieces it then is. */
const silhouette = (mask: Uint8Array, columns: number, rows: number): { filled: Uint8Array; pieces: number } => {
  const wide = new Uint8Array(mask.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (mask[y * columns + x] === 0) continue;
      for (let ny = Math.max(0, y - REACH); ny <= Math.min(rows - 1, y + REACH); ny++)
        wide.fill(1, ny * columns + Math.max(0, x - REACH), ny * columns + Math.min(columns - 1, x + REACH) + 1);
    }
  const label = new Int32Array(mask.length);
  const flood = (start: number, value: number): number => {
    const stack = [start];
    let size = 0;
    label[start] = value;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      size++;
      const x = at % columns;
      for (const next of [at - columns, at + columns, x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1])
        if (next >= 0 && next < mask.length && label[next] === 0 && wide[next] === wide[start]) {
          label[next] = value;
          stack.push(next);
        }
    }
    return size;
  };
  flood(0, 1);
  let pieces = 0;
  const filled = Uint8Array.from(label, (value) => (value === 1 ? 0 : 1));
  for (let at = 0; at < mask.length; at++) if (wide[at] === 1 && label[at] === 0 && flood(at, 2) > 0) pieces++;
  return { filled, pieces };
};

describe("the polygon of a threat", () => {
  test("keeps the rules and covers what the mask shows, in every view: IoU of 0.9 or more", { timeout: 180_000 }, async () => {
    let compared = 0;
    for (const [index, category] of categories.entries()) {
      const seed = 500 + index;
      const packed = await packBag({ seed, threat: { category } });
      if (packed.threat === null) continue;
      const scanned = await scanPacked(model, packed, seed);
      for (const { view, points } of scanned.threats) {
        expect(isValidPolygon(points, 4)).toBe(true);
        const projection = model.emptyProjection(view);
        drawMasked(model, view, projection, packed.articles[packed.threat]!);
        const { columns, rows: rays, raysPerPixel } = projection.fan;
        const rows = rays / raysPerPixel;
        const mask = Uint8Array.from(projection.mask.subarray(0, columns * rows), (value) => (value > SHOWS_FROM * raysPerPixel ? 1 : 0));
        const { filled, pieces } = silhouette(mask, columns, rows);
        let [both, either, shown, covered] = [0, 0, 0, 0];
        for (let at = 0; at < mask.length; at++) {
          const within = inside(points, at % columns, Math.floor(at / columns));
          if (within && filled[at] === 1) both++;
          if (within || filled[at] === 1) either++;
          if (mask[at] === 1) shown++;
          if (mask[at] === 1 && within) covered++;
        }
        expect(covered / shown).toBeGreaterThan(0.97);
        // Around several pieces far apart the polygon is their hull.
        if (pieces > 1) continue;
        compared++;
        expect({ category, view, iou: both / either < 0.9 ? both / either : 1 }).toEqual({ category, view, iou: 1 });
      }
    }
    expect(compared).toBeGreaterThan(6);
  });
});
