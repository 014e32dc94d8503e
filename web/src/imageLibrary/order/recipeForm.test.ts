import { expect, test } from "vitest";
import { recipeOf, usualRecipe } from "./recipeForm.ts";

const stock = {
  kinds: [
    { name: "pistol", category: "guns" as const },
    { name: "kitchenKnife", category: "knives" as const },
  ],
  profiles: [{ name: "business", containers: ["laptopBag"] }],
  containers: ["laptopBag"],
  scanners: [{ name: "S160", views: 2, freight: false }],
};
const usual = usualRecipe({ name: "S160", views: 2 });
const fieldsOf = (change: Partial<typeof usual>) => {
  const result = recipeOf({ ...usual, ...change }, stock);
  return "errors" in result ? Object.keys(result.errors) : [];
};

test("the form begins with a recipe that can be made, whose images wait for approval", () => {
  expect(recipeOf(usual, stock)).toMatchObject({ recipe: { size: 60, threatShare: 0.33, seed: null, distinctKinds: null, draft: true } });
});

test.each([
  [{ size: "" }, "size"],
  [{ size: "1.5" }, "size"],
  [{ size: "20000" }, "size"],
  [{ threatPercent: "101" }, "threatShare"],
  [{ threatPercent: "" }, "threatShare"],
  [{ categories: {} }, "categories"],
  [{ distinctKinds: "3" }, "distinctKinds"],
  [{ views: "0" }, "views"],
  [{ seed: "-1" }, "seed"],
])("what cannot be made is refused at its field: %j", (change, field) => {
  expect(fieldsOf(change)).toEqual([field]);
});
