import type { TrainingUnit, UnitStatus } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { firstUnread, placesOf } from "./readingOrder.ts";

const page = (id: number, skip = false) => ({ id, type: "text" as const, title: `Page ${id}`, blocks: [], skip, labs: [] });
const unit: TrainingUnit = {
  id: 1,
  type: "Content",
  name: "Unit",
  tested: false,
  sectionCount: 2,
  examSize: 0,
  passingScore: 0,
  sections: [
    { id: 1, type: "Content", name: "One", pages: [page(1), page(2, true), page(3)] },
    { id: 2, type: "Content", name: "Two", pages: [page(4)] },
  ],
};
const read = (...ids: number[]): UnitStatus[] => [
  {
    unitId: 1,
    status: "a",
    complete: false,
    locked: false,
    sectionsComplete: 0,
    sectionStatus: [
      { sectionId: 1, status: "A", pages: ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null })) },
    ],
  },
];

test("pages are read section by section; skipped ones are passed over", () => {
  expect(placesOf(unit).map(({ pageId }) => pageId)).toEqual([1, 3, 4]);
});

test("reading goes on at the first page not yet read, and begins again when all is read", () => {
  expect(firstUnread(unit, read(1))?.pageId).toBe(3);
  expect(firstUnread(unit, [])?.pageId).toBe(1);
  expect(firstUnread(unit, read(1, 3, 4))).toEqual({ sectionId: 2, pageId: 4 });
});
