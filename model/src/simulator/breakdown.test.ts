import { expect, test } from "vitest";
import { breakdownOf } from "./breakdown.ts";
import type { ImageCredit, SessionImage } from "./wire.ts";

interface Given {
  category: string | null;
  decision: string;
  credit: ImageCredit;
  seconds: number;
  difficulty?: number;
  markView?: number;
}

const image = ({ category, decision, credit, seconds, difficulty = 1, markView }: Given, index: number): SessionImage => ({
  index,
  imageId: index + 1,
  custom: false,
  bagType: "suitcase",
  manifest: [],
  difficulty,
  viewConfigs: [0, 1].map((view) => ({ view, width: 10, height: 10, url: "", bytes: 1 })),
  state: {
    found: credit !== "none" && category !== null,
    credit,
    selected: false,
    category,
    decision,
    markedLocations: markView === undefined ? [] : [{ x: 1, y: 1, view: markView }],
    opened: false,
    shownMs: 1_000,
    elapsedMs: 1_000 + seconds * 1_000,
  },
  json: null,
  correctDecision: category === null ? "P" : "R",
  threatCategory: category,
  threatDescription: null,
  threatArray: [],
  innocentArray: [],
  innocentItems: [],
});

const session = [
  { category: "guns", decision: "VR", credit: "full", seconds: 4, markView: 1 },
  { category: "guns", decision: "VP", credit: "none", seconds: 9, difficulty: 3 },
  { category: "knives", decision: "VH", credit: "half", seconds: 6, difficulty: 3, markView: 0 },
  { category: null, decision: "VP", credit: "full", seconds: 2 },
  { category: null, decision: "VR", credit: "none", seconds: 8 },
  { category: null, decision: "VT", credit: "none", seconds: 30 },
] as const satisfies Given[];

test("results are taken apart by category, difficulty, view and time", () => {
  const { categories, difficulties, views, seconds } = breakdownOf(session.map(image), { categoryRequired: true });
  expect(categories.map(({ category, images, counts }) => [category, images, counts.hits, counts.misses])).toEqual([
    ["guns", 2, 1, 1],
    ["knives", 1, 1, 0],
  ]);
  expect(difficulties.map(({ difficulty, images, counts }) => [difficulty, images, counts.hits, counts.falseAlarms])).toEqual([
    [1, 4, 1, 1],
    [3, 2, 1, 0],
  ]);
  expect(views).toEqual([
    { view: 0, found: 1 },
    { view: 1, found: 1 },
  ]);
  expect(seconds).toEqual({ all: 6, hits: 5, misses: 9, falseAlarms: 8, correctRejections: 2 });
});

test("a session in which nothing was decided has no times and no marks", () => {
  const { seconds, views } = breakdownOf([image({ category: null, decision: "T", credit: "none", seconds: 0 }, 0)], {
    categoryRequired: true,
  });
  expect(Object.values(seconds)).toEqual([null, null, null, null, null]);
  expect(views).toEqual([]);
});

test("a threat that was stopped under another category is found in its own, and said to be called another", () => {
  const called = session.map(image).map((one) => ({ ...one, state: { ...one.state, category: "guns" } }));
  const told = (categoryRequired: boolean) =>
    breakdownOf(called, { categoryRequired }).categories.map(({ category, counts, miscalled }) => [category, counts.hits, miscalled]);
  expect(told(true)).toEqual([
    ["guns", 1, 0],
    ["knives", 1, 1],
  ]);
  expect(told(false).map(([, , miscalled]) => miscalled)).toEqual([0, 0]);
});
