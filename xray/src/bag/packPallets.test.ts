import { beforeAll, expect, test } from "vitest";
import { boundsOf } from "../catalogue/measure.ts";
import { fanOf } from "../geometry/fan.ts";
import { scanners } from "../geometry/scanners.ts";
import { placeWithin } from "../math/rotation.ts";
import type { PackedBag } from "./packBag.ts";
import { packPallets } from "./packPallets.ts";

let freight: PackedBag;
let innocent: PackedBag;

beforeAll(async () => {
  freight = await packPallets({ seed: 5, threat: { category: "guns" } });
  innocent = await packPallets({ seed: 4, threat: null });
}, 60_000);

/** Millimetres by which what is in a piece may lift its lid. */
const LID = 12;

const reach = ({ article, placement }: PackedBag["articles"][number]) =>
  boundsOf(article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })));

test("the same recipe packs the same freight", { timeout: 60_000 }, async () => {
  expect(await packPallets({ seed: 4, threat: null })).toEqual(innocent);
  expect(freight.container).not.toEqual(innocent.container);
});

test("the threat is in one of the pieces on top, told apart from it; innocent freight has none", () => {
  expect(innocent.threat).toBeNull();
  expect(innocent.articles.filter(({ article }) => article.category !== null)).toEqual([]);
  const threats = freight.articles.filter(({ article }) => article.category !== null);
  expect(threats).toEqual([freight.articles[freight.threat ?? -1]]);
  const [threat] = threats.map(reach);
  const around = freight.articles.filter(({ article }) => article.family === "freight").map(reach);
  const within = around.filter(({ min, max }) =>
    [0, 1, 2].every((axis) => threat!.min[axis]! > min[axis]! - 5 && threat!.max[axis]! < max[axis]! + 5),
  );
  expect(within).toHaveLength(1);
});

test("every piece stands on a pallet or on another piece, and the scanner sees all of it", () => {
  const pieces = freight.articles.filter(({ article }) => article.family === "freight").map(reach);
  expect(pieces.length).toBeGreaterThan(15);
  const decks = boundsOf(freight.container).max[2];
  for (const { min } of pieces) {
    const below = pieces.filter((other) => other.max[2] - min[2] > -6 && other.max[2] - min[2] < LID);
    expect(Math.abs(min[2] - decks) < 2 || below.length > 0).toBe(true);
  }
  const { G662 } = scanners;
  const [geometry] = G662.views;
  if (geometry === undefined) throw new Error("no view");
  const fan = fanOf(G662, geometry);
  for (const { min, max } of [...pieces, boundsOf(freight.container)]) {
    for (const x of [min[0], max[0]]) for (const z of [min[2], max[2]]) expect(fan.rowOf(x, z)).toBeGreaterThan(0);
    for (const x of [min[0], max[0]]) for (const z of [min[2], max[2]]) expect(fan.rowOf(x, z)).toBeLessThan(fan.rows - 1);
    expect(min[1]).toBeGreaterThan(fan.firstY);
    expect(max[1]).toBeLessThan(-fan.firstY);
  }
});
