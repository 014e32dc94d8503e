import { describe, expect, test } from "vitest";
import { planLibrary, type LibraryRecipe } from "./planLibrary.ts";

const recipe: LibraryRecipe = {
  threatShare: 1 / 3,
  categories: ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"],
};

describe("the plan of a library", () => {
  const plan = planLibrary(recipe, 7, 60);

  test("has its share of threats and all categories, in the first twelve as in the whole", () => {
    expect(plan).toHaveLength(60);
    expect(plan.filter(({ threat }) => threat)).toHaveLength(20);
    expect(plan.slice(0, 12).filter(({ threat }) => threat)).toHaveLength(4);
    expect(new Set(plan.flatMap(({ threat }) => threat?.category ?? []))).toEqual(new Set(recipe.categories));
  });

  test("follows from the seed", () => {
    expect(planLibrary(recipe, 7, 60)).toEqual(plan);
    expect(planLibrary(recipe, 8, 60)).not.toEqual(plan);
    expect(new Set(plan.map(({ seed }) => seed)).size).toBe(60);
  });

  test("does not betray threats by their place", () => {
    const places = plan.flatMap(({ threat }, place) => (threat ? [place % 3] : []));
    expect(new Set(places).size).toBe(3);
  });

  test("holds without threats and for a single bag", () => {
    expect(planLibrary({ threatShare: 0, categories: [] }, 1, 5).every(({ threat }) => threat === null)).toBe(true);
    expect(planLibrary({ ...recipe, threatShare: 1 }, 1, 1)[0]?.threat).not.toBeNull();
  });
});
