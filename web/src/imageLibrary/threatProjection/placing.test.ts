import { fanOf } from "@vigil/xray/geometry/fan";
import { scannerS160 } from "@vigil/xray/geometry/scannerS160";
import { expect, test } from "vitest";
import { moved, pixelOf, type Pose, turnedBy, turnedClockwise, viewAxes } from "./placing.ts";

const [below, side] = scannerS160.views.map((geometry) => viewAxes(fanOf(scannerS160, geometry)));
if (!below || !side) throw new Error("The scanner has two views.");
const pose: Pose = { position: [20, -30, 90], turnDegrees: [0, 0, 0] };

test("each view moves its own two axes", () => {
  expect([below.across, below.turning, side.across, side.turning]).toEqual([0, 2, 2, 0]);
  const [x, y, z] = moved(below, pose.position, 10, 25);
  expect([y, z]).toEqual([-22, 90]);
  expect(x).not.toBe(20);
  const atSide = moved(side, pose.position, -5, 25);
  expect(atSide.slice(0, 2)).toEqual([20, -34]);
});

test.each([
  ["below", below],
  ["side", side],
] as const)("what is dragged stays under the pointer (%s)", (_name, view) => {
  const before = pixelOf(view, pose.position);
  const after = pixelOf(view, moved(view, pose.position, 40, -90));
  expect(after.x - before.x).toBeCloseTo(40, 0);
  expect(after.y - before.y).toBeCloseTo(-90, 0);
});

test("turns around an axis add up, and back again", () => {
  const there = turnedBy(turnedBy([10, 20, 30], 1, 35), 0, -80);
  const [x, y, z] = turnedBy(turnedBy(there, 0, 80), 1, -35);
  expect([Math.round(x), Math.round(y), Math.round(z)]).toEqual([10, 20, 30]);
  expect(turnedBy([0, 0, 0], 2, 15)).toEqual([0, 0, 15]);
});

test("straight up, where two axes fall together, a turn is still one", () => {
  const up = turnedBy([0, 0, 0], 1, 90);
  expect(up[1]).toBeCloseTo(90, 1);
  const [x, y, z] = turnedBy(turnedBy(up, 2, 25), 2, -25);
  expect([Math.abs(x) < 0.2, Math.round(y), Math.abs(z) < 0.2]).toEqual([true, 90, true]);
});

test.each([
  ["below", below],
  ["side", side],
] as const)("clockwise is clockwise in the picture (%s)", (_name, view) => {
  // The end of a stick along the belt, to the right of its middle, goes down.
  const turns = turnedClockwise(view, pose, 20);
  const radians = (turns[view.turning] * Math.PI) / 180;
  const end: [number, number, number] = [pose.position[0], pose.position[1] + 100 * Math.cos(radians), pose.position[2]];
  end[view.across] = pose.position[view.across] + 100 * Math.sin(radians) * (view.turning === 2 ? -1 : 1);
  expect(pixelOf(view, end).y).toBeGreaterThan(pixelOf(view, pose.position).y + 10);
});
