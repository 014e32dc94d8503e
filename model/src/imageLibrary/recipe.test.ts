import { describe, expect, test } from "vitest";
import { recipeFaults, recipeSchema, type Stock } from "./recipe.ts";

const stock: Stock = {
  kinds: [
    { name: "pistol", category: "guns" },
    { name: "revolver", category: "guns" },
    { name: "kitchenKnife", category: "knives" },
    { name: "book", category: null },
  ],
  profiles: [
    { name: "business", containers: ["laptopBag"] },
    { name: "tray", containers: ["tray"] },
  ],
  containers: ["laptopBag", "tray", "carton"],
  scanners: [{ name: "S160", views: 2, place: "cabin" as const }],
};
const good = { size: 10, threatShare: 0.5, categories: { guns: 2, knives: 1 } };
const faultsOf = (change: object) => recipeFaults(recipeSchema.parse({ ...good, ...change }), stock);

describe("a recipe", () => {
  test("fills in what need not be said", () => {
    expect(recipeSchema.parse(good)).toMatchObject({ scanner: "S160", views: null, kinds: [], profiles: [], difficulties: {}, seed: null });
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ threatShare: 0, categories: {} })).toEqual([]);
    expect(faultsOf({ kinds: ["pistol"], distinctKinds: 2, profiles: ["tray"], containers: ["tray"] })).toEqual([]);
  });

  test.each([
    [{ threatShare: 1.01 }, "threatShare", "RecipeShareOutside"],
    [{ threatShare: -0.1 }, "threatShare", "RecipeShareOutside"],
    [{ categories: {} }, "categories", "RecipeCategoriesMissing"],
    [{ categories: { guns: 0 } }, "categories", "RecipeCategoriesMissing"],
    [{ kinds: ["book"] }, "kinds", "RecipeKindUnknown"],
    [{ kinds: ["pistol"], categories: { knives: 1 } }, "kinds", "RecipeKindUnknown"],
    [{ distinctKinds: 4 }, "distinctKinds", "RecipeKindsTooMany"],
    [{ distinctKinds: 3, size: 4 }, "distinctKinds", "RecipeThreatsTooFew"],
    [{ views: 3 }, "views", "FieldTooLarge"],
    [{ scanner: "S900" }, "scanner", "FieldInvalid"],
    [{ profiles: ["pirate"] }, "profiles", "FieldInvalid"],
    [{ containers: ["barrel"] }, "containers", "FieldInvalid"],
    [{ containers: ["carton"] }, "containers", "RecipeContainersUnused"],
  ])("that cannot be made is refused at its field: %j", (change, field, code) => {
    expect(faultsOf(change)).toEqual([expect.objectContaining({ field, code })]);
  });

  test.each([{ size: 0 }, { size: 10_001 }, { views: 0 }, { categories: { dragons: 1 } }, { seed: -1 }, { unknown: 1 }])(
    "out of bounds is refused: %j",
    (change) => expect(recipeSchema.safeParse({ ...good, ...change }).success).toBe(false),
  );

  test("names how many kinds there are", () => {
    expect(faultsOf({ distinctKinds: 9, kinds: ["pistol"] })).toEqual([{ field: "distinctKinds", code: "RecipeKindsTooMany", maximum: 2 }]);
  });
});
