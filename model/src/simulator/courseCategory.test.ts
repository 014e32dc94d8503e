import { expect, test } from "vitest";
import { courseCategories, courseCategory } from "./courseCategory.ts";

const overrides = { guns: "weapons", knives: "weapons", liquids: "Liquids over 100 ml" };

test("a course's categories take the place of the library's, two of them may become one, and the order stays", () => {
  expect(courseCategories(overrides, ["guns", "dangerousGoods", "knives", "liquids"])).toEqual([
    "weapons",
    "dangerousGoods",
    "Liquids over 100 ml",
  ]);
  expect(courseCategories({}, ["guns", "knives"])).toEqual(["guns", "knives"]);
});

test("what is not named stays as the library has it, a bag without a threat too", () => {
  expect(courseCategory(overrides, "dangerousGoods")).toBe("dangerousGoods");
  expect(courseCategory(overrides, "toString")).toBe("toString");
  expect(courseCategory(overrides, null)).toBeNull();
});
