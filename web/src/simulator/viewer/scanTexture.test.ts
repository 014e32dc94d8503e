import { expect, test } from "vitest";
import type { MeasuredScan } from "./scan.ts";
import { partBesideAir, scanTexture } from "./scanTexture.ts";

const [width, height] = [40, 30];

/** Air but for some pixels of one energy or the other. */
function scanWith(places: readonly { x: number; y: number; energy: "low" | "high" }[]): MeasuredScan {
  const planes = { low: new Uint16Array(width * height).fill(60_000), high: new Uint16Array(width * height).fill(60_000) };
  for (const { x, y, energy } of places) planes[energy][y * width + x] = 30_000;
  return { kind: "measured", id: "scan", scanner: "S160", picture: "dual", width, height, ...planes, bag: { x: 0, y: 0, width, height } };
}

test("air around a bag is left out, and nothing else is", () => {
  const scan = scanWith([
    { x: 12, y: 9, energy: "low" },
    { x: 20, y: 14, energy: "high" },
  ]);
  expect(partBesideAir(scan, 0)).toEqual({ x: 12, y: 9, width: 9, height: 6 });
  expect(partBesideAir(scan, 6)).toEqual({ x: 6, y: 3, width: 21, height: 18 });
  expect(partBesideAir(scan, 100)).toEqual({ x: 0, y: 0, width, height });
  expect(partBesideAir(scanWith([]), 6)).toBeNull();
});

test("a part of a scan is handed over row by row, the high energy first", () => {
  const scan = scanWith([{ x: 12, y: 9, energy: "low" }]);
  const pixels = scanTexture(scan, { x: 11, y: 8, width: 3, height: 2 });
  expect(pixels).toHaveLength(12);
  expect([...pixels.keys()].filter((place) => pixels[place] !== 0)).toEqual([9]);
  expect(pixels[9]).toBeCloseTo(Math.log(2), 3);
});
