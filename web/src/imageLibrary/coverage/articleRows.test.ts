import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { expect, test } from "vitest";
import { articleRows, narrowedRows } from "./articleRows.ts";

const kind = (name: string, category: CatalogueKind["category"]): CatalogueKind => ({
  kind: name,
  name: { en: name, ar: `عربي ${name}` },
  family: "weapons",
  category,
  description: { en: "", ar: "" },
  manifestLine: "",
  materials: [],
  classes: [],
  millimetres: [],
  grams: 1,
});
const rows = articleRows([kind("sock", null), kind("pistol", "guns"), kind("dagger", "knives")], 3, [
  { kind: "pistol", number: 1, count: 4 },
  { kind: "pistol", number: 3, count: 1 },
  { kind: "dagger", number: 1, count: 1 },
  { kind: "dagger", number: 2, count: 1 },
  { kind: "dagger", number: 3, count: 1 },
  { kind: "forgotten", number: 1, count: 9 },
]);
const all = { words: "", category: "", missing: false, order: "category" } as const;
const names = (change: object) => narrowedRows(rows, { ...all, ...change }).map((row) => row.kind.kind);

test("every kind of threat is counted article by article, those that are never shown too", () => {
  expect(rows.map(({ counts, images, shown }) => ({ counts, images, shown }))).toEqual([
    { counts: [4, 0, 1], images: 5, shown: 2 },
    { counts: [1, 1, 1], images: 3, shown: 3 },
  ]);
});

test("kinds are found by name in any language, by category and by what is missing, and put in order", () => {
  expect(names({})).toEqual(["pistol", "dagger"]);
  expect(names({ words: " DAG" })).toEqual(["dagger"]);
  expect(names({ words: "عربي pis" })).toEqual(["pistol"]);
  expect(names({ category: "knives" })).toEqual(["dagger"]);
  expect(names({ missing: true })).toEqual(["pistol"]);
  expect(names({ order: "fewest" })).toEqual(["dagger", "pistol"]);
  expect(names({ order: "missing" })).toEqual(["pistol", "dagger"]);
});
