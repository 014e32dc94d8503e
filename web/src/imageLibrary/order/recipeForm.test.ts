import { expect, test } from "vitest";
import { holdContainers } from "@vigil/model/imageLibrary/levelReach";
import { libraryNeeds } from "./libraryNeeds.ts";
import { recipeOf, usualRecipe } from "./recipeForm.ts";

const stock = {
  kinds: [
    { name: "pistol", category: "guns" as const },
    { name: "kitchenKnife", category: "knives" as const },
  ],
  profiles: [{ name: "business", containers: ["laptopBag"] }],
  containers: ["laptopBag"],
  scanners: [{ name: "S160", views: 2, place: "cabin" as const }],
};
const scanners = [
  { name: "S160", views: 2, place: "cabin" as const },
  { name: "H180", views: 5, place: "hold" as const },
];
const usual = usualRecipe(scanners, libraryNeeds({ id: 1, revision: 1, industry: "cbs", threatCategories: ["guns", "knives"] }));
const fieldsOf = (change: Partial<typeof usual>) => {
  const result = recipeOf({ ...usual, ...change }, stock);
  return "errors" in result ? Object.keys(result.errors) : [];
};

test("the order of a hold library begins with the scanner and the bags of the hold, and with the categories that the library knows", () => {
  const hold = usualRecipe(scanners, libraryNeeds({ id: 1, revision: 1, industry: "hbs", threatCategories: ["explosiveDevices", "own"] }));
  expect(hold).toMatchObject({ scanner: "H180", views: "5", categories: { explosiveDevices: 1 }, containers: [...holdContainers] });
  expect(usual).toMatchObject({ scanner: "S160", categories: { guns: 1, knives: 1 }, containers: [] });
});

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
