import {
  chosenCategories,
  concealments,
  kindsOf,
  profilesOf,
  recipeSchema,
  threatCategories,
  type Recipe,
  type Stock,
} from "@vigil/model/imageLibrary/recipe";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { isScannerName, type ScannerName } from "@vigil/xray/geometry/scanners";
import { keyOf, seededRandom, type Random } from "@vigil/xray/random";
import { z } from "zod";

type Category = (typeof threatCategories)[number];

/** Orders from before recipes: categories in turn, whatever kinds the packing picks. */
const earlier = z
  .object({ threatShare: z.number().min(0).max(1), categories: z.array(z.enum(threatCategories)) })
  .transform(({ threatShare, categories }) => ({ recipe: null, threatShare, categories }));
const ordered = recipeSchema.transform((recipe) => ({ recipe, threatShare: recipe.threatShare, categories: chosenCategories(recipe) }));

/** `library_jobs.recipe` */
export const libraryRecipe = z.union([earlier, ordered]);
export type LibraryRecipe = z.infer<typeof libraryRecipe>;

export interface PlannedBag {
  bag: BagRecipe;
  /** The step of difficulty that is wanted; null = as it comes. */
  difficulty: number | null;
  /** What the order leaves open, and a wanted difficulty may therefore change: how a threat is hidden, and which of these it is. */
  open: { readonly concealment: boolean; readonly kinds: readonly string[] };
}

const BLOCK = 12;

/**
 * The bags of a library, each following from the seed and its place alone, so that a job that was cut off goes on with the same ones.
 * Threats lie at random places, yet every twelve bags hold their share, and categories, kinds and levels of difficulty take turns.
 */
export function planOrder({ recipe, threatShare, categories }: LibraryRecipe, seed: number, wanted: number, stock: Stock): PlannedBag[] {
  const random = seededRandom(seed);
  const scanner = scannerOf(recipe);
  const threats = categories.length === 0 ? 0 : Math.round(threatShare * wanted);
  const nextCategory = turns(
    random,
    weighted(categories, (category) => recipe?.categories[category] ?? 1),
  );
  const nextThreat = recipe
    ? threatsInTurn(recipe, categories, nextCategory, random.fork(2), stock)
    : () => ({ category: nextCategory()! });
  const nextLevel = turns(
    random.fork(3),
    weighted([1, 2, 3, 4, 5], (level) => recipe?.difficulties[levelName(level)] ?? 0),
  );
  const ways = weighted(concealments, (way) => recipe?.concealments[way] ?? 0);
  const nextConcealment = turns(random.fork(5), ways);
  // What an innocent bag is packed around, so that a library of open threats is not told by the room that is kept under their lids.
  const nextGhost = turns(random.fork(6), ways);
  const nextHabits = recipe ? habits(recipe, random.fork(4), stock) : () => ({});
  const plan: PlannedBag[] = [];
  for (let start = 0; start < wanted; start += BLOCK) {
    const end = Math.min(start + BLOCK, wanted);
    const upTo = (bags: number) => Math.round((threats * bags) / wanted);
    const withThreat = upTo(end) - upTo(start);
    const places = random.shuffle(Array.from({ length: end - start }, (_, place) => place < withThreat));
    for (const hasThreat of places) {
      const threat = hasThreat ? nextThreat() : null;
      const concealment = threat ? nextConcealment() : nextGhost();
      plan.push({
        bag: { seed: keyOf(seed, plan.length), scanner, threat, ...(concealment ? { concealment } : {}), ...nextHabits() },
        difficulty: nextLevel() ?? null,
        open: {
          concealment: threat !== null && concealment === undefined,
          // so many different kinds as were asked for stay
          kinds: recipe && threat && recipe.distinctKinds === null ? kindsOf(recipe, threat.category, stock) : [],
        },
      });
    }
  }
  return plan;
}

const levelName = (level: number) => z.enum(["1", "2", "3", "4", "5"]).parse(String(level));

const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): T[] =>
  items.flatMap((item) => Array.from({ length: weightOf(item) }, () => item));

/** All of them in random order, then all of them again; nothing of nothing. */
function turns<T>(random: Random, items: readonly T[]): () => T | undefined {
  const left: T[] = [];
  return () => {
    if (left.length === 0) left.push(...random.shuffle(items));
    return left.pop();
  };
}

/** No kind comes a second time before as many different ones as were asked for have come. */
function threatsInTurn(
  recipe: Recipe,
  categories: readonly Category[],
  nextCategory: () => Category | undefined,
  random: Random,
  stock: Stock,
) {
  const nextKind = new Map(categories.map((category) => [category, turns(random, kindsOf(recipe, category, stock))]));
  const had = new Set<string>();
  const different = Math.min(
    recipe.distinctKinds ?? 0,
    categories.reduce((sum, category) => sum + kindsOf(recipe, category, stock).length, 0),
  );
  return () => {
    for (;;) {
      const category = nextCategory();
      const kind = category && nextKind.get(category)?.();
      if (!category || !kind) throw new Error("The recipe has threats but no kind of them.");
      if (had.size < different && had.has(kind)) continue;
      had.add(kind);
      return { category, kind };
    }
  };
}

/** Orders from before there were others are of the first scanner. */
function scannerOf(recipe: Recipe | null): ScannerName {
  const name = recipe?.scanner ?? "S160";
  if (!isScannerName(name)) throw new Error(`There is no scanner "${name}".`);
  return name;
}

function habits(recipe: Recipe, random: Random, stock: Stock): () => Pick<BagRecipe, "profile" | "containers"> {
  const { profiles, containers } = recipe;
  if (profiles.length === 0 && containers.length === 0) return () => ({});
  const nextProfile = turns(random, profilesOf(recipe, stock));
  return () => {
    const profile = nextProfile();
    return { ...(profile === undefined ? {} : { profile }), ...(containers.length === 0 ? {} : { containers }) };
  };
}
