import { expect, test } from "vitest";
import {
  type Frame,
  largestFactor,
  pan,
  regions,
  scaleOf,
  showRegion,
  toImage,
  toScreen,
  zoomAt,
  zoomByFingers,
  zoomBySteps,
  zoomByTaps,
  zoomDefaults,
  zoomToBag,
  zoomToNext,
  zoomToPixels,
} from "./zoom.ts";

const frame: Frame = { bag: { x: 100, y: 50, width: 800, height: 600 }, width: 1200, height: 450 };
const start = zoomDefaults["zoom-default"];

test("R-9.030 R-9.031 R-9.032 R-9.033 a zoom begins at factor 1 with two steps of 2 and the middle of a 3×3 pad", () => {
  expect(start).toMatchObject({ factor: 1, stepCount: 2, stepValue: 2, region: 5 });
  expect(regions).toHaveLength(9);
});

test("R-3.157 R-3.158 the zoom of the first view and that of the others have the fields of the specification", () => {
  expect(Object.keys(zoomDefaults)).toEqual(["zoom-default", "zoom-secondary"]);
  for (const zoom of Object.values(zoomDefaults))
    expect(Object.keys(zoom).toSorted()).toEqual(
      ["factor", "magnify", "nextFactor", "point", "region", "square", "stepCount", "stepValue", "wheelEnabled", "x", "y"].toSorted(),
    );
});

test("factor 1 shows the whole bag in the middle", () => {
  expect(scaleOf(start, frame)).toBe(0.75);
  expect(toScreen(start, frame, { x: 500, y: 350 })).toEqual({ x: 600, y: 225 });
});

test("the wheel keeps the image pixel under the pointer", () => {
  const pointer = { x: 500, y: 200 };
  const held = toImage(start, frame, pointer);
  const after = toImage(zoomAt(start, frame, pointer, 5), frame, pointer);
  expect(after.x).toBeCloseTo(held.x, 9);
  expect(after.y).toBeCloseTo(held.y, 9);
});

test("two fingers zoom as they part and the image pixel under their middle goes with it, also on an image that stands on its end", () => {
  const near = zoomAt(start, frame, { x: 600, y: 225 }, 4);
  for (const where of [frame, { ...frame, turned: true }]) {
    const before = [
      { x: 500, y: 200 },
      { x: 600, y: 200 },
    ];
    const after = [
      { x: 450, y: 230 },
      { x: 650, y: 230 },
    ];
    const held = toImage(near, where, { x: 550, y: 200 });
    const zoomed = zoomByFingers(near, where, before, after);
    expect(zoomed.factor).toBeCloseTo(8, 9);
    const under = toImage(zoomed, where, { x: 550, y: 230 });
    expect(under.x).toBeCloseTo(held.x, 6);
    expect(under.y).toBeCloseTo(held.y, 6);
  }
});

test("one finger drags, and fingers that meet do not make the factor jump", () => {
  const near = zoomAt(start, frame, { x: 600, y: 225 }, 4);
  expect(zoomByFingers(near, frame, [{ x: 500, y: 200 }], [{ x: 510, y: 195 }])).toEqual(pan(near, frame, 10, -5));
  const met = zoomByFingers(
    near,
    frame,
    [
      { x: 500, y: 200 },
      { x: 503, y: 200 },
    ],
    [
      { x: 400, y: 200 },
      { x: 600, y: 200 },
    ],
  );
  expect(met.factor).toBe(4);
});

test("two taps go near what they are put on, and back to the whole bag", () => {
  const at = { x: 500, y: 200 };
  const held = toImage(start, frame, at);
  const near = zoomByTaps(start, frame, at);
  expect(near.factor).toBe(4);
  expect(toImage(near, frame, at).x).toBeCloseTo(held.x, 6);
  expect(zoomByTaps(near, frame, { x: 1, y: 1 })).toEqual(start);
});

