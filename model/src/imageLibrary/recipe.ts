import { z } from "zod";
import type { ProblemCode } from "../phrases/problemCode.ts";

export const threatCategories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
type Category = (typeof threatCategories)[number];
/** How a threat is packed: on top, among the things, inside an everyday thing. */
export const concealments = ["open", "covered", "inside"] as const;
export const difficultyLevels = ["1", "2", "3", "4", "5"] as const;

/** Where a scanner stands, and with it what goes through: freight is packed without travellers and their bags. */
export const scannerPlaces = ["cabin", "hold", "freight"] as const;
export type ScannerPlace = (typeof scannerPlaces)[number];

/** What images can be made of: the kinds of the catalogue, the travellers, the containers and the scanners there are. */
export interface Stock {
  readonly kinds: readonly { readonly name: string; readonly category: Category | null }[];
  readonly profiles: readonly { readonly name: string; readonly containers: readonly string[] }[];
  readonly containers: readonly string[];
  readonly scanners: readonly { readonly name: string; readonly views: number; readonly place: ScannerPlace }[];
}

/** How often one is taken beside the others; 0 or missing is never. */
const weight = z.int().min(0).max(10);
const names = z.array(z.string().min(1).max(60)).max(300);

/** An order of images as an administrator gives it. Its bounds are here; what it needs of the stock is in `recipeFaults`. */
export const recipeSchema = z.strictObject({
  size: z.int().min(1).max(10_000),
  threatShare: z.number(),
  categories: z.partialRecord(z.enum(threatCategories), weight),
  /** Only these kinds in the categories they belong to; none named = all. */
  kinds: names.default([]),
  /** At least so many different kinds of threat. */
  distinctKinds: z.int().min(1).nullable().default(null),
  /** None = as they come. */
  difficulties: z.partialRecord(z.enum(difficultyLevels), weight).default({}),
  /** None = as they come. */
  concealments: z.partialRecord(z.enum(concealments), weight).default({}),
  /** None = every traveller, every container. */
  profiles: names.default([]),
  containers: names.default([]),
  scanner: z.string().min(1).max(60).default("S160"),
  /** The first of the scanner's views; null = all of them. */
  views: z.int().min(1).nullable().default(null),
  /** The images wait for approval before anybody is trained with them. */
  draft: z.boolean().default(false),
  /** null = the server draws one. */
  seed: z.int().min(0).max(0xffffffff).nullable().default(null),
});
export type Recipe = z.infer<typeof recipeSchema>;
/** As it is written: what it does not say is filled in. */
export type RecipeOrder = z.input<typeof recipeSchema>;

export interface RecipeFault {
  readonly field: keyof Recipe;
  readonly code: ProblemCode;
  readonly maximum?: number;
}

export const threatsOf = ({ size, threatShare }: Pick<Recipe, "size" | "threatShare">): number => Math.round(size * threatShare);

export const chosenCategories = ({ categories }: Pick<Recipe, "categories">): Category[] =>
  threatCategories.filter((category) => (categories[category] ?? 0) > 0);

/** The kinds from which the threats of a category are taken. */
export const kindsOf = ({ kinds }: Pick<Recipe, "kinds">, category: Category, stock: Stock): string[] => {
  const all = stock.kinds.filter((kind) => kind.category === category).map(({ name }) => name);
  const chosen = all.filter((name) => kinds.includes(name));
  return chosen.length > 0 ? chosen : all;
};

/** The travellers of an order: those that were chosen and own one of its containers. */
export const profilesOf = ({ profiles, containers }: Pick<Recipe, "profiles" | "containers">, stock: Stock): string[] =>
  stock.profiles
    .filter(({ name }) => profiles.length === 0 || profiles.includes(name))
    .filter((profile) => containers.length === 0 || profile.containers.some((container) => containers.includes(container)))
    .map(({ name }) => name);

/** Why an order cannot be fulfilled, each at the field that has to change; empty when it can. */
export function recipeFaults(recipe: Recipe, stock: Stock): RecipeFault[] {
  const faults: RecipeFault[] = [];
  const { threatShare, kinds, distinctKinds, containers, profiles, scanner, views } = recipe;
  const scanned = stock.scanners.find(({ name }) => name === scanner);
  if (!scanned) faults.push({ field: "scanner", code: "FieldInvalid" });
  else if (views !== null && views > scanned.views) faults.push({ field: "views", code: "FieldTooLarge", maximum: scanned.views });
  if (profiles.some((name) => !stock.profiles.some((known) => known.name === name)))
    faults.push({ field: "profiles", code: "FieldInvalid" });
  else if (containers.some((name) => !stock.containers.includes(name))) faults.push({ field: "containers", code: "FieldInvalid" });
  else if (profilesOf(recipe, stock).length === 0) faults.push({ field: "containers", code: "RecipeContainersUnused" });
  if (!(threatShare >= 0 && threatShare <= 1)) return [...faults, { field: "threatShare", code: "RecipeShareOutside" }];
  const categories = chosenCategories(recipe);
  if (threatShare > 0 && categories.length === 0) return [...faults, { field: "categories", code: "RecipeCategoriesMissing" }];
  const fits = (name: string) => stock.kinds.some((kind) => kind.name === name && categories.some((each) => each === kind.category));
  if (!kinds.every(fits)) faults.push({ field: "kinds", code: "RecipeKindUnknown" });
  if (distinctKinds === null) return faults;
  const available = categories.reduce((sum, category) => sum + kindsOf(recipe, category, stock).length, 0);
  if (distinctKinds > available) faults.push({ field: "distinctKinds", code: "RecipeKindsTooMany", maximum: available });
  else if (distinctKinds > threatsOf(recipe))
    faults.push({ field: "distinctKinds", code: "RecipeThreatsTooFew", maximum: threatsOf(recipe) });
  return faults;
}
