import { expect, test } from "vitest";
import { evenLevels, greyHistogram, levelCount } from "./histogram.ts";
import type { MeasuredScan } from "./scan.ts";

const scan = (values: number[]): MeasuredScan => {
  const high = Uint16Array.from({ length: 90 * 90 }, (_, index) => values[index % values.length] ?? 0);
  return {
    kind: "measured",
    id: "1",
    scanner: "S160",
    picture: "dual",
    width: 90,
    height: 90,
    low: high,
    high,
    bag: { x: 0, y: 0, width: 90, height: 90 },
  };
};

test("greys are counted without the clear air, and add up to one", () => {
  const histogram = greyHistogram(scan([60_000, 0, 30_000, 59_900, 0]));
  expect(histogram.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(histogram[0]).toBeCloseTo(2 / 3, 1);
  expect(histogram[Math.floor(0.5 ** 0.45 * 64)]).toBeCloseTo(1 / 3, 1);
});

test("an empty belt has no greys and evening it out changes nothing but the middle", () => {
  const levels = evenLevels(greyHistogram(scan([60_000])));
  expect([...levels]).toEqual([...Array.from({ length: levelCount - 1 }, () => 0), 1]);
});

test("evened out, each grey lies where the share of what is darker puts it, and never below a darker one", () => {
  const histogram = new Float64Array(64).fill(1 / 64);
  for (const [place, level] of evenLevels(histogram).entries()) expect(level).toBeCloseTo(place / 16, 6);
  const dark = evenLevels(new Float64Array(64).fill(0).with(2, 1));
  expect([dark[0], dark[1], dark[16]]).toEqual([0, 1, 1]);
});
