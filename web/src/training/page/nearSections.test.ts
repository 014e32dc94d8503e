import type { ContentsNode } from "@vigil/model/training/contents";
import { expect, test } from "vitest";
import { nearSections } from "./nearSections.ts";

const node = (id: number, children: ContentsNode[], opened: boolean): ContentsNode => ({
  nodeType: "section",
  id,
  title: "",
  children,
  complete: false,
  locked: false,
  lockReason: null,
  exam: null,
  disabled: false,
  opened,
  progress: 0,
  courseStatus: null,
});
const sections = (count: number, pages: number, here?: [section: number, page: number]) =>
  Array.from({ length: count }, (_, section) =>
    node(
      section,
      Array.from({ length: pages }, (_page, page) => node(page, [], section === here?.[0] && page === here[1])),
      section === here?.[0],
    ),
  );

test("of a long unit the sections around the open page come first, as many as a window shows", () => {
  expect(nearSections(sections(100, 10, [50, 5]), 15)).toEqual({ from: 49, to: 52 });
  expect(nearSections(sections(100, 10, [50, 0]), 15)).toEqual({ from: 48, to: 52 });
  expect(nearSections(sections(100, 10, [99, 9]), 15)).toEqual({ from: 98, to: 100 });
});

test("a unit opened by hand begins at its beginning, and a short one is there at once", () => {
  expect(nearSections(sections(100, 10), 15)).toEqual({ from: 0, to: 2 });
  expect(nearSections(sections(3, 2, [1, 1]), 15)).toEqual({ from: 0, to: 3 });
  expect(nearSections([], 15)).toEqual({ from: 0, to: 1 });
});
