import { expect, test } from "vitest";
import { asRead } from "./asRead.ts";
import { courseContents } from "./contents.ts";
import { isOpen, leavesOf, nodeAt } from "./navigation.ts";
import { courseOf, noFacts, randomContent, randomOf } from "../../test/training/testTree.ts";

test("a page that waits for the connection counts as read, opens the one behind it, and completes neither unit nor course", () => {
  for (let seed = 1; seed <= 40; seed++) {
    let course = courseOf(randomContent(randomOf(seed)), noFacts, true);
    const [unitId] = course.unitStatus.filter(({ locked }) => !locked).map((unit) => unit.unitId);
    const pages = leavesOf(courseContents(course), [course.id, unitId ?? 0]).filter((path) => path.length === 4);
    for (const [index, page] of pages.entries()) {
      expect(isOpen(courseContents(course), page)).toBe(true);
      course = asRead(course, page);
      const after = courseContents(course);
      expect(pages.map((each) => nodeAt(after, each)?.complete)).toEqual(pages.map((_, at) => at <= index));
    }
    expect(course.unitStatus.every(({ complete }) => !complete)).toBe(true);
    expect(course.courseStatus).toMatchObject({ complete: false, progress: 0 });
  }
});

test("a page that the course does not have changes nothing", () => {
  const course = courseOf(randomContent(randomOf(1)), noFacts, true);
  expect(asRead(course, [course.id, 999, 1, 1])).toBe(course);
});
