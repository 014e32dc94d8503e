import { expect, test } from "vitest";
import { Assembly } from "../catalogue/assembly.ts";
import { vertexOf, type Mesh } from "../mesh/mesh.ts";
import { seededRandom } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { containers, type ContainerKind } from "./containers.ts";
import { bowed, zipAlong } from "./fastenings.ts";

const SEEDS = 12;
const pointsOf = (mesh: Mesh): Vector[] => Array.from({ length: mesh.vertices.length / 3 }, (_, at) => vertexOf(mesh, at));
const meshes = (solids: readonly Solid[], material: string): Mesh[] =>
  solids.flatMap(({ shape, material: own }) => (own === material && shape.kind === "mesh" ? [shape] : []));

/** How far points are from the straight line that fits them best, at most, of how far they reach. */
const crookedness = (points: readonly Vector[]): number => {
  const [n, mean] = [points.length, [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    const [a, b] = [x - mean[0]!, y - mean[1]!];
    [xx, xy, yy] = [xx + (a * a) / n, xy + (a * b) / n, yy + (b * b) / n];
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const off = points.map(([x, y]) => Math.abs((y - mean[1]!) * Math.cos(angle) - (x - mean[0]!) * Math.sin(angle)));
  return Math.max(...off);
};

test("no zip that is sewn into a lid runs along a ruler, and its tape lies in the lid instead of standing in the way of rays", () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const assembly = new Assembly();
    zipAlong(assembly, seededRandom(seed), bowed([-130, 0, 100], [130, 0, 100], 0), "nylon6", { lies: "flat", slack: 7, sliders: 2 });
    const [coil, tape] = meshes(assembly.solids, "nylon6").map(pointsOf);
    expect(crookedness(coil!)).toBeGreaterThan(2.5);
    const heights = tape!.map(([, , z]) => z);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
  }
});

test.each(["softSuitcase", "hardSuitcase", "backpack", "holdall"] satisfies ContainerKind[])(
  "the %s has as many sliders as its zips, which meet where there are two on one",
  (kind) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { solids } = containers[kind](seededRandom(seed));
      // Bodies of sliders are of one build.
      const sliders = solids.filter(({ shape, material }) => material === "zinc die-cast" && shape.kind === "mesh" && isSlider(shape));
      expect(sliders.length).toBeGreaterThan(0);
      expect(sliders.length).toBeLessThanOrEqual(5);
    }
  },
);

const isSlider = (mesh: Mesh): boolean => {
  const points = pointsOf(mesh);
  const reach = [0, 1, 2].map(
    (axis) => Math.max(...points.map((point) => point[axis]!)) - Math.min(...points.map((point) => point[axis]!)),
  );
  return Math.abs(reach[0]! - 13) < 0.1 && Math.abs(reach[1]! - 10) < 0.1;
};
