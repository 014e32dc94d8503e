import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";
import { distanceTo } from "../attempt/distanceTo.ts";
import { markImage, type Truth } from "./marking.ts";
import type { MarkedLocation, TruthPolygon } from "./wire.ts";

const square = (name: string, view: number, x: number, y: number, size = 40): TruthPolygon => ({
  view,
  points: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
  category: null,
  name,
});
const knife: Truth = {
  decision: "H",
  category: "knives",
  threats: [square("Kitchen knife", 0, 100, 100), square("Kitchen knife", 1, 300, 300)],
};
const both: Truth = { ...knife, threats: [...knife.threats, square("Razor", 0, 600, 100)] };
const clear: Truth = { decision: "P", category: null, threats: [] };
const innocents = [square("Suitcase", 0, 0, 0, 1000), square("Padlock", 0, 400, 400), square("Kitchen knife case", 0, 90, 90, 60)];
const required = { markRequired: true, categoryRequired: true, multipleMarks: true };
const given = (decision: string | null, category: string | null = null, ...markedLocations: MarkedLocation[]) => ({
  decision,
  category,
  markedLocations,
});
const at = (x: number, y: number, view = 0) => ({ x, y, view });

test.each([
  [
    "a mark beside the threat, with how far",
    knife,
    given("VH", "knives", at(157, 120)),
    [{ kind: "beside", mark: 0, name: "Kitchen knife", pixels: 17 }],
  ],
  [
    "an everyday thing that was marked",
    knife,
    given("VH", "knives", at(420, 420)),
    [
      { kind: "onInnocent", mark: 0, name: "Padlock" },
      { kind: "unmarked", names: ["Kitchen knife"] },
    ],
  ],
  [
    "the one of two marks that is wrong",
    knife,
    given("VH", "knives", at(110, 110), at(420, 420)),
    [{ kind: "onInnocent", mark: 1, name: "Padlock" }],
  ],
  ["a threat left without a mark", both, given("VH", "knives", at(110, 110)), [{ kind: "unmarked", names: ["Razor"] }]],
  [
    "a mark where that view shows no threat",
    both,
    given("VH", "knives", at(110, 110), at(610, 110), at(10, 10, 2)),
    [{ kind: "onNothing", mark: 2 }],
  ],
  [
    "the wrong letter and the wrong category",
    knife,
    given("VR", "guns", at(110, 110)),
    [
      { kind: "letter", right: "H" },
      { kind: "category", right: "knives" },
    ],
  ],
  ["a threat let through", knife, given("VP"), [{ kind: "missed", names: ["Kitchen knife"] }]],
  ["time over, with the threat let through", knife, given("VT"), [{ kind: "timeOver" }, { kind: "missed", names: ["Kitchen knife"] }]],
  [
    "a clear bag stopped, and what was taken for a threat",
    clear,
    given("VR", "guns", at(420, 420)),
    [{ kind: "stopped" }, { kind: "onInnocent", mark: 0, name: "Padlock" }],
  ],
  ["a clear bag whose time ran out", clear, given("VT"), [{ kind: "timeOver" }]],
  ["a bag that the session's end overtook", knife, given("T"), [{ kind: "undecided" }]],
  ["a bag of a session that ended in silence", clear, { ...given(""), decision: null }, [{ kind: "undecided" }]],
  [
    "a rectangle around everything",
    knife,
    given("VH", "knives", { x: 0, y: 0, width: 240, height: 240, view: 0 }),
    [{ kind: "tooLarge", mark: 0, name: "Kitchen knife" }],
  ],
] as const)("says %s", (_, truth, decision, faults) => {
  expect(faultsOf(truth, decision, required, innocents)).toEqual(faults);
});

test("a mark within 10 pixels counts, and nothing is wrong about it", () => {
  const near = given("VH", "knives", at(150, 120));
  expect(markImage(knife, near, required)).toEqual({ credit: "full", found: true });
  expect(faultsOf(knife, near, required, innocents)).toEqual([]);
  expect(markImage(knife, given("VH", "knives", at(151, 120)), required)).toEqual({ credit: "half", found: false });
  expect(distanceTo(knife.threats[0]!.points, at(143, 144))).toBeCloseTo(5, 10);
});

test("there is a fault exactly where there is no full credit", () => {
  const mark = fc.record({
    x: fc.integer({ min: 60, max: 700 }),
    y: fc.integer({ min: 60, max: 460 }),
    view: fc.integer({ min: 0, max: 1 }),
  });
  const decision = fc.record({
    decision: fc.constantFrom("VP", "VH", "VR", "VT", "VHT", null),
    category: fc.constantFrom("knives", "guns", null),
    markedLocations: fc.array(mark, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(knife, both, clear), decision, fc.boolean(), (truth, made, multipleMarks) => {
      // no hold or reject without its mark reaches the marking
      fc.pre(made.markedLocations.length > 0 || !/[HR]/u.test(made.decision ?? ""));
      const asked = { ...required, multipleMarks };
      expect(faultsOf(truth, made, asked, innocents).length === 0).toBe(markImage(truth, made, asked).credit === "full");
    }),
  );
});
