import { expect, test } from "vitest";
import type { Solid } from "../solid.ts";
import { catalogue } from "./catalogue.ts";
import type { Kind } from "./kind.ts";
import { boundsOf } from "./measure.ts";
import { ARTICLES_PER_KIND, threatArticle } from "./threatArticle.ts";

/** What tells two articles apart in a scan: materials and measures to a quarter of a millimetre, whatever they are called. */
const signature = (solids: readonly Solid[]): string =>
  solids
    .map((solid) => {
      const { min, max } = boundsOf([solid]);
      const size = [0, 1, 2].map((axis) => Math.round(4 * (max[axis]! - min[axis]!)));
      return [solid.material, Math.round(50 * (solid.density ?? 0)), ...size].join(":");
    })
    .toSorted()
    .join("|");

const kinds = Object.entries<Kind>(catalogue).flatMap(([kind, { category }]) => (category ? [kind] : []));
const articles = kinds.flatMap((kind) => Array.from({ length: ARTICLES_PER_KIND }, (_, index) => threatArticle(kind, index + 1).article));

test("there are 250 or more threat articles that differ in shape or material, not only in name", { timeout: 60_000 }, () => {
  expect(kinds.length).toBeGreaterThanOrEqual(60);
  expect(new Set(articles.map(({ solids }) => signature(solids))).size).toBeGreaterThanOrEqual(600);
  for (const kind of kinds) {
    const own = articles.filter((article) => article.kind === kind);
    expect({ kind, several: new Set(own.map(({ solids }) => signature(solids))).size >= 2 }).toEqual({ kind, several: true });
  }
});

test("an article's id names one thing for ever", () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(threatArticle("pistol", 3).article).toEqual(articles.find(({ id }) => id === "pistol-3"));
});
