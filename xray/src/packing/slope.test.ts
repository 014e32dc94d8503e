import { expect, test } from "vitest";
import type { Vector } from "../solid.ts";
import { restingOn, turnedOnto } from "./slope.ts";

const turnedBy = ({ x, y, z, w }: ReturnType<typeof turnedOnto>, [a, b, c]: Vector): Vector => {
  const t = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)] as const;
  return [a + w * t[0] + y * t[2] - z * t[1], b + w * t[1] + z * t[0] - x * t[2], c + w * t[2] + x * t[1] - y * t[0]];
};

test("a plate rests with its ends on the highest there, and rises as much along its sides as it was laid", () => {
  const at = [-95, 0, 95].flatMap((u) => [-95, 0, 95].map((v) => ({ u, v })));
  const places = {
    count: at.length,
    index: Int32Array.from(at.keys()),
    u: Float64Array.from(at, ({ u }) => u),
    v: Float64Array.from(at, ({ v }) => v),
  };
  const heights = Float64Array.from(at, ({ u }) => (u > 50 ? 45 : 15));
  const slope = restingOn(places, heights, [100, 100, 8]);
  expect(slope).toEqual([0.2, 0]);

  const flat = { s: 0, c: 1 };
  const [alongX, , riseX] = turnedBy(turnedOnto(slope, flat), [1, 0, 0]);
  expect(riseX / alongX).toBeCloseTo(0.2, 9);
  const quarter = { s: Math.SQRT1_2, c: Math.SQRT1_2 };
  const [x, y, rise] = turnedBy(turnedOnto(slope, quarter), [1, 0, 0]);
  expect(x).toBeCloseTo(0, 9);
  expect(rise / y).toBeCloseTo(0.2, 9);
  const [, turnedY, riseY] = turnedBy(turnedOnto([0, -0.3], flat), [0, 1, 0]);
  expect(riseY / turnedY).toBeCloseTo(-0.3, 9);
});
