import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contains } from "../attempt/distanceTo.ts";
import { countsOf, markImage, scoreOf, type Truth } from "./marking.ts";
import type { MarkedLocation, TruthPolygon } from "./wire.ts";

const square = (x: number, y: number, size = 10): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const polygon = (name: string, view: number, x: number, y: number): TruthPolygon => ({
  view,
  points: square(x, y),
  category: "guns",
  name,
});
const pistol: Truth = { decision: "R", category: "guns", threats: [polygon("pistol", 0, 100, 100), polygon("pistol", 1, 300, 100)] };
const pistolAndMagazine: Truth = { ...pistol, threats: [...pistol.threats, polygon("magazine", 0, 200, 200)] };
const innocent: Truth = { decision: "P", category: null, threats: [] };
const all = { markRequired: true, categoryRequired: true, multipleMarks: true };
const none = { markRequired: false, categoryRequired: false, multipleMarks: true };
const onPistol: MarkedLocation = { x: 105, y: 105, view: 0 };
const onPistolFromAbove: MarkedLocation = { x: 305, y: 105, view: 1 };
const beside: MarkedLocation = { x: 50, y: 50, view: 0 };
const given = (decision: string | null, category: string | null = null, ...markedLocations: MarkedLocation[]) => ({
  decision,
  category,
  markedLocations,
});

describe("the credit of a threat image", () => {
  test.each([
    ["full: the right letter, category and a mark inside", given("VR", "guns", onPistol), "full", true],
    ["full: the mark may be set in either view", given("VR", "guns", onPistolFromAbove), "full", true],
    ["half: the wrong letter", given("VH", "guns", onPistol), "half", true],
    ["half: the wrong category", given("VR", "knives", onPistol), "half", true],
    ["half: a mark outside, and nothing found", given("VR", "guns", beside), "half", false],
    ["half: one mark inside and one outside", given("VR", "guns", onPistol, beside), "half", true],
    ["half: the right place in the other view", given("VR", "guns", { x: 105, y: 105, view: 1 }), "half", false],
    ["none: passed", given("VP"), "none", false],
    ["none: timed out", given("VT"), "none", false],
    ["none: timed out while a reject was pending, though found", given("VRT", "guns", onPistol), "none", true],
    ["none: never decided", given(null), "none", false],
  ] as const)("R-7.077 R-9.050 %s", (_, decision, credit, found) => {
    expect(markImage(pistol, decision, all)).toEqual({ credit, found });
  });

  test("R-7.077 a mark without a view is a mark in view 0", () => {
    expect(markImage(pistol, given("VR", "guns", { x: 105, y: 105 }), all).credit).toBe("full");
  });

  test("R-7.077 each threat needs a mark of its own, except where only one mark can be set", () => {
    const onMagazine = { x: 205, y: 205, view: 0 };
    expect(markImage(pistolAndMagazine, given("VR", "guns", onPistol), all).credit).toBe("half");
    expect(markImage(pistolAndMagazine, given("VR", "guns", onPistol, onMagazine), all).credit).toBe("full");
    expect(markImage(pistolAndMagazine, given("VR", "guns", onPistol), { ...all, multipleMarks: false }).credit).toBe("full");
  });

  test("R-7.077 where nothing is required the letter alone counts", () => {
    expect(markImage(pistol, given("VR"), none)).toEqual({ credit: "full", found: true });
    expect(markImage(pistol, given("VH"), none)).toEqual({ credit: "half", found: true });
  });
});

test.each([
  ["VP", "full"],
  ["VIP", "full"],
  ["VH", "none"],
  ["VR", "none"],
  ["VT", "none"],
  [null, "none"],
] as const)("R-7.077 R-9.050 an innocent image decided %s earns %s, and nothing is found in it", (decision, credit) => {
  expect(markImage(innocent, given(decision), all)).toEqual({ credit, found: false });
});

