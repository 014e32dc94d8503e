import { describe, expect, test } from "vitest";
import { place, transposed, turn } from "../math/rotation.ts";
import { minus } from "../math/vector.ts";
import { materials } from "../physics/materials.ts";
import { seededRandom } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { catalogue, makeArticle } from "./catalogue.ts";
import { families, type Kind } from "./kind.ts";
import { boundsOf, densityOf, outermost } from "./measure.ts";
import { openEdges } from "../../test/openEdges.ts";

const kinds: [string, Kind][] = Object.entries(catalogue);
const seeds = [1, 2, 3];

/** Whether a straight line upwards leaves the mesh more often than it enters it; a cable may touch itself. */
const leavesOften = (vertices: Float64Array, triangles: Uint32Array, [px, py, pz]: Vector): boolean => {
  let leaves = 0;
  for (let face = 0; face < triangles.length; face += 3) {
    const [a, b, c] = [3 * (triangles[face] ?? 0), 3 * (triangles[face + 1] ?? 0), 3 * (triangles[face + 2] ?? 0)];
    const [ax = 0, ay = 0, az = 0] = vertices.subarray(a, a + 3);
    const [bx = 0, by = 0, bz = 0] = vertices.subarray(b, b + 3);
    const [cx = 0, cy = 0, cz = 0] = vertices.subarray(c, c + 3);
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const u = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
    const v = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
    if (u >= 0 && v >= 0 && u + v < 1 && az + u * (bz - az) + v * (cz - az) > pz) leaves += area > 0 ? 1 : -1;
  }
  return leaves > 0;
};

const contains = ({ shape, placement }: Solid, world: Vector): boolean => {
  const [x, y, z] = turn(transposed(placement.rotation), minus(world, placement.position));
  if (shape.kind === "mesh") return leavesOften(shape.vertices, shape.triangles, [x + 1.3e-7, y + 2.9e-7, z]);
  const [a, b, c] = shape.size;
  if (shape.kind === "box") return Math.abs(x) < a && Math.abs(y) < b && Math.abs(z) < c;
  const round = (x / a) ** 2 + (y / b) ** 2;
  return shape.kind === "ellipsoid" ? round + (z / c) ** 2 < 1 : round < 1 && Math.abs(z) < c;
};

/** Points of the surface: every corner of a small mesh, some of a large one; of round shapes points on the shape itself. */
const samples = (solid: Solid): Vector[] => {
  const { shape } = solid;
  if (shape.kind === "mesh") {
    const points = outermost(solid);
    return points.filter((_, index) => index % Math.ceil(points.length / 90) === 0);
  }
  const [x, y, z] = shape.size;
  if (shape.kind === "box") return outermost(solid);
  const ring = Array.from({ length: 8 }, (_, step): Vector => [x * Math.cos(step * 0.7854), y * Math.sin(step * 0.7854), 0]);
  if (shape.kind === "ellipsoid") return [...ring, [0, 0, z], [0, 0, -z]];
  return ring.flatMap(([a, b]): Vector[] => [
    [a, b, z],
    [a, b, -z],
  ]);
};

const strayChildren = (solids: readonly Solid[]): number[] =>
  solids.flatMap((child, index) => {
    const { inside } = child;
    if (!inside) return [];
    const points = samples(child).map((point) => place(child.placement, point));
    const parents = solids.filter(
      (solid) =>
        solid !== child &&
        solid.material === inside.material &&
        densityOf(solid.material, solid.density) === densityOf(inside.material, inside.density),
    );
    return parents.some((parent) => points.every((point) => contains(parent, point))) ? [] : [index];
  });

describe("the catalogue", () => {
  test("has at least 120 everyday and 18 threat kinds, four of each category, with names of their own", () => {
    expect(kinds.filter(([, { category }]) => category === null).length).toBeGreaterThanOrEqual(120);
    const threats = kinds.flatMap(([, { category }]) => category ?? []);
    expect(threats.length).toBeGreaterThanOrEqual(18);
    for (const category of ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"])
      expect(threats.filter((own) => own === category).length).toBeGreaterThanOrEqual(4);
    const names = kinds.map(([, { name }]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const [, { family, description }] of kinds) {
      expect(families).toContain(family);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
  });

  test.each(kinds)("%s is made of closed solids that lie strictly in each other", { timeout: 30_000 }, (kind) => {
    for (const seed of seeds) {
      const { article } = makeArticle(kind, seededRandom(seed));
      expect(article.solids.map(openEdges).filter((wrong) => wrong > 0)).toEqual([]);
      expect({ seed, stray: strayChildren(article.solids) }).toEqual({ seed, stray: [] });
      expect(article.bounds).toEqual(boundsOf(article.solids));
      for (const axis of [0, 1, 2] as const) expect(article.bounds.max[axis] - article.bounds.min[axis]).toBeLessThan(432);
      expect(article.massGrams).toBeGreaterThan(3);
      expect(article.massGrams).toBeLessThan(2600);
      for (const { material } of article.solids) expect(material === "vacuum" || Object.hasOwn(materials, material)).toBe(true);
    }
  });

  test.each(kinds)("the same seed makes the same %s", (kind) => {
    expect(makeArticle(kind, seededRandom(9)).article).toEqual(makeArticle(kind, seededRandom(9)).article);
  });
});
