import { z } from "zod";
import { languages, sourceLanguage } from "../phrases/languages.ts";
import { scannerPlaces, threatCategories } from "./recipe.ts";

export const materialClasses = ["organic", "inorganic", "metal"] as const;
export type MaterialClass = (typeof materialClasses)[number];

/** What something is called: in English, and in the other languages of the product that have a word for it. */
const named = z.intersection(z.object({ [sourceLanguage]: z.string() }), z.partialRecord(z.enum(languages), z.string()));
export type Named = z.infer<typeof named>;

/** One kind of the catalogue as its page shows it. */
export const catalogueKind = z.object({
  kind: z.string(),
  name: named,
  family: z.string(),
  category: z.enum(threatCategories).nullable(),
  description: named,
  manifestLine: z.string(),
  /** The heaviest first. */
  materials: z.array(named),
  classes: z.array(z.enum(materialClasses)),
  /** Across the belt, along it, up. */
  millimetres: z.array(z.int()),
  grams: z.int(),
});
export type CatalogueKind = z.infer<typeof catalogueKind>;

export const catalogueAnswer = z.object({
  kinds: z.array(catalogueKind),
  /** So many articles there are of each kind of threat, numbered from 1. */
  articlesPerKind: z.int(),
  profiles: z.array(z.object({ name: z.string(), containers: z.array(z.string()).readonly() })),
  containers: z.array(z.string()),
  scanners: z.array(z.object({ name: z.string(), views: z.int(), place: z.enum(scannerPlaces) })),
});
export type CatalogueAnswer = z.infer<typeof catalogueAnswer>;
