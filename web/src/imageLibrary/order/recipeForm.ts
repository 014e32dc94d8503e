import type { CatalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import { holdContainers } from "@vigil/model/imageLibrary/levelReach";
import { recipeFaults, recipeSchema, type Recipe, type Stock } from "@vigil/model/imageLibrary/recipe";
import { ApiProblem } from "../../apiProblem.ts";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import type { LibraryNeeds } from "./libraryNeeds.ts";

/** What is typed; numbers stay text until they are sent. */
export interface RecipeValues {
  size: string;
  threatPercent: string;
  categories: Readonly<Record<string, number>>;
  kinds: readonly string[];
  distinctKinds: string;
  difficulties: Readonly<Record<string, number>>;
  concealments: Readonly<Record<string, number>>;
  profiles: readonly string[];
  containers: readonly string[];
  scanner: string;
  views: string;
  draft: boolean;
  seed: string;
}
export type RecipeErrors = Readonly<Record<string, string>>;

/** What an order begins with: as it fits the library. */
export const usualRecipe = (scanners: CatalogueAnswer["scanners"], { place, categories }: LibraryNeeds): RecipeValues => {
  const scanner = scanners.find((one) => one.place === place) ?? scanners[0] ?? { name: "S160", views: 2 };
  return {
    size: "60",
    threatPercent: "33",
    categories: Object.fromEntries(categories.map((category) => [category, 1])),
    kinds: [],
    distinctKinds: "",
    difficulties: {},
    concealments: {},
    profiles: [],
    containers: place === "hold" ? [...holdContainers] : [],
    scanner: scanner.name,
    views: String(scanner.views),
    draft: true,
    seed: "",
  };
};

export const stockOf = ({ kinds, profiles, containers, scanners }: CatalogueAnswer): Stock => ({
  kinds: kinds.map(({ kind, category }) => ({ name: kind, category })),
  profiles,
  containers,
  scanners,
});

const number = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

/** The recipe as it is sent, or what has to change before it can be: the same rules as the server's. */
export function recipeOf(values: RecipeValues, stock: Stock): { recipe: Recipe } | { errors: RecipeErrors } {
  const { threatPercent, size, distinctKinds, views, seed, ...rest } = values;
  const percent = number(threatPercent);
  const parsed = recipeSchema.safeParse({
    ...rest,
    size: number(size),
    threatShare: percent === undefined ? undefined : percent / 100,
    distinctKinds: number(distinctKinds) ?? null,
    views: number(views),
    seed: number(seed) ?? null,
  });
  if (!parsed.success)
    return {
      errors: Object.fromEntries(
        parsed.error.issues.map((issue) => {
          const { minimum, maximum } = { minimum: undefined, maximum: undefined, ...issue };
          const code = issue.code === "too_small" ? "FieldTooSmall" : issue.code === "too_big" ? "FieldTooLarge" : "FieldInvalid";
          return [String(issue.path[0]), phraseOf(`problems.${code}`, issue.message, { minimum, maximum })];
        }),
      ),
    };
  const faults = recipeFaults(parsed.data, stock);
  if (faults.length === 0) return { recipe: parsed.data };
  return {
    errors: Object.fromEntries(faults.map(({ field, code, maximum }) => [field, phraseOf(`problems.${code}`, code, { maximum })])),
  };
}

/** A refusal that names a field of the recipe stands there. */
export const refusalOf = (problem: unknown): RecipeErrors | undefined => {
  if (!(problem instanceof ApiProblem) || problem.field === undefined) return undefined;
  const [field = ""] = problem.field.split(".");
  return field in recipeSchema.shape ? { [field]: problemMessage(problem) } : undefined;
};