test("R-7.077 an innocent image that should be rejected earns full credit for a reject alone", () => {
  const spoiled: Truth = { ...innocent, decision: "R" };
  expect(markImage(spoiled, given("VR"), none).credit).toBe("full");
  expect(markImage(spoiled, given("VP"), none).credit).toBe("none");
});

test("R-7.077 the score is 100 times the mean credit", () => {
  expect(scoreOf(["full", "half", "none"])).toBe(50);
  expect(scoreOf(["full", "full", "none"])).toBe(66.67);
  expect(scoreOf([])).toBe(0);
});

test("R-7.077 passed and timed-out threats are misses and critical errors; a timed-out innocent image is neither alarm nor rejection", () => {
  const counts = countsOf([
    { truth: pistol, decision: "VR", credit: "full" },
    { truth: pistol, decision: "VH", credit: "half" },
    { truth: pistol, decision: "VP", credit: "none" },
    { truth: pistol, decision: "VT", credit: "none" },
    { truth: innocent, decision: "VP", credit: "full" },
    { truth: innocent, decision: "VH", credit: "none" },
    { truth: innocent, decision: "VT", credit: "none" },
  ]);
  expect(counts).toEqual({ hits: 2, misses: 2, criticalErrors: 2, falseAlarms: 1, correctRejections: 1 });
});

test("a threat that the session's end overtook was not stopped, and not overlooked either", () => {
  const overtaken = ["T", "IT", null].map((decision) => ({ truth: pistol, decision, credit: "none" as const }));
  expect(countsOf(overtaken)).toEqual({ hits: 0, misses: 0, criticalErrors: 3, falseAlarms: 0, correctRejections: 0 });
});

test("a point is inside a convex polygon exactly when it is on the same side of every edge", () => {
  const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 12 });
  const coordinate = fc.double({ min: -150, max: 150, noNaN: true });
  fc.assert(
    fc.property(angles, coordinate, coordinate, (degrees, x, y) => {
      const points = degrees
        .toSorted((one, other) => one - other)
        .map((angle): [number, number] => [100 * Math.cos((angle * Math.PI) / 180), 100 * Math.sin((angle * Math.PI) / 180)]);
      const sides = points.map(([ax, ay], index) => {
        const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      });
      fc.pre(sides.every((side) => Math.abs(side) > 1e-6));
      expect(contains(points, { x, y })).toBe(sides.every((side) => side > 0));
    }),
  );
});

test("a bay of a concave polygon is outside", () => {
  const horseshoe: [number, number][] = [
    [0, 0],
    [30, 0],
    [30, 30],
    [20, 30],
    [20, 10],
    [10, 10],
    [10, 30],
    [0, 30],
  ];
  expect(contains(horseshoe, { x: 15, y: 20 })).toBe(false);
  expect(contains(horseshoe, { x: 5, y: 20 })).toBe(true);
});

describe("a rectangle marks a threat", () => {
  const around = (x: number, y: number, width: number, height = width): MarkedLocation => ({ x, y, width, height, view: 0 });
  test.each([
    ["its middle on the threat", around(95, 95, 20), "full"],
    ["covering half of it, the middle beside it", around(60, 95, 45, 20), "full"],
    ["covering less than half, the middle beside it", around(50, 95, 52, 20), "half"],
    ["beside it", around(10, 10, 40), "half"],
    ["in the other view", { ...around(95, 95, 20), view: 1 }, "half"],
    ["around the whole picture, so that it would have found anything", around(0, 0, 210), "half"],
  ] as const)("R-7.077 %s", (_, mark, credit) => {
    expect(markImage(pistol, given("VR", "guns", mark), all).credit).toBe(credit);
  });

  test("R-7.077 the larger the threat, the larger the rectangle may be", () => {
    const rifle: Truth = { ...pistol, threats: [{ ...polygon("rifle", 0, 0, 0), points: square(100, 100, 200) }] };
    expect(markImage(rifle, given("VR", "guns", around(50, 50, 400)), all).credit).toBe("full");
    expect(markImage(rifle, given("VR", "guns", around(0, 0, 601)), all).credit).toBe("half");
  });
});
