import { expect, test } from "vitest";
import { crossings } from "../../test/crossings.ts";
import { seededRandom } from "../random.ts";
import type { Point } from "../mesh/mesh.ts";
import type { Vector } from "../solid.ts";
import { makeArticle } from "./catalogue.ts";
import { foldedCloth, type Ribbon } from "./foldedCloth.ts";

const HALF: Point = [150, 100];
/** So wide that no turn is pressed flat where the garment ends. */
const WIDE: Point = [600, 100];
const SHEET = 1.2;
/** As many lines as a cloth of a hundred millimetres each way has along its folds. */
const ROWS = 20;

/** A length of cloth with so much room that no sheet is squeezed, on a slope that rises so steeply along its folds. */
const cloth = (layers: number, seed: number, { slope = 0, half = HALF }: { slope?: number; half?: Point } = {}) => {
  const ribbon: Ribbon = { along: "x", layers, from: 0, to: 1, ends: [-1, 1] };
  const high = 4 * layers;
  const steep = Math.hypot(1, slope);
  return foldedCloth(ribbon, {
    half,
    roundness: 0,
    sheet: SHEET,
    wrinkle: 0,
    seed,
    room: (_x, y, into) => into.set([slope * y - high / 2, slope * y + high / 2, steep]),
    hold: () => undefined,
  });
};

const middle = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
const places = (step: number) =>
  Array.from(
    { length: 81 },
    (_, index) => [HALF[0] * 0.07 * ((index % 9) - 4) + step, HALF[1] * 0.15 * (Math.floor(index / 9) - 4)] as const,
  );

test("a ray through folded cloth meets as many sheets as it has layers", () => {
  for (const layers of [2, 4, 7]) {
    const met = [1, 2, 3].flatMap((seed) => {
      const mesh = cloth(layers, seed);
      return places(0.37).map(([x, y]) => crossings(mesh, x, y).length);
    });
    expect(met.filter((count) => count % 2 === 1)).toEqual([]);
    expect(middle(met) / 2).toBe(layers);
  }
});

test("garments are four to seven sheets, and those with sleeves have these upon them", () => {
  for (const kind of ["tShirt", "dressShirt", "jeans", "towel", "scarf", "sweater"])
    for (let seed = 1; seed <= 12; seed++) {
      const { garment } = makeArticle(kind, seededRandom(seed), true);
      const sheets = garment?.ribbons.reduce((sum, { layers }) => sum + layers, 0) ?? 0;
      expect(sheets).toBeGreaterThanOrEqual(4);
      expect(sheets).toBeLessThanOrEqual(garment?.ribbons.length === 3 ? 8 : 7);
    }
});

/** The middle of the sheet at each corner of the way across its folds, on one line. */
const wayAt = ({ vertices }: ReturnType<typeof cloth>, row: number): Vector[] => {
  const columns = (vertices.length / 3 + 2 * (ROWS - 2)) / (2 * (ROWS - 1));
  const start = columns + (row - 1) * (2 * columns - 2) + 1;
  const point = (at: number): Vector => [vertices[3 * at]!, vertices[3 * at + 1]!, vertices[3 * at + 2]!];
  return Array.from({ length: columns - 2 }, (_, column) => {
    const [above, below] = [point(start + 2 * column), point(start + 2 * column + 1)];
    return [(above[0] + below[0]) / 2, (above[1] + below[1]) / 2, (above[2] + below[2]) / 2];
  });
};

/** A short step on, two short ones back and a long one: how far each such turn stands out over the layer that follows. */
const turnsOf = (way: readonly Vector[]): number[] => {
  const steps = way.slice(1).map(([x], index) => x - way[index]![0]);
  return steps.flatMap((on, at) => {
    const [back = 0, further = 0, long = 0] = steps.slice(at + 1, at + 4);
    const short = [on, back, further].every((step) => Math.abs(step) < 4.5);
    return short && on * back < 0 && back * further > 0 && further * long > 0 && Math.abs(long) > 7 ? [Math.abs(back + further)] : [];
  });
};

test("layers turn over into the next, with a radius of one to three millimetres, about two", () => {
  const layers = 6;
  const seeds = [1, 2, 3, 4, 5, 6];
  const turns = seeds.flatMap((seed) => turnsOf(wayAt(cloth(layers, seed, { half: WIDE }), ROWS / 2)));
  // A pleat may hide a turn, or look like one.
  expect(turns.length / (seeds.length * (layers - 1))).toBeCloseTo(1, 0);
  // An uneven outline stretches or narrows what lies within by up to a quarter.
  expect(turns.filter((radius) => radius > 0.75 && radius < 3.75).length).toBeGreaterThan(0.9 * turns.length);
  expect(middle(turns)).toBeGreaterThan(1.5);
  expect(middle(turns)).toBeLessThan(2.5);
});

test("a ray meets a sheet that stands on edge along at most four times its thickness, one on a gentle slope along what it is crossed", () => {
  const along = (slope: number): number => {
    const ways = [1, 2, 3, 4, 5].flatMap((seed) => {
      const mesh = cloth(1, seed, { slope });
      return places(0.37).flatMap(([x, y]) => {
        const met = crossings(mesh, x, y);
        return met.length === 2 ? [met[1]! - met[0]!] : [];
      });
    });
    return middle(ways) / SHEET;
  };
  expect(along(0)).toBeCloseTo(1, 1);
  expect(along(2)).toBeCloseTo(Math.hypot(1, 2), 0);
  for (const slope of [6, 12]) {
    expect(along(slope)).toBeGreaterThan(3.4);
    expect(along(slope)).toBeLessThan(4.2);
  }
});
