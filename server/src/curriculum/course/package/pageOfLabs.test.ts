import { page as storedPage } from "@vigil/model/training/courseContent";
import { expect, test } from "vitest";
import { testPackage, testPage } from "../../../../test/curriculum/testPackage.ts";
import { compileCourse } from "./compileCourse.ts";

test("a course package may have a page that is an exercise and nothing else", () => {
  const [, page] = compileCourse(testPackage({ "pages/second.md": testPage(2, "", "labs: 1, 2, 3, 4\n") })).content.units[0]!.sections[0]!
    .pages;
  expect([page?.blocks, page?.labs.length]).toEqual([[], 4]);
  expect(storedPage.safeParse(page).success).toBe(true);
  expect(storedPage.safeParse({ ...page, labs: [] }).success).toBe(false);
});
