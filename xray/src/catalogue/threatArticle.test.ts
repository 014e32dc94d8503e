import { expect, test } from "vitest";
import { upright } from "../math/rotation.ts";
import type { Article } from "../solid.ts";
import { columnsOf } from "../../test/columnsOf.ts";
import { catalogue } from "./catalogue.ts";
import type { Kind } from "./kind.ts";
import { massGramsOf } from "./measure.ts";
import { ARTICLES_PER_KIND, threatArticle } from "./threatArticle.ts";

const kinds = Object.entries<Kind>(catalogue).flatMap(([kind, { category }]) => (category ? [kind] : []));
const articles = kinds.flatMap((kind) => Array.from({ length: ARTICLES_PER_KIND }, (_, index) => threatArticle(kind, index + 1).article));

/** How a thing looks: its thickness along upright lines around its middle, and how much there is of each material. */
const lookOf = ({ solids, bounds: { min, max } }: Article) => {
  const middle = { rotation: upright, position: [-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, 0] as const };
  const thick = new Map<number, number>();
  for (const [cell, spans] of columnsOf(solids, middle))
    thick.set(
      cell,
      spans.reduce((sum, [from, to]) => sum + to - from, 0),
    );
  const grams = new Map<string, number>();
  for (const solid of solids) grams.set(solid.material, (grams.get(solid.material) ?? 0) + massGramsOf([solid]));
  return { thick, grams };
};
type Look = ReturnType<typeof lookOf>;

/** By how much two looks differ, as a share of what both have: 0 where they are the same. */
const apart = (one: Look, other: Look): number => {
  const share = <K>(a: ReadonlyMap<K, number>, b: ReadonlyMap<K, number>): number => {
    let [differ, all] = [0, 0];
    for (const key of new Set([...a.keys(), ...b.keys()])) {
      differ += Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0));
      all += Math.abs(a.get(key) ?? 0) + Math.abs(b.get(key) ?? 0);
    }
    return differ / Math.max(1, all);
  };
  return Math.max(share(one.thick, other.thick), share(one.grams, other.grams));
};
/** What differs by less is one thing to who looks at it. */
const ALIKE = 0.08;

test(
  "the nearest neighbour of 250 and more threat articles of 75 and more kinds looks different, of each kind at least two",
  { timeout: 180_000 },
  () => {
    expect(kinds.length).toBeGreaterThanOrEqual(75);
    const different = kinds.map((kind) => {
      const looks: Look[] = [];
      for (const article of articles.filter((one) => one.kind === kind)) {
        const look = lookOf(article);
        if (looks.every((other) => apart(look, other) >= ALIKE)) looks.push(look);
      }
      return { kind, count: looks.length };
    });
    const oneOnly = different.flatMap(({ kind, count }) => (count < 2 ? [kind] : []));
    expect(oneOnly).toEqual([]);
    expect(different.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(700);
  },
);

test("an article's id names one thing for ever", () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(threatArticle("pistol", 3).article).toEqual(articles.find(({ id }) => id === "pistol-3"));
});
