import { expect, test } from "vitest";
import { levelReach, placeOf } from "./levelReach.ts";
import { measuredLevels } from "./measuredLevels.ts";

const recipe = { threatShare: 1, categories: { guns: 1, knives: 1 }, concealments: {} };

const open = { ...recipe, concealments: { open: 1 } };

test("a level that no measured bag reached is named with what never reaches it, and only for what is ordered", () => {
  expect(levelReach(open, "cabin", 5)?.never).toEqual(["guns"]);
  expect(levelReach({ ...open, categories: { knives: 1 } }, "cabin", 5)).toEqual({ never: [], rare: ["knives"] });
  expect(levelReach({ ...open, categories: { knives: 1 } }, "cabin", 1)).toEqual({ never: [], rare: [] });
});

test("how threats are hidden counts where it is ordered, and is turned to the best where it is left open", () => {
  expect(levelReach({ ...recipe, concealments: { inside: 1 } }, "cabin", 1)?.never).toEqual(["guns", "knives"]);
  expect(levelReach(recipe, "cabin", 5)).toEqual({ never: [], rare: [] });
});

test("bags without a threat count where some are ordered, and freight was not measured", () => {
  expect(levelReach({ ...open, threatShare: 0.5 }, "hold", 5)).toEqual({ never: ["guns"], rare: [] });
  expect(levelReach(recipe, "freight", 5)).toBeUndefined();
});

test("a library of the hold is scanned there, one of cargo as freight, all others at a checkpoint", () => {
  expect((["hbs", "cg", "ff", "cbs", "mr"] as const).map(placeOf)).toEqual(["hold", "freight", "freight", "cabin", "cabin"]);
});

test("each measured thing has bags", () => {
  for (const things of Object.values(measuredLevels))
    for (const ways of Object.values(things))
      for (const counts of Object.values(ways)) expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
});
