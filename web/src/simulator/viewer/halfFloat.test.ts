import { expect, test } from "vitest";
import { halfFloat } from "./halfFloat.ts";

const toNumber = (half: number) => {
  const exponent = half >> 10;
  return exponent === 0 ? (half & 0x3ff) * 2 ** -24 : (1 + (half & 0x3ff) / 1024) * 2 ** (exponent - 15);
};

test("every density comes back within half a thousandth", () => {
  for (let value = 1e-4; value < 10; value *= 1.0137) expect(Math.abs(toNumber(halfFloat(value)) / value - 1)).toBeLessThan(5e-4);
  expect(halfFloat(0)).toBe(0);
  expect(halfFloat(1)).toBe(0x3c00);
  expect(toNumber(halfFloat(2047.9))).toBe(2048);
});
