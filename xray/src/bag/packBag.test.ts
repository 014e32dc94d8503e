import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import type { Kind } from "../catalogue/kind.ts";
import { densityOf, outermost } from "../catalogue/measure.ts";
import { place, placeWithin } from "../math/rotation.ts";
import { Occupied } from "../packing/occupied.ts";
import { profiles } from "../packing/profiles.ts";
import type { Solid, Vector } from "../solid.ts";
import { packBag, type PackedBag } from "./packBag.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;

const bags: PackedBag[] = await Promise.all(
  Array.from({ length: 7 }, (_, seed) =>
    packBag({ seed: seed + 1, threat: seed % 3 === 0 ? null : { category: categories[seed % 6] ?? "guns" } }),
  ),
);

const solidsOf = (bag: PackedBag): Solid[] => [
  ...bag.container,
  ...bag.articles.flatMap(({ article, placement }) =>
    article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })),
  ),
];

const hard = (bag: PackedBag) => bag.articles.filter(({ article }) => article.family !== "clothing");

const reach = (solids: readonly Solid[]): { low: Vector; high: Vector } => {
  const points = solids.flatMap((solid) => outermost(solid).map((point) => place(solid.placement, point)));
  const axis = (index: 0 | 1 | 2) => points.map((point) => point[index]);
  const least = (index: 0 | 1 | 2) => axis(index).reduce((a, b) => Math.min(a, b), Infinity);
  const most = (index: 0 | 1 | 2) => axis(index).reduce((a, b) => Math.max(a, b), -Infinity);
  return { low: [least(0), least(1), least(2)], high: [most(0), most(1), most(2)] };
};

/** Columns of 6 mm in which an article takes up these heights. */
const columnsOf = ({ article, placement }: PackedBag["articles"][number]): Occupied => {
  const occupied = new Occupied(320, 380);
  occupied.add(article.solids, placement);
  return occupied;
};

const cells: readonly (readonly [number, number])[] = Array.from({ length: 106 * 126 }, (_, index) => [
  -317 + 6 * (index % 106),
  -377 + 6 * Math.floor(index / 106),
]);
const cellsOf = (occupied: Occupied) => cells.filter(([x, y]) => occupied.spansAt(x, y).length > 0);

describe("packing a bag", () => {
  test("the same recipe packs the same bag, another seed another", { timeout: 60_000 }, async () => {
    const again = await packBag({ seed: 2, threat: { category: "knives" } });
    expect(again).toEqual(await packBag({ seed: 2, threat: { category: "knives" } }));
    expect(again.articles).not.toEqual((await packBag({ seed: 3, threat: { category: "knives" } })).articles);
  });

  test.each(Object.keys(profiles))("the traveller %s packs a bag", { timeout: 60_000 }, async (profile) => {
    expect((await packBag({ seed: 5, threat: null, profile })).profile).toBe(profile);
  });

  test.each(Object.entries<Kind>(catalogue).flatMap(([kind, { category }]) => (category ? [{ kind, category }] : [])))(
    "$kind gets into a bag",
    async ({ kind, category }) => {
      const bag = await packBag({ seed: 6, threat: { category, kind } });
      expect(bag.threat === null ? null : bag.articles[bag.threat]?.article.kind).toBe(kind);
    },
  );

  test("an innocent bag holds no threat, a threat bag exactly one of its category", () => {
    bags.forEach((bag, index) => {
      const threats = bag.articles.flatMap(({ article }, at) => (article.category === null ? [] : [{ at, category: article.category }]));
      expect(threats).toEqual(index % 3 === 0 ? [] : [{ at: bag.threat, category: categories[index % 6] }]);
    });
  });

  test("a bag stands on the belt in the middle and fits into the tunnel", () => {
    for (const bag of bags) {
      const { low, high } = reach(solidsOf(bag));
      expect(low[2]).toBeGreaterThan(-4);
      expect(high[2]).toBeLessThan(290);
      expect(high[0]).toBeLessThan(300);
      expect(low[0]).toBeGreaterThan(-300);
      expect(high[1]).toBeLessThan(400);
      expect(low[1]).toBeGreaterThan(-400);
    }
  });

  test("bags are full of things and of solids", () => {
    const counts = bags.map((bag) => solidsOf(bag).length).toSorted((a, b) => a - b);
    expect(counts[0]).toBeGreaterThan(60);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThan(150);
    expect(counts.at(-1)).toBeLessThan(600);
    for (const bag of bags) expect(bag.articles.length).toBeGreaterThanOrEqual(7);
  });

  test("hard things do not lie in each other", { timeout: 60_000 }, () => {
    for (const bag of bags) {
      const columns = hard(bag).map(columnsOf);
      const own = columns.map(cellsOf);
      const names = hard(bag).map(({ article }) => article.kind);
      columns.forEach((one, index) => {
        for (let other = 0; other < index; other++) {
          let shared = 0;
          for (const [x, y] of own[index] ?? [])
            for (const [from, to] of one.spansAt(x, y))
              for (const [low, high] of columns[other]?.spansAt(x, y) ?? [])
                shared += Math.max(0, Math.min(to, high) - Math.max(from, low) - 3);
          // Cubic centimetres; a solid's column is taken as full between its lowest and highest point, so hollows count a little.
          expect({ pair: [names[index], names[other]], little: (shared * 36) / 1000 < 40 }).toEqual({
            pair: [names[index], names[other]],
            little: true,
          });
        }
      });
    }
  });

  test("nothing floats: each thing rests on the floor or on what is below it", { timeout: 60_000 }, () => {
    for (const bag of bags) {
      const all = bag.articles.map(columnsOf);
      const floor = Math.min(
        ...bag.articles.map(
          (lying) =>
            reach(lying.article.solids.map((solid) => ({ ...solid, placement: placeWithin(lying.placement, solid.placement) }))).low[2],
        ),
      );
      all.forEach((own, index) => {
        let gap = Infinity;
        for (const [x, y] of cellsOf(own))
          for (const [from] of own.spansAt(x, y)) {
            gap = Math.min(gap, from - floor - 26);
            all.forEach((other, at) => {
              if (at !== index)
                for (const [low, high] of other.spansAt(x, y)) if (low < from + 1) gap = Math.min(gap, Math.max(0, from - high));
            });
          }
        expect({ thing: bag.articles[index]?.article.kind, floats: gap > 9 }).toEqual({
          thing: bag.articles[index]?.article.kind,
          floats: false,
        });
      });
    }
  });

  test("every solid weighs something, or takes away less than is there", () => {
    for (const bag of bags)
      for (const { material, density } of solidsOf(bag)) expect(densityOf(material, density)).toBeGreaterThanOrEqual(0);
  });
});
