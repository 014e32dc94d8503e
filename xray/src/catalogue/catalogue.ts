import type { Random } from "../random.ts";
import type { Article } from "../solid.ts";
import { clothing } from "./clothing.ts";
import { electronics } from "./electronics.ts";
import type { Garment } from "./garment.ts";
import { guns } from "./guns.ts";
import type { Kind } from "./kind.ts";
import { knives } from "./knives.ts";
import { boundsOf, massGramsOf } from "./measure.ts";
import { shoes } from "./shoes.ts";

/** Everything that may lie in a bag, by kind. */
export const catalogue = {
  ...clothing,
  ...shoes,
  ...electronics,
  ...guns,
  ...knives,
} satisfies Record<string, Kind>;

export type KindName = keyof typeof catalogue;
const kinds: Record<string, Kind> = catalogue;

export interface MadeArticle {
  article: Article;
  garment: Garment | null;
}

export const isKind = (kind: string): kind is KindName => Object.hasOwn(catalogue, kind);

export const makeArticle = (kind: string, random: Random): MadeArticle => {
  const made = kinds[kind];
  if (!made) throw new Error(`The catalogue has no kind "${kind}".`);
  const { solids, manifestLine, description, garment } = made.make(random);
  return {
    garment: garment ?? null,
    article: {
      kind,
      name: made.name,
      family: made.family,
      category: made.category,
      description: description ?? made.description,
      manifestLine,
      solids,
      bounds: boundsOf(solids),
      massGrams: massGramsOf(solids),
    },
  };
};
