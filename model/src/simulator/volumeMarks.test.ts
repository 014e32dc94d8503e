import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";
import { markImage, type Truth } from "./marking.ts";
import { distanceToBody, findsBody, runsOf, volumeView } from "./volumeMarks.ts";
import { decodeRuns, encodeRuns } from "./voxelRuns.ts";
import type { MarkedLocation, ThreatBody } from "./wire.ts";

/** A blade: 4 mm thick, 20 wide, 120 long. */
const blade: ThreatBody = {
  category: "knives",
  name: "Kitchen knife",
  voxel: 2,
  from: [50, 40, 20],
  size: [10, 60, 2],
  runs: encodeRuns([0, 1200]),
};
const point = (x: number, y: number, z: number): MarkedLocation => ({ view: volumeView, x, y, z });
const box = (x: number, y: number, z: number, width: number, height: number, depth: number): MarkedLocation => ({
  ...point(x, y, z),
  width,
  height,
  depth,
});

test("runs come back as they were, and what no encoding makes is none", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4_000_000), fc.nat(4_000_000)), { minLength: 1 }), (pairs) => {
      expect(decodeRuns(encodeRuns(pairs.flat()))).toEqual(pairs.flat());
    }),
  );
  for (const text of ["A", "AAA", "g", "A!", "______________A"]) expect(decodeRuns(text)).toBeNull();
});

test("runs are walked through a threat's box: upwards first, then across, then along the belt", () => {
  const body = { ...blade, size: [2, 2, 3] satisfies [number, number, number], runs: encodeRuns([1, 3, 3, 1]) };
  expect([...runsOf(body)]).toEqual([
    [0, 0, 1, 2],
    [1, 0, 0, 1],
    [0, 1, 1, 1],
  ]);
});

test("how far a mark is from a threat is measured to the nearest of its voxels, not to its box", () => {
  const corner = { ...blade, size: [10, 10, 1] satisfies [number, number, number], runs: encodeRuns([0, 1]) };
  expect(distanceToBody(corner, [101, 81, 41])).toBe(0);
  expect(distanceToBody(corner, [112, 81, 41])).toBe(10);
  expect(findsBody(corner, point(112, 81, 41))).toBe(true);
  expect(findsBody(corner, point(118, 98, 41))).toBe(false);
});

test("a blade that lies flat is found by a box somebody draws around it, though that is many times as thick", () => {
  expect(findsBody(blade, box(95, 75, 35, 30, 130, 20))).toBe(true);
  expect(findsBody(blade, box(60, 40, 0, 120, 200, 120))).toBe(false);
});

const truth: Truth = {
  decision: "H",
  category: "knives",
  threats: [{ view: 0, points: [[10, 10], [50, 10], [50, 50]], category: "knives", name: "Kitchen knife" }], // prettier-ignore
  bodies: [blade],
};
const required = { markRequired: true, categoryRequired: false, multipleMarks: true };
const held = (...markedLocations: MarkedLocation[]) => ({ decision: "VH", category: null, markedLocations });

test("a threat that is marked in the volume needs no mark in a projection, and the other way round", () => {
  for (const mark of [point(105, 100, 42), { x: 45, y: 20, view: 0 }]) {
    expect(markImage(truth, held(mark), required)).toEqual({ found: true, credit: "full" });
    expect(faultsOf(truth, held(mark), required, [])).toEqual([]);
  }
});

test("a mark in the volume that missed is told in millimetres, one that is too large as that", () => {
  expect(faultsOf(truth, held(point(105, 230, 42)), required, [])).toEqual([
    { kind: "besideInVolume", mark: 0, name: "Kitchen knife", millimetres: 30 },
  ]);
  expect(faultsOf(truth, held(box(0, 0, 0, 300, 300, 300)), required, [])).toEqual([{ kind: "tooLarge", mark: 0, name: "Kitchen knife" }]);
  expect(faultsOf({ ...truth, bodies: [] }, held(point(105, 230, 42)), required, [])).toContainEqual({ kind: "onNothing", mark: 0 });
});
