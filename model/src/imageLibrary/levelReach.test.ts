import { expect, test } from "vitest";
import { levelReach, placeOf } from "./levelReach.ts";
import { measuredLevels } from "./measuredLevels.ts";
import { concealments, threatCategories } from "./recipe.ts";

const recipe = { threatShare: 1, categories: { guns: 1, knives: 1 }, concealments: {} };

const open = { ...recipe, concealments: { open: 1 } };

test("a level that no measured bag reached is named with what never reaches it, and only for what is ordered", () => {
  expect(levelReach(open, "cabin", 5)?.never).toEqual(["guns", "knives"]);
  expect(levelReach({ ...open, categories: { explosiveDevices: 1 } }, "cabin", 5)).toEqual({ never: [], rare: ["explosiveDevices"] });
  expect(levelReach({ ...open, categories: { knives: 1 } }, "cabin", 1)).toEqual({ never: [], rare: [] });
});

test("how threats are hidden counts where it is ordered, and is turned to the best where it is left open", () => {
  expect(levelReach({ ...recipe, concealments: { inside: 1 } }, "cabin", 2)?.never).toEqual(["guns", "knives"]);
  expect(levelReach(recipe, "cabin", 5)).toEqual({ never: [], rare: [] });
});

test("bags without a threat count where some are ordered, and freight was not measured", () => {
  const mixed = { ...open, threatShare: 0.5, categories: { guns: 1, dangerousGoods: 1 } };
  expect(levelReach(mixed, "hold", 5)).toEqual({ never: ["guns", "dangerousGoods"], rare: [] });
  expect(levelReach(recipe, "freight", 5)).toBeUndefined();
});

test("a library of the hold is scanned there, one of cargo as freight, all others at a checkpoint", () => {
  expect((["hbs", "cg", "ff", "cbs", "mr"] as const).map(placeOf)).toEqual(["hold", "freight", "freight", "cabin", "cabin"]);
});

const meanOf = (counts: readonly number[] = []): number =>
  counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / counts.reduce((sum, count) => sum + count, 0);

test("what hides a threat makes it harder: in each family, at both places, open ones lie below covered ones, and these below those inside", () => {
  for (const place of ["cabin", "hold"] as const)
    for (const family of threatCategories) {
      const means = concealments.map((way) => Number(meanOf(measuredLevels[place][family][way]).toFixed(2)));
      expect({ place, family, means }).toEqual({ place, family, means: means.toSorted((a, b) => a - b) });
    }
});

test("each level holds every family and bags without a threat, and none holds half of those", () => {
  for (const [place, things] of Object.entries(measuredLevels))
    for (const [thing, ways] of Object.entries(things)) {
      const sums = [0, 1, 2, 3, 4].map((level) => Object.values(ways).reduce((sum, counts) => sum + (counts[level] ?? 0), 0));
      const all = sums.reduce((sum, count) => sum + count, 0);
      expect({ place, thing, sums, empty: sums.includes(0), half: sums.some((count) => count > all / 2) }).toEqual({
        place,
        thing,
        sums,
        empty: false,
        half: false,
      });
    }
});

test("each measured thing has bags", () => {
  for (const things of Object.values(measuredLevels))
    for (const ways of Object.values(things))
      for (const counts of Object.values(ways)) expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
});
