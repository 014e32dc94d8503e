import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import type { Kind } from "../catalogue/kind.ts";
import { densityOf, outermost } from "../catalogue/measure.ts";
import { place, placeWithin } from "../math/rotation.ts";
import { drawGhost } from "../packing/drawGhost.ts";
import { profiles } from "../packing/profiles.ts";
import { seededRandom } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { packBag, type PackedBag } from "./packBag.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;

/** One of each traveller; of the innocent ones every second is packed around something that lies open. */
const recipes = Object.keys(profiles).map((profile, at) => ({
  seed: at + 1,
  profile,
  threat: at % 3 === 0 ? null : { category: categories[at % 6]! },
  ...(at % 6 === 3 ? { concealment: "open" as const } : {}),
}));
const bags: PackedBag[] = await Promise.all(recipes.map((recipe) => packBag(recipe)));

const solidsOf = (bag: PackedBag): Solid[] => [
  ...bag.container,
  ...bag.articles.flatMap(({ article, placement }) =>
    article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })),
  ),
];

const reach = (solids: readonly Solid[]): { low: Vector; high: Vector } => {
  const points = solids.flatMap((solid) => outermost(solid).map((point) => place(solid.placement, point)));
  const axis = (index: 0 | 1 | 2) => points.map((point) => point[index]);
  const least = (index: 0 | 1 | 2) => axis(index).reduce((a, b) => Math.min(a, b), Infinity);
  const most = (index: 0 | 1 | 2) => axis(index).reduce((a, b) => Math.max(a, b), -Infinity);
  return { low: [least(0), least(1), least(2)], high: [most(0), most(1), most(2)] };
};

describe("packing a bag", () => {
  test("the same recipe packs the same bag, another seed another", { timeout: 60_000 }, async () => {
    expect(await packBag(recipes[1]!)).toEqual(bags[1]);
    expect((await packBag({ ...recipes[1]!, seed: 99 })).articles).not.toEqual(bags[1]?.articles);
  });

  test("each traveller packs a bag", () => {
    expect(bags.map(({ profile }) => profile)).toEqual(Object.keys(profiles));
  });

  test.each(Object.entries<Kind>(catalogue).flatMap(([kind, { category }]) => (category ? [{ kind, category }] : [])))(
    "$kind gets into a bag",
    { timeout: 60_000 },
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

  test("an innocent bag is packed as one with a threat is, and lacks nothing but that; of it nothing is told", async () => {
    let [compared, cameDown] = [0, 0];
    for (const [at, innocent] of bags.entries()) {
      if (innocent.threat !== null) continue;
      const {
        articles,
        threat,
        concealment: _way,
        host,
        ...around
      } = await packBag({
        ...recipes[at]!,
        threat: drawGhost(seededRandom(at + 1)),
      });
      if (threat === null) continue; // it found no room, so that the bag was packed around another one
      compared++;
      const { articles: all, ...told } = innocent;
      // in its host something innocent may be kept
      const left = host !== undefined && all.length === articles.length ? all.toSpliced(threat, 1) : all;
      expect(told).toEqual({ ...around, threat: null });
      const others = articles.filter((_, index) => index !== threat);
      expect(left.map(({ article }) => article.kind)).toEqual(others.map(({ article }) => article.kind));
      left.forEach(({ placement }, index) => {
        const [x, y, z] = others[index]!.placement.position;
        expect([placement.rotation, placement.position.slice(0, 2)]).toEqual([others[index]!.placement.rotation, [x, y]]);
        expect(placement.position[2]).toBeLessThanOrEqual(z);
        if (placement.position[2] < z) cameDown++;
      });
    }
    expect(compared).toBeGreaterThan(1);
    expect(cameDown).toBeGreaterThan(0);
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
    expect(counts.at(-1)).toBeLessThan(700);
    for (const bag of bags) expect(bag.articles.length).toBeGreaterThanOrEqual(7);
  });

  test("every solid weighs something, or takes away less than is there", () => {
    for (const bag of bags)
      for (const { material, density } of solidsOf(bag)) expect(densityOf(material, density)).toBeGreaterThanOrEqual(0);
  });
});
