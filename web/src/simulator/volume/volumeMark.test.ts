import { findsBody, volumeView } from "@vigil/model/simulator/volumeMarks";
import { encodeRuns } from "@vigil/model/simulator/voxelRuns";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import type { Vector } from "@vigil/xray/solid";
import { expect, test } from "vitest";
import { heldOnSlice, isCut } from "./heldMark.ts";
import { onSlice, sliceAxes } from "./panes.ts";
import { markAt, markBetween, movedMark, volumeMarks } from "./volumeMark.ts";
import { volumeMask } from "./volumeMask.ts";
import { volumeDefaults } from "./volumeShown.ts";

const extent: Vector = [400, 600, 200];
const pane = { x: 0, y: 0, width: 600, height: 400 };
const { level } = volumeDefaults.magnified;
const all = { 0: "both", 1: "both", 2: "both" } as const;

test("marks are whole millimetres of the volume and never leave it", () => {
  expect(markAt(extent, [0.5, 0.25, 1], "point")).toEqual({ view: volumeView, x: 200, y: 150, z: 200 });
  expect(markAt(extent, [0, 1, 0.5], "rectangle")).toEqual({ view: volumeView, x: 0, y: 580, z: 80, width: 20, height: 20, depth: 40 });
});

test("a box drawn in a slice is as thick as it is narrow, one put by two corners is what lies between them", () => {
  expect(markBetween(extent, [0.25, 0.25, 0.5], [0.5, 0.5, 0.5])).toMatchObject({
    x: 100,
    width: 100,
    y: 150,
    height: 150,
    z: 50,
    depth: 100,
  });
  expect(markBetween(extent, [0.25, 0.25, 0.2], [0.5, 0.5, 0.6])).toMatchObject({ z: 40, depth: 80 });
});

test("a mark that is moved keeps its size and stays in the volume; a side that is moved past the other stops before it", () => {
  const [box] = volumeMarks([{ view: 0, x: 1, y: 1 }, markBetween(extent, [0.25, 0.25, 0.2], [0.5, 0.5, 0.6])]);
  expect(box?.place).toBe(1);
  expect(movedMark(extent, box!, all, [900, 10, 0])).toMatchObject({ x: 300, width: 100, y: 160 });
  expect(movedMark(extent, box!, { 0: "to", 1: "none", 2: "none" }, [-900, 0, 0])).toMatchObject({ x: 100, width: 6, y: 150, height: 150 });
  const [point] = volumeMarks([markAt(extent, [0.5, 0.5, 0.5], "point")]);
  expect(movedMark(extent, point!, all, [1, 2, -3])).toEqual({ view: volumeView, x: 201, y: 302, z: 97 });
});

test("a press means the mark that the slice cuts: its side where it is near, else all of it, and none in another slice", () => {
  const axes = sliceAxes.level;
  const marks = volumeMarks([markBetween(extent, [0.25, 0.25, 0.2], [0.5, 0.5, 0.6])]);
  const held = (place: Vector, cursor: Vector) =>
    heldOnSlice(extent, axes, pane, level, cursor, marks, onSlice(extent, axes, pane, level, place));
  expect(held([0.375, 0.375, 0], [0, 0, 0.4])?.hold).toEqual(all);
  expect(held([0.375, 0.5, 0], [0, 0, 0.4])?.hold).toEqual({ 0: "none", 1: "to", 2: "none" });
  // The level slice looks from above: far matter of small x is at the top.
  expect(held([0.25, 0.375, 0], [0, 0, 0.4])?.hold).toEqual({ 0: "from", 1: "none", 2: "none" });
  expect(held([0.375, 0.375, 0], [0, 0, 0.9])).toBeNull();
  expect(isCut(extent, axes, [0, 0, 0.65], volumeMarks([markAt(extent, [0, 0, 0.6], "point")])[0]!)).toBe(true);
});

const body = (from: [number, number, number], size: [number, number, number], runs: number[]): ThreatBody => ({
  category: "knives",
  name: "knife",
  voxel: 2,
  from,
  size,
  runs: encodeRuns(runs),
});

test("the bodies of several threats are one mask, each in its place with a rim of a voxel, and another bag's are left out", () => {
  const one = body([2, 3, 4], [1, 1, 3], [1, 2]);
  const two = body([9, 3, 4], [1, 1, 1], [0, 1]);
  const mask = volumeMask({ size: [10, 10, 10] }, [one, two, body([9, 9, 9], [5, 5, 5], [0, 1])])!;
  const [across, , up] = mask.size;
  expect(mask.size).toEqual([9, 3, 5]);
  expect([mask.from, mask.to]).toEqual([
    [0.1, 0.2, 0.3],
    [1, 0.5, 0.8],
  ]);
  // z fastest, then x, then y.
  const set = [...mask.voxels.keys()].filter((at) => mask.voxels[at] === 255);
  const places = set.map((at) => `${1 + (Math.floor(at / up) % across)} ${2 + Math.floor(at / (up * across))} ${3 + (at % up)}`);
  const around = "2 3 4,2 3 5,2 3 6,2 3 7,1 3 5,1 3 6,3 3 5,3 3 6,2 2 5,2 2 6,2 4 5,2 4 6,9 3 3,9 3 4,9 3 5,8 3 4,9 2 4,9 4 4".split(",");
  expect(places.toSorted()).toEqual(around.toSorted());
  expect(volumeMask({ size: [10, 10, 10] }, [])).toBeNull();
});

test("a press on a threat's voxel is a mark that finds it", () => {
  const threat = body([50, 60, 20], [10, 10, 10], [0, 1000]);
  expect(findsBody(threat, markAt(extent, [110 / 400, 130 / 600, 50 / 200], "point"))).toBe(true);
  expect(findsBody(threat, markAt(extent, [200 / 400, 130 / 600, 50 / 200], "point"))).toBe(false);
});
