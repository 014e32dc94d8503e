import { expect, test } from "vitest";
import { alarmBoxes } from "./alarmBoxes.ts";
import type { MeasuredScan } from "./scan.ts";

const flat = (paint: (x: number, y: number) => [low: number, high: number]): MeasuredScan => {
  const pixels = Array.from({ length: 400 * 300 }, (_, place) => paint(place % 400, Math.floor(place / 400)));
  const [low, high] = [0, 1].map((energy) => Uint16Array.from(pixels, (pair) => 60_000 * (pair[energy] ?? 1))) as [
    Uint16Array,
    Uint16Array,
  ];
  return {
    kind: "measured",
    id: "flat",
    scanner: "S160",
    picture: "dual",
    width: 400,
    height: 300,
    low,
    high,
    bag: { x: 0, y: 0, width: 400, height: 300 },
  };
};
const inside = (x: number, y: number, left: number, top: number, size: number) =>
  x >= left && x < left + size && y >= top && y < top + size;

test("a thick block of water alarms as a mass of light material, a thin one and one of steel do not", () => {
  const scan = flat((x, y) => {
    if (inside(x, y, 40, 40, 80)) return [0.133, 0.177];
    if (inside(x, y, 200, 40, 80)) return [0.6, 0.65];
    return inside(x, y, 40, 180, 80) ? [0.017, 0.071] : [1, 1];
  });
  expect(alarmBoxes(scan)).toEqual([{ kind: "organic", x: 40, y: 40, width: 80, height: 80 }]);
});

test("what nothing gets through alarms as a shield, small pieces of it do not", () => {
  const scan = flat((x, y) => (inside(x, y, 80, 80, 56) || inside(x, y, 240, 80, 24) ? [0.0001, 0.004] : [1, 1]));
  expect(alarmBoxes(scan)).toEqual([{ kind: "shield", x: 80, y: 80, width: 56, height: 56 }]);
});

test("a picture of one energy and a finished picture alarm on nothing", () => {
  const dark = flat(() => [0.133, 0.177]);
  expect(alarmBoxes(dark)).toHaveLength(1);
  expect(alarmBoxes({ ...dark, picture: "grey" })).toEqual([]);
});
