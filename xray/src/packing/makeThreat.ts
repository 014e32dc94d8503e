import { catalogue, type MadeArticle } from "../catalogue/catalogue.ts";
import type { Kind } from "../catalogue/kind.ts";
import { ARTICLES_PER_KIND, threatArticle } from "../catalogue/threatArticle.ts";
import type { Random } from "../random.ts";
import type { ThreatCategory } from "../solid.ts";
import type { Concealment } from "./concealment.ts";
import { hide } from "./hide.ts";
import { type Load, loadOf, tipped } from "./load.ts";
import type { HeldThing } from "./fill.ts";

/** Kinds tried until one goes into an everyday thing. */
const TRIES = 6;

const kindsOf = (category: ThreatCategory): string[] =>
  Object.entries<Kind>(catalogue).flatMap(([name, made]) => (made.category === category ? [name] : []));

/** The threat of a recipe, in an everyday thing when it is to be inside one; what goes into none is covered instead. A ghost is taken out again. */
export const makeThreat = (
  random: Random,
  { category, kind }: { category: ThreatCategory; kind?: string },
  concealment: Concealment,
  ghost = false,
): HeldThing & { load: Load } => {
  const source = random.fork(50);
  const kinds = kind === undefined ? source.shuffle(kindsOf(category)).slice(0, TRIES) : [kind];
  const number = random.fork(51).whole(1, ARTICLES_PER_KIND);
  const make = (name: string | undefined): MadeArticle => threatArticle(name ?? "", number, true);
  if (concealment === "inside")
    for (const name of kinds) {
      const hidden = hide(make(name), random.fork(52), ghost);
      if (hidden) return { load: hidden, concealment };
    }
  return { load: loadOf(tipped(make(kinds[0]), source, 0.25)), concealment: concealment === "inside" ? "covered" : concealment };
};
