import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { densityCode } from "@vigil/xray/volume/volumeCode";
import fc from "fast-check";
import { expect, test } from "vitest";
import { volumePanes } from "@vigil/model/simulator/volumeSteps";
import { bodyScale, enlargedTo, extentOf, fromSlice, onBody, onSlice, panesIn, sliceAxes } from "./panes.ts";
import { pickBody } from "./pickBody.ts";
import { clipped, cursorAt, cursorMoved, scaled, turned, volumeDefaults } from "./volumeShown.ts";

const angle = fc.double({ min: -3, max: 3, noNaN: true });

test("however often a body is turned, it is neither bent nor scaled", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(angle, angle, angle), { maxLength: 40 }), (turns) => {
      const { rotation: m } = turns.reduce((shown, [right, up, inPlane]) => turned(shown, right, up, inPlane), volumeDefaults);
      for (let row = 0; row < 3; row++)
        for (let other = 0; other < 3; other++) {
          const product = [0, 1, 2].reduce((sum, column) => sum + m[3 * row + column]! * m[3 * other + column]!, 0);
          expect(product).toBeCloseTo(row === other ? 1 : 0, 9);
        }
    }),
  );
});

test("the cursor and the clip box stay in the volume, and the box never closes", () => {
  const axis = fc.constantFrom(0, 1, 2);
  fc.assert(
    fc.property(fc.array(fc.tuple(axis, fc.constantFrom("from", "to"), fc.double({ min: -2, max: 3, noNaN: true }))), (steps) => {
      let shown = volumeDefaults;
      for (const [along, end, value] of steps) shown = cursorMoved(clipped(shown, along, end, value), along, value - 0.5);
      for (const along of [0, 1, 2] as const) {
        expect(shown.clipFrom[along]).toBeGreaterThanOrEqual(0);
        expect(shown.clipTo[along]).toBeLessThanOrEqual(1);
        expect(shown.clipTo[along] - shown.clipFrom[along]).toBeGreaterThan(0.0199);
        expect(shown.cursor[along]).toBeGreaterThanOrEqual(0);
        expect(shown.cursor[along]).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(scaled(volumeDefaults, 1000).scale).toBe(8);
  expect(cursorAt(volumeDefaults, [2, -1, 0.25]).cursor).toEqual([1, 0, 0.25]);
});

test("panes never overlap and fill the room, whichever is large and however the room lies", () => {
  for (const main of volumePanes)
    for (const [width, height] of [
      [900, 500],
      [400, 700],
    ] as const) {
      const panes = Object.values(panesIn(width, height, main));
      for (const { x, y, width: wide, height: high } of panes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width + 1e-9);
        expect(y + high).toBeLessThanOrEqual(height + 1e-9);
      }
      const area = panes.reduce((sum, pane) => sum + pane.width * pane.height, 0);
      expect(area).toBeLessThanOrEqual(width * height);
      expect(area).toBeGreaterThan(0.97 * width * height);
      const { [main]: large } = panesIn(width, height, main);
      expect(large.width * large.height).toBe(Math.max(...panes.map((pane) => pane.width * pane.height)));
    }
});

test("in a room higher than wide a slice finds half of the width, and no two lie side by side with it", () => {
  const panes = panesIn(520, 690, "body");
  for (const name of ["across", "level", "along"] as const) expect(panes[name].width).toBe(259);
  expect(panes.across.x).toBe(panes.along.x);
  expect(panes.level.height).toBeGreaterThan(2 * panes.across.height);
  expect(panesIn(520, 690, "level").body.x).toBe(0);
});

const extent: Vector = [400, 600, 200];
const pane = { x: 0, y: 0, width: 300, height: 200 };

test("a place put into a slice is found under the same point, however it is enlarged", () => {
  for (const magnified of [volumeDefaults.magnified.level, { factor: 3, x: 0.3, y: 0.6 }])
    for (const axes of Object.values(sliceAxes)) {
      const place: Vector = [0.2, 0.7, 0.4];
      const back = fromSlice(extent, axes, pane, magnified, onSlice(extent, axes, pane, magnified, place), place);
      back.forEach((share, index) => expect(share).toBeCloseTo(place[index]!, 9));
    }
});

test("what is under the pointer stays there while a slice is enlarged, and nothing is shown beyond its rim", () => {
  for (const axes of Object.values(sliceAxes)) {
    const at = { x: 160, y: 95 };
    const near = { factor: 2, x: 0.5, y: 0.5 };
    const under = fromSlice(extent, axes, pane, near, at, [0.5, 0.5, 0.5]);
    const nearer = enlargedTo(extent, axes, pane, near, 3, at);
    expect(nearer.factor).toBe(3);
    const there = onSlice(extent, axes, pane, nearer, under);
    expect(there.x).toBeCloseTo(at.x, 6);
    expect(there.y).toBeCloseTo(at.y, 6);
    expect(enlargedTo(extent, axes, pane, { factor: 5, x: 0.9, y: 0.9 }, 0.2, at)).toEqual({ factor: 1, x: 0.5, y: 0.5 });
    const pushed = enlargedTo(extent, axes, pane, near, 2, at, { x: 9_000, y: -9_000 });
    const corner = fromSlice(extent, axes, pane, pushed, { x: 0, y: pane.height }, [0.5, 0.5, 0.5]);
    for (const share of corner) expect(share).toBeGreaterThan(-0.2);
  }
  expect(enlargedTo(extent, sliceAxes.level, pane, volumeDefaults.magnified.level, 100, { x: 1, y: 1 }).factor).toBe(8);
});

test.each([
  [257, 272],
  [517, 720],
  [900, 500],
])("at first the body is seen as a whole, in a pane of %i × %i", (width, height) => {
  for (const body of [
    [370, 560, 250],
    [300, 900, 250],
    [400, 500, 300],
  ] as const)
    for (let corner = 0; corner < 8; corner++) {
      const place: Vector = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const { x, y } = onBody(body, { x: 0, y: 0, width, height }, volumeDefaults, place);
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(0);
    }
});

test("what is picked in the body is the nearest thing as the body is turned, and nothing where there is nothing", () => {
  const size: Vector = [40, 60, 20];
  const voxels = new Uint8Array(2 * 40 * 60 * 20);
  // A block of water in the corner with small x and small y, on the ground.
  for (let y = 5; y < 15; y++)
    for (let x = 5; x < 15; x++) for (let z = 0; z < 10; z++) voxels[2 * ((y * 40 + x) * 20 + z)] = densityCode(1);
  const volume: Volume = { size, voxel: 2, origin: [0, 0, 0], voxels };
  // From above: along the belt (y) to the right, small x at the top.
  const above = { ...volumeDefaults, rotation: [0, 1, 0, -1, 0, 0, 0, 0, 1] as const };
  const per = bodyScale(extentOf(volume), pane, 1);
  const at = { x: 150 + (20 - 60) / per, y: 100 - -(20 - 40) / per };
  const found = pickBody(volume, above, pane, at);
  expect(found?.[0]).toBeCloseTo(0.25, 1);
  expect(found?.[1]).toBeCloseTo(1 / 6, 1);
  expect(found?.[2]).toBeGreaterThan(0.35);
  expect(found?.[2]).toBeLessThan(0.5);
  // What is drawn over that place is drawn where it was pressed.
  const back = onBody(extentOf(volume), pane, above, found!);
  expect(Math.hypot(back.x - at.x, back.y - at.y)).toBeLessThan(1);
  expect(pickBody(volume, above, pane, { x: 295, y: 195 })).toBeNull();
  expect(pickBody(volume, clipped(above, 2, "from", 0.6), pane, at)).toBeNull();
});
