import { DETECTOR_VERSION } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import { scanSubject } from "@vigil/model/training/scanSubject";
import { expect, test } from "vitest";
import { subjectOf } from "./imageSubjectRoutes.ts";

const recipe = {
  seed: 4_000_000_000,
  scanner: "S160",
  threat: { category: "knives", kind: "kitchenKnife" },
  concealment: "covered",
  containers: [],
  packing: PACKING_VERSION,
  detector: DETECTOR_VERSION,
};

test("what an image was packed from becomes a live scan that a course can hold", () => {
  const subject = subjectOf(recipe);
  expect(subject).toEqual({
    show: "bag",
    seed: 4_000_000_000,
    scanner: "S160",
    threat: { category: "knives", kind: "kitchenKnife" },
    concealment: "covered",
  });
  expect(scanSubject.parse(subject)).toEqual(subject);
});

test("what would be another bag now is none: packed by an earlier version, worked on by hand, brought from elsewhere", () => {
  expect(subjectOf({ ...recipe, packing: PACKING_VERSION - 1 })).toBe(null);
  expect(subjectOf({ ...recipe, detector: DETECTOR_VERSION - 1 })).toBe(null);
  expect(subjectOf({ pictures: ["a"], projections: [] })).toBe(null);
  expect(subjectOf(null)).toBe(null);
});
