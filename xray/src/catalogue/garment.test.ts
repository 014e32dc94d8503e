import { expect, test } from "vitest";
import { outermost } from "./measure.ts";
import { place } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Solid } from "../solid.ts";
import { makeArticle } from "./catalogue.ts";
import { drape, type Garment, type Surface } from "./garment.ts";

const garmentOf = (kind: string, seed: number): Garment => {
  const { garment } = makeArticle(kind, seededRandom(seed), true);
  if (!garment) throw new Error(`${kind} is no garment.`);
  return garment;
};
/** Cloth on a slope along y. */
const RISE = 0.5;
const sloping: Surface = (_x, y, bottom, top) => [bottom + RISE * y, top + RISE * y];

const hard = (solids: readonly Solid[], metal: string): Solid[] => solids.filter(({ material }) => material === metal);

test("buttons lean with the cloth that they are sewn to, and none lies as another does", () => {
  const upward = (solids: readonly Solid[]) =>
    hard(solids, "POM(acetal)")
      .filter(({ shape }) => shape.kind === "cylinder")
      .map(({ placement: { rotation } }) => [rotation[2], rotation[5], rotation[8]] as const);
  const mean = (all: readonly (readonly number[])[], axis: 0 | 1 | 2) => all.reduce((sum, one) => sum + one[axis]!, 0) / all.length;
  const made = [1, 2, 3, 4, 5, 6].map((seed) => garmentOf("dressShirt", seed));
  const flat = made.flatMap((garment) => upward(drape(garment, (_x, _y, bottom, top) => [bottom, top])));
  const slope = made.flatMap((garment) => upward(drape(garment, sloping)));
  expect(flat).toHaveLength(36);
  expect(new Set(flat.map(([x]) => x.toFixed(6))).size).toBe(36);
  expect(Math.abs(mean(flat, 1))).toBeLessThan(0.2);
  // The axis of what lies on a slope of one in two leans by 27 degrees.
  expect(mean(slope, 1)).toBeLessThan(mean(flat, 1) - 0.25);
});

test("a zip goes up with the cloth below it, tooth by tooth", () => {
  const heights = (surface: Surface) => {
    const all = [1, 2, 3].map((seed) => {
      const teeth = hard(drape(garmentOf("jeans", seed), surface), "brass").filter(({ shape }) => shape.kind === "mesh");
      const [zip] = teeth.toSorted((a, b) => outermost(b).length - outermost(a).length);
      if (!zip) throw new Error("no zip");
      const high = outermost(zip).map((point) => place(zip.placement, point)[2]);
      return Math.max(...high) - Math.min(...high);
    });
    return Math.min(...all);
  };
  expect(heights(sloping)).toBeGreaterThan(30);
});

test("no hand folds a rectangle: its corners do not lie where a ruler would put them", () => {
  const kinds = [1, 2, 3, 4, 5].map((seed) => garmentOf("tShirt", seed));
  const shear = kinds.map((garment) => {
    const [cloth] = drape(garment, (_x, _y, bottom, top) => [bottom, top]);
    const points = outermost(cloth!);
    const [halfX, halfY] = garment.half;
    const near = (end: 1 | -1) => points.filter(([x, y]) => y * end > 0.75 * halfY && Math.abs(x) < 1.3 * halfX).map(([x]) => x);
    const middle = (xs: readonly number[]) => (Math.max(...xs) + Math.min(...xs)) / 2;
    return (middle(near(1)) - middle(near(-1))) / halfX;
  });
  expect(Math.max(...shear) - Math.min(...shear)).toBeGreaterThan(0.08);
});
