import { recipeSchema, type Stock } from "@vigil/model/imageLibrary/recipe";
import { describe, expect, test } from "vitest";
import { libraryRecipe, planOrder } from "./planOrder.ts";
import { nothingInStock } from "./stock.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
const early = (order: object, seed: number, wanted: number) =>
  planOrder(libraryRecipe.parse({ threatShare: 1 / 3, categories, ...order }), seed, wanted, nothingInStock).map(({ bag }) => bag);

describe("the plan of a library", () => {
  const plan = early({}, 7, 60);

  test("has its share of threats and all categories, in the first twelve as in the whole", () => {
    expect(plan).toHaveLength(60);
    expect(plan.filter(({ threat }) => threat)).toHaveLength(20);
    expect(plan.slice(0, 12).filter(({ threat }) => threat)).toHaveLength(4);
    expect(new Set(plan.flatMap(({ threat }) => threat?.category ?? []))).toEqual(new Set(categories));
  });

  test("follows from the seed", () => {
    expect(early({}, 7, 60)).toEqual(plan);
    expect(early({}, 8, 60)).not.toEqual(plan);
    expect(new Set(plan.map(({ seed }) => seed)).size).toBe(60);
  });

  test("does not betray threats by their place", () => {
    const places = plan.flatMap(({ threat }, place) => (threat ? [place % 3] : []));
    expect(new Set(places).size).toBe(3);
  });

  test("holds without threats and for a single bag", () => {
    expect(early({ threatShare: 0, categories: [] }, 1, 5).every(({ threat }) => threat === null)).toBe(true);
    expect(early({ threatShare: 1 }, 1, 1)[0]?.threat).not.toBeNull();
  });
});

describe("the plan of a recipe", () => {
  const stock: Stock = {
    kinds: [
      ...["pistol", "revolver", "rifle"].map((name) => ({ name, category: "guns" as const })),
      ...["kitchenKnife", "dagger"].map((name) => ({ name, category: "knives" as const })),
    ],
    profiles: [
      { name: "business", containers: ["laptopBag"] },
      { name: "beach", containers: ["holdall", "backpack"] },
    ],
    containers: ["laptopBag", "holdall", "backpack"],
    scanners: [{ name: "S160", views: 2, place: "cabin" as const }],
  };
  const plan = (order: object, seed = 7) => {
    const recipe = { size: 24, threatShare: 0.5, categories: { guns: 3, knives: 1 }, ...order };
    return planOrder(libraryRecipe.parse(recipeSchema.parse(recipe)), seed, recipe.size, stock);
  };
  const kindsOf = (bags: ReturnType<typeof plan>) => bags.flatMap(({ bag }) => bag.threat?.kind ?? []);

  test("follows from the seed and keeps to the weights", () => {
    expect(plan({})).toEqual(plan({}));
    expect(plan({}, 8)).not.toEqual(plan({}));
    const threats = plan({}).flatMap(({ bag }) => bag.threat?.category ?? []);
    expect([threats.length, threats.filter((category) => category === "guns").length]).toEqual([12, 9]);
  });

  test("has as many different kinds as were asked for, the rare ones too", () => {
    expect(new Set(kindsOf(plan({ size: 10, distinctKinds: 5 }))).size).toBe(5);
    expect(new Set(kindsOf(plan({ kinds: ["pistol"] })))).toEqual(new Set(["pistol", "kitchenKnife", "dagger"]));
  });

  test("spreads the levels of difficulty by their weights, and leaves them be without", () => {
    const levels = plan({ difficulties: { 2: 1, 4: 2 } }).map(({ difficulty }) => difficulty);
    expect([2, 4].map((level) => levels.filter((each) => each === level).length)).toEqual([8, 16]);
    expect(plan({}).every(({ difficulty }) => difficulty === null)).toBe(true);
  });

  test("packs threats open, covered or inside by their weights, and as they come without", () => {
    const bags = plan({ concealments: { open: 1, inside: 2 } }).map(({ bag }) => bag);
    const [threats, innocents] = [true, false].map((held) => bags.filter(({ threat }) => (threat !== null) === held));
    // what innocent ones are packed around lies like the threats, or its room would tell them
    for (const some of [threats!, innocents!]) {
      expect(some.length).toBeGreaterThan(3);
      const [open, inside] = ["open", "inside"].map((way) => some.filter(({ concealment }) => concealment === way).length);
      expect(open! + inside!).toBe(some.length);
      expect(Math.abs(2 * open! - inside!)).toBeLessThanOrEqual(2);
    }
    expect(plan({}).every(({ bag }) => bag.concealment === undefined)).toBe(true);
  });

  test("takes the travellers who own one of the containers", () => {
    const bags = plan({ containers: ["backpack"] }).map(({ bag }) => bag);
    expect(bags.every(({ profile, containers }) => profile === "beach" && containers?.join() === "backpack")).toBe(true);
  });
});
