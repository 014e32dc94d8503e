import { expect, test } from "vitest";
import { adjust, type AdjustmentName, adjustmentRanges, defaultAdjustments } from "./adjustments.ts";

const names = Object.keys(defaultAdjustments).toSorted();

test("R-3.154 the image adjustments are those of the specification", () => {
  expect(names).toEqual(
    ["paletteRange", "absorption", "opacityRadius", "invert", "brightness", "contrast", "gamma", "opacity", "sharp", "blur"].toSorted(),
  );
});

test("R-3.155 each adjustment has apply, min, max, stepCount, stepValue, default, previous and current", () => {
  for (const adjustment of Object.values(defaultAdjustments))
    expect(Object.keys(adjustment).toSorted()).toEqual(
      ["apply", "current", "default", "max", "min", "previous", "stepCount", "stepValue"].toSorted(),
    );
});

const twoSided: AdjustmentName[] = ["brightness", "contrast", "gamma"];
test.each(twoSided)("R-9.023 R-9.024 %s runs from -100 to 100 in steps of 5, twenty to each side of 0", (name) => {
  expect(adjustmentRanges[name]).toMatchObject({ min: -100, max: 100, stepValue: 5, stepCount: 20 });
  expect(adjust(defaultAdjustments, name, 20 * 5)[name].current).toBe(100);
  expect(adjust(defaultAdjustments, name, -21 * 5)[name].current).toBe(-100);
  expect(adjust(defaultAdjustments, name, 13)[name].current).toBe(15);
});

const wide: AdjustmentName[] = ["opacity", "opacityRadius"];
test.each(wide)("R-9.025 R-9.029 %s runs from -100 to 100 in steps of 5", (name) => {
  expect(adjustmentRanges[name]).toMatchObject({ min: -100, max: 100, stepValue: 5, default: 0 });
});

const stages: AdjustmentName[] = ["sharp", "blur"];
test.each(stages)("R-9.026 %s runs from 0 to 100 in five steps of 20", (name) => {
  expect(adjustmentRanges[name]).toMatchObject({ min: 0, max: 100, stepValue: 20, stepCount: 5 });
  expect(adjust(defaultAdjustments, name, 5 * 20)[name].current).toBe(100);
  expect(adjust(defaultAdjustments, name, -40)[name].current).toBe(0);
});

test("R-9.027 paletteRange runs from 0 to 255 in steps of 1, and 255 shows no band", () => {
  expect(adjustmentRanges.paletteRange).toMatchObject({ min: 0, max: 255, stepValue: 1, default: 255 });
  expect(adjust(defaultAdjustments, "paletteRange", 254).paletteRange).toMatchObject({ current: 254, apply: true });
  expect(defaultAdjustments.paletteRange.apply).toBe(false);
});

test("R-9.028 R-9.029 absorption runs from -100 to 100 in steps of 5; invert is 0 or 1", () => {
  expect(adjustmentRanges.absorption).toMatchObject({ min: -100, max: 100, stepValue: 5, default: 0 });
  expect(adjustmentRanges.invert).toMatchObject({ min: 0, max: 1, stepValue: 1, default: 0 });
});

test("a change remembers where the adjustment was, and can go back there", () => {
  const changed = adjust(adjust(defaultAdjustments, "contrast", 10), "contrast", 30);
  expect(changed.contrast).toMatchObject({ previous: 10, current: 30, apply: true });
  expect(adjust(changed, "contrast", changed.contrast.previous).contrast).toMatchObject({ previous: 30, current: 10 });
  expect(adjust(changed, "contrast", 30)).toBe(changed);
  expect(adjust(changed, "contrast", Number.NaN).contrast.current).toBe(-100);
});
