import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { keyOf, seededRandom } from "@vigil/xray/random";
import { z } from "zod";

/** What a library is ordered with: `library_jobs.recipe`. */
export const libraryRecipe = z.object({
  threatShare: z.number().min(0).max(1),
  categories: z.array(z.enum(["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"])),
});
export type LibraryRecipe = z.infer<typeof libraryRecipe>;

const BLOCK = 12;

/**
 * The bags of a library, each following from the seed and its place alone, so that a job that was cut off goes on with the same ones.
 * Threats lie at random places, yet every twelve bags hold their share, and the categories take turns.
 */
export function planLibrary({ threatShare, categories }: LibraryRecipe, seed: number, wanted: number): BagRecipe[] {
  const random = seededRandom(seed);
  const threats = categories.length === 0 ? 0 : Math.round(threatShare * wanted);
  const turns: LibraryRecipe["categories"] = [];
  const nextCategory = () => {
    if (turns.length === 0) turns.push(...random.shuffle(categories));
    return turns.pop();
  };
  const plan: BagRecipe[] = [];
  for (let start = 0; start < wanted; start += BLOCK) {
    const end = Math.min(start + BLOCK, wanted);
    const upTo = (bags: number) => Math.round((threats * bags) / wanted);
    const withThreat = upTo(end) - upTo(start);
    const places = random.shuffle(Array.from({ length: end - start }, (_, place) => place < withThreat));
    for (const hasThreat of places) {
      const category = hasThreat ? nextCategory() : undefined;
      plan.push({ seed: keyOf(seed, plan.length), scanner: "S160", threat: category === undefined ? null : { category } });
    }
  }
  return plan;
}
