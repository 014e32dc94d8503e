import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packBag, type PackedBag } from "../bag/packBag.ts";
import { catalogue, makeArticle } from "../catalogue/catalogue.ts";
import { hosts } from "../catalogue/hosts.ts";
import { openEdges } from "../../test/openEdges.ts";
import { boundsOf } from "../catalogue/measure.ts";
import { pouchAround } from "../catalogue/nested.ts";
import { placeWithin } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { concealments } from "./concealment.ts";
import { hide } from "./hide.ts";
import type { Load } from "./load.ts";
import { Occupied } from "./occupied.ts";

const seeds = [1, 2, 3];
const pack = (concealment: (typeof concealments)[number], seed: number, kind = "foldingKnife"): Promise<PackedBag> =>
  packBag({ seed, threat: { category: "knives", kind }, concealment, profile: "family", containers: ["hardSuitcase"] });

const inWorld = (bag: PackedBag, index: number): Solid[] => {
  const lying = bag.articles[index];
  return lying ? lying.article.solids.map((solid) => ({ ...solid, placement: placeWithin(lying.placement, solid.placement) })) : [];
};

/** Millimetres of other things that lie over the middle of the threat. */
const above = (bag: PackedBag): number => {
  const threat = boundsOf(inWorld(bag, bag.threat ?? -1));
  const occupied = new Occupied(320, 400);
  bag.articles.forEach(({ article, placement }, index) => {
    if (index !== bag.threat) occupied.add(article.solids, placement);
  });
  const spans = occupied.spansAt((threat.min[0] + threat.max[0]) / 2, (threat.min[1] + threat.max[1]) / 2);
  return spans.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, threat.max[2])), 0);
};

describe("how a threat is packed", () => {
  test("open, little lies over it; covered, much", { timeout: 300_000 }, async () => {
    const mean = async (concealment: (typeof concealments)[number]) => {
      const bags = await Promise.all(Array.from({ length: 8 }, (_, index) => index + 1).map((seed) => pack(concealment, seed)));
      for (const bag of bags) expect(bag.concealment).toBe(concealment);
      return bags.reduce((sum, bag) => sum + above(bag), 0) / bags.length;
    };
    const [open, covered] = [await mean("open"), await mean("covered")];
    expect(open).toBeLessThan(12);
    expect(covered).toBeGreaterThan(30);
  });

  test("inside, it lies within an everyday thing", { timeout: 300_000 }, async () => {
    for (const seed of seeds) {
      const bag = await pack("inside", seed);
      expect(bag.concealment).toBe("inside");
      const host = bag.articles[bag.host ?? -1]?.article;
      expect(host?.category).toBeNull();
      const [outer, inner] = [boundsOf(inWorld(bag, bag.host ?? -1)), boundsOf(inWorld(bag, bag.threat ?? -1))];
      for (const axis of [0, 1, 2] as const) {
        expect(inner.min[axis]).toBeGreaterThan(outer.min[axis]);
        expect(inner.max[axis]).toBeLessThan(outer.max[axis]);
      }
    }
  });

  test("what fits into no everyday thing is covered instead", async () => {
    const bag = await packBag({ seed: 3, threat: { category: "otherWeapons", kind: "crowbar" }, concealment: "inside" });
    expect(bag.threat).not.toBeNull();
    expect([bag.concealment, bag.host]).toEqual(["covered", undefined]);
  });

  test("each hiding place is a closed everyday thing with room for what it was made for", () => {
    const half = (most: number) => fc.double({ min: 3, max: most, noNaN: true });
    let made = 0;
    fc.assert(
      fc.property(fc.constantFrom(...hosts), fc.nat(9999), half(60), half(110), half(35), (make, seed, x, y, z) => {
        const host = make(seededRandom(seed), [x, y, z]);
        if (!host) return;
        made++;
        expect(catalogue[host.kind].category).toBeNull();
        expect(host.solids.map(openEdges).filter((wrong) => wrong > 0)).toEqual([]);
        const { min, max } = boundsOf(host.solids);
        [x, y, z].forEach((need, axis) => {
          expect(host.at[axis]! - need).toBeGreaterThan(min[axis]!);
          expect(host.at[axis]! + need).toBeLessThan(max[axis]!);
        });
      }),
      { numRuns: 150 },
    );
    expect(made).toBeGreaterThan(30);
  });

  test("around a ghost stands the very host that a threat would have, and in it lies something innocent or nothing", () => {
    const lying = ({ article, placement }: NonNullable<Load["hidden"]>) =>
      boundsOf(article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })));
    let kept = 0;
    for (let seed = 0; seed < 60; seed++) {
      const threat = makeArticle((["foldingKnife", "pistol", "stunDevice", "ceramicKnife"] as const)[seed % 4]!, seededRandom(seed), true);
      const [around, ghost] = [false, true].map((each) => hide(threat, seededRandom(seed), each));
      expect(ghost?.article).toEqual(around?.article);
      if (!ghost?.hidden || !around?.hidden) continue;
      kept++;
      expect(ghost.hidden.article.category).toBeNull();
      const [room, own] = [lying(around.hidden), lying(ghost.hidden)];
      for (const axis of [0, 1, 2] as const) {
        expect(own.min[axis]).toBeGreaterThan(room.min[axis] - 1);
        expect(own.max[axis]).toBeLessThan(room.max[axis] + 1);
      }
    }
    expect(kept).toBeGreaterThan(35);
  });

  test("a thing in the corner of a pouch lies below its skin, however narrow and high it is", () => {
    for (let seed = 0; seed < 40; seed++) {
      const need: Vector = [3 + (seed % 5), 3 + (seed % 7), 12 + (seed % 14)];
      const found = pouchAround(seededRandom(seed), need);
      if (!found) throw new Error(`No pouch for ${need.join(" × ")}.`);
      expect(found.at[2] + need[2]).toBeLessThan(boundsOf(found.parts.solids).max[2]);
    }
  });

  test("most threats up to the size of a pistol find a place, and not always the same", () => {
    const found = (["foldingKnife", "ceramicKnife", "pistol", "stunDevice", "pepperSpray"] as const).flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((seed) => hide(makeArticle(kind, seededRandom(seed), true), seededRandom(seed))?.article.kind),
    );
    expect(found.filter((kind) => kind !== undefined).length).toBeGreaterThan(found.length * 0.7);
    expect(new Set(found).size).toBeGreaterThan(3);
  });
});
