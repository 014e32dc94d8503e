import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rotation, turn, transposed } from "../math/rotation.ts";
import { dot } from "../math/vector.ts";
import { vertexOf } from "../mesh/mesh.ts";
import { seededRandom } from "../random.ts";
import type { Solid } from "../solid.ts";
import { catalogue, makeArticle } from "./catalogue.ts";
import { levelled } from "./levelled.ts";
import { volumeOf } from "./measure.ts";
import { openEdges } from "../../test/openEdges.ts";

const liquidsOf = (solids: readonly Solid[]) => solids.filter(({ hollow }) => hollow !== undefined);
const holding = Object.keys(catalogue).filter((kind) => liquidsOf(makeArticle(kind, seededRandom(1)).article.solids).length > 0);

describe("a liquid", () => {
  test("is in bottles, cans and tubes of the catalogue", () => {
    expect(holding).toEqual(expect.arrayContaining(["waterBottle", "wine", "spirits", "thermos", "shampoo", "deodorantSpray"]));
  });

  test("stays level, whole and closed however its vessel is turned", () => {
    const angle = fc.double({ min: -3.1, max: 3.1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...holding), fc.nat(999), angle, angle, angle, (kind, seed, a, b, c) => {
        const turned = rotation(a, b, c);
        const { solids } = makeArticle(kind, seededRandom(seed)).article;
        levelled(solids, turned).forEach((solid, index) => {
          const before = solids[index];
          if (!before || solid.hollow === undefined || solid.shape.kind !== "mesh") return;
          expect(openEdges(solid)).toBe(0);
          expect(volumeOf(solid) / volumeOf(before)).toBeCloseTo(1, 3);
          const up = turn(transposed(solid.placement.rotation), turn(transposed(turned), [0, 0, 1]));
          const { shape, hollow } = solid;
          const heights = Array.from({ length: shape.vertices.length / 3 }, (_, at) => dot(up, vertexOf(shape, at)));
          const surface = Math.max(...heights);
          // All of the hollow that lies lower is filled: its corners there are corners of the liquid.
          const below = Array.from({ length: hollow.vertices.length / 3 }, (_, at) => dot(up, vertexOf(hollow, at))).filter(
            (height) => height <= surface - 1e-6,
          );
          expect(heights.filter((height) => height < surface - 1e-6).length).toBeGreaterThanOrEqual(below.length);
        });
      }),
      { numRuns: 40 },
    );
  });
});