test("the factor stays between 1 and 64", () => {
  expect(zoomAt(start, frame, { x: 0, y: 0 }, 1000).factor).toBe(largestFactor);
  expect(zoomAt(start, frame, { x: 0, y: 0 }, 0.1).factor).toBe(1);
});

test("R-9.031 R-9.032 the zoom key goes ×2, ×4 and back to the whole bag", () => {
  const factors = [];
  for (let zoom = zoomToNext(start, frame); factors.length < 4; zoom = zoomToNext(zoom, frame)) factors.push(zoom.factor);
  expect(factors).toEqual([2, 4, 1, 2]);
});

test("dragging moves the image with the pointer and never loses the bag", () => {
  const zoomed = zoomAt(start, frame, { x: 600, y: 225 }, 4);
  const moved = pan(zoomed, frame, 30, -60);
  const place = toScreen(moved, frame, { x: 500, y: 350 });
  expect(place.x).toBeCloseTo(630, 9);
  expect(place.y).toBeCloseTo(165, 9);
  const far = pan(zoomed, frame, 1e6, 1e6);
  expect(toScreen(far, frame, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
});

test("R-9.033 a key of the pad shows its ninth; from the whole bag it goes in first", () => {
  const corner = showRegion(start, frame, 1);
  expect(corner).toMatchObject({ factor: 2, region: 1 });
  const centre = toScreen(showRegion(zoomAt(start, frame, { x: 0, y: 0 }, 8), frame, 9), frame, {
    x: 100 + (800 * 5) / 6,
    y: 50 + (600 * 5) / 6,
  });
  expect(centre.x).toBeCloseTo(600, 9);
  expect(centre.y).toBeCloseTo(225, 9);
});

test("1:1 shows one image pixel on one screen pixel, and the whole bag comes back", () => {
  const pixels = zoomToPixels(start, frame);
  expect(scaleOf(pixels, frame)).toBeCloseTo(1, 12);
  expect(zoomToBag(zoomBySteps(pixels, frame, 2))).toEqual(start);
});

const turned: Frame = { bag: frame.bag, width: 450, height: 1200, turned: true };

test("an image that stands on its end runs down the screen, its first line at the top and its first row on the right", () => {
  const corner = toScreen(start, turned, { x: 100, y: 50 });
  expect(corner.x).toBeGreaterThan(225);
  expect(corner.y).toBeLessThan(600);
  const later = toScreen(start, turned, { x: 200, y: 50 });
  expect(later.y).toBeGreaterThan(corner.y);
  expect(later.x).toBeCloseTo(corner.x, 9);
});

test("on an image that stands on its end pointing, zooming and dragging go where the hand goes", () => {
  const pointer = { x: 90, y: 400 };
  const held = toImage(start, turned, pointer);
  const zoomed = zoomAt(start, turned, pointer, 5);
  const after = toScreen(zoomed, turned, held);
  expect(after.x).toBeCloseTo(pointer.x, 9);
  expect(after.y).toBeCloseTo(pointer.y, 9);
  const moved = toScreen(pan(zoomed, turned, 10, -20), turned, held);
  expect(moved.x).toBeCloseTo(pointer.x + 10, 9);
  expect(moved.y).toBeCloseTo(pointer.y - 20, 9);
});

test("the pad's keys show the ninth they stand for on an image that stands on its end as well", () => {
  const centre = toScreen(zoomToBag(start), turned, { x: 100 + 800 / 6, y: 50 + (600 * 5) / 6 });
  // First line of the belt and last row: top left.
  expect(centre.x).toBeLessThan(225);
  expect(centre.y).toBeLessThan(600);
  const shown = toScreen(showRegion(zoomAt(start, turned, { x: 0, y: 0 }, 8), turned, 1), turned, {
    x: 100 + 800 / 6,
    y: 50 + (600 * 5) / 6,
  });
  expect(shown.x).toBeCloseTo(225, 9);
  expect(shown.y).toBeCloseTo(600, 9);
});
