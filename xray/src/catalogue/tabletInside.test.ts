import { expect, test } from "vitest";
import { vertexOf } from "../mesh/mesh.ts";
import { seededRandom } from "../random.ts";
import type { Solid } from "../solid.ts";
import { boundsOf } from "./measure.ts";
import { makeArticle } from "./catalogue.ts";

const TABLETS = 16;
const isCell = ({ material, inside, shape }: Solid): boolean =>
  material.startsWith("Li-ion") && inside?.material === "vacuum" && shape.kind === "mesh";

const sizeOf = (cell: Solid): readonly [number, number] => {
  const { min, max } = boundsOf([cell]);
  return [max[0] - min[0], max[1] - min[1]];
};

test("a tablet has two or three cells of different sizes, whose edges are round and whose windings are uneven", () => {
  for (let seed = 1; seed <= TABLETS; seed++) {
    const { solids } = makeArticle("tablet", seededRandom(seed)).article;
    const cells = solids.filter(isCell);
    expect(cells.length).toBeGreaterThanOrEqual(2);
    expect(cells.length).toBeLessThanOrEqual(3);
    const areas = cells.map((cell) => sizeOf(cell)[0] * sizeOf(cell)[1]);
    expect(Math.max(...areas) / Math.min(...areas)).toBeGreaterThan(1.03);
    for (const { shape } of cells) {
      if (shape.kind !== "mesh") continue;
      const points = Array.from({ length: shape.vertices.length / 3 }, (_, at) => vertexOf(shape, at));
      const reach = [0, 1, 2].map((axis) => Math.max(...points.map((point) => Math.abs(point[axis]!))));
      // Where it is widest it is not as thick as it may be.
      const rim = points.filter(([x]) => Math.abs(x) > reach[0]! - 0.2).map(([, , z]) => Math.abs(z));
      expect(Math.max(...rim)).toBeLessThan(0.8 * reach[2]!);
    }
    const within = solids.filter(({ inside, material }) => inside?.material.startsWith("Li-ion") && material.startsWith("Li-ion"));
    expect(within.length).toBeGreaterThanOrEqual(3 * cells.length);
  }
});
