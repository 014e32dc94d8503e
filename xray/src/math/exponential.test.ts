import { expect, test } from "vitest";
import { exponential } from "./exponential.ts";
import { logarithm } from "./logarithm.ts";

test("the portable exponential and logarithm agree with the engine's", () => {
  for (let x = -650; x < 650; x += 0.377) {
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(3e-14);
    const y = Math.exp(x);
    expect(Math.abs(logarithm(y) - Math.log(y))).toBeLessThan(1e-13 * Math.max(1, Math.abs(x)));
  }
  expect(exponential(0)).toBe(1);
  expect(exponential(-800)).toBe(0);
  expect(exponential(800)).toBe(Infinity);
  expect(logarithm(1)).toBe(0);
  expect(logarithm(0)).toBe(-Infinity);
  expect(logarithm(-1)).toBeNaN();
  expect(Math.abs(logarithm(1e-310) - Math.log(1e-310))).toBeLessThan(1e-9);
});

test("the portable exponential has the same bits everywhere", () => {
  const values = Float64Array.from({ length: 2000 }, (_, index) => exponential((index - 1000) / 7) + logarithm(index + 0.3));
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(values.buffer)) hash = Math.imul(hash ^ byte, 0x01000193);
  expect(hash >>> 0).toBe(472_397_664);
});
