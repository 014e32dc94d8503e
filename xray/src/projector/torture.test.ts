import fc from "fast-check";
import { expect, test } from "vitest";
import { fanOf, type Fan } from "../geometry/fan.ts";
import { scanners } from "../geometry/scanners.ts";
import { rotation, upright } from "../math/rotation.ts";
import type { Placement, Shape } from "../solid.ts";
import { projectionOf } from "./projection.ts";
import { projectSolid } from "./projectSolid.ts";

type Mesh = Extract<Shape, { kind: "mesh" }>;

const fans = Object.values(scanners).flatMap((scanner) =>
  scanner.views.map((view) => fanOf({ ...scanner, detectorCount: 128, lineCount: 160, linePitch: 2 }, view)),
);

/** Millimetres inside the shape, ray by ray. */
const paths = (fan: Fan, shape: Shape, placement: Placement): Float32Array => {
  const projection = projectionOf(fan);
  projectSolid(projection, () => [1, 0, 0, 0], { shape, placement, material: "water" });
  return projection.areal.light.filter((_, index) => index % 2 === 0);
};

/** A closed box whose faces are cut into slivers: strips of very unequal width, some of them without area. */
const sliced = (halfX: number, halfY: number, halfZ: number, cuts: readonly number[]): Mesh => {
  const stops = [-1, ...cuts.toSorted((a, b) => a - b), 1].map((share) => share * halfY);
  const vertices: number[] = [];
  for (const y of stops)
    for (const [x, z] of [
      [-halfX, -halfZ],
      [halfX, -halfZ],
      [halfX, halfZ],
      [-halfX, halfZ],
    ] as const)
      vertices.push(x, y, z);
  const triangles: number[] = [];
  for (let ring = 0; ring + 1 < stops.length; ring++)
    for (let side = 0; side < 4; side++) {
      const [a, b] = [4 * ring + side, 4 * ring + ((side + 1) % 4)];
      triangles.push(a, a + 4, b, b, a + 4, b + 4);
    }
  const last = 4 * (stops.length - 1);
  triangles.push(0, 1, 2, 0, 2, 3, last, last + 2, last + 1, last, last + 3, last + 2);
  return { kind: "mesh", vertices: Float64Array.from(vertices), triangles: Uint32Array.from(triangles) };
};

/** Where the mesh and the box it stands for differ most; rays that only graze the box are left out. */
const worst = (fan: Fan, mesh: Mesh, size: readonly [number, number, number], placement: Placement): number => {
  const found = paths(fan, mesh, placement);
  const exact = paths(fan, { kind: "box", size }, placement);
  const wide = paths(fan, { kind: "box", size: [size[0] + 0.05, size[1] + 0.05, size[2] + 0.05] }, placement);
  let most = 0;
  found.forEach((length, ray) => {
    const wanted = exact[ray] ?? 0;
    if ((wide[ray] ?? 0) === 0) most = Math.max(most, Math.abs(length));
    else if (wanted > 0.5 && (wide[ray] ?? 0) - wanted < 0.6) most = Math.max(most, Math.abs(length - wanted));
    else if (length < 0 || length > (wide[ray] ?? 0) + 0.05) most = Infinity;
  });
  return most;
};

/** Thick enough that each ray stands for the plane in its middle. */
const measure = fc.double({ min: 1.25, max: 60, noNaN: true });
const angle = fc.oneof(fc.constantFrom(0, Math.PI / 2, Math.PI / 4), fc.double({ min: -3, max: 3, noNaN: true }));

test("a box of slivers, however thin, turned and cut, has the paths of the box in every fan: nothing leaks", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.tuple(measure, measure, measure),
      fc.array(fc.oneof(fc.constantFrom(0, 0.5, 0.5000000001, -0.999999), fc.double({ min: -1, max: 1, noNaN: true })), { maxLength: 6 }),
      fc.tuple(angle, angle, angle),
      fc.integer({ min: 0, max: fans.length - 1 }),
      (size, cuts, [x, y, z], which) => {
        const fan = fans[which];
        if (fan === undefined) throw new Error("no fan");
        const placement: Placement = { rotation: rotation(x, y, z), position: [13.7, -8.3, 130] };
        expect(worst(fan, sliced(...size, cuts), size, placement)).toBeLessThan(0.1);
      },
    ),
    { numRuns: 120, seed: 20261121 },
  );
});

test("a thin box of slivers weighs what the box weighs, wherever it lies, and nothing of it lies elsewhere", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.double({ min: 0.25, max: 0.35, noNaN: true }), fc.double({ min: 2, max: 20, noNaN: true })),
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 4 }),
      fc.tuple(angle, angle, angle),
      fc.integer({ min: 0, max: fans.length - 1 }),
      ([thin, wide], cuts, [x, y, z], which) => {
        const fan = fans[which];
        if (fan === undefined) throw new Error("no fan");
        const placement: Placement = { rotation: rotation(x, y, z), position: [13.7, -8.3, 130] };
        const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);
        const found = paths(fan, sliced(thin, wide, 30, cuts), placement);
        const whole = paths(fan, sliced(thin, wide, 30, []), placement);
        expect(sum(found) / sum(whole)).toBeGreaterThan(0.95);
        expect(sum(found) / sum(whole)).toBeLessThan(1.05);
        const around = paths(fan, { kind: "box", size: [thin + 4, wide + 4, 34] }, placement);
        expect(found.every((length, ray) => length >= 0 && ((around[ray] ?? 0) > 0 || length === 0))).toBe(true);
      },
    ),
    { numRuns: 60, seed: 20261123 },
  );
});

test("two meshes that touch face to face are as one, and let nothing through between them", () => {
  for (const fan of fans) {
    const left = sliced(30, 20, 10, [0]);
    const lying = (y: number): Placement => ({ rotation: upright, position: [0, y, 130] });
    const whole = paths(fan, sliced(30, 40, 10, []), lying(0));
    const one = paths(fan, left, lying(-20));
    const other = paths(fan, left, lying(20));
    whole.forEach((length, ray) => {
      const found = (one[ray] ?? 0) + (other[ray] ?? 0);
      if (Math.abs(found - length) > 0.02) throw new Error(`ray ${ray}: ${found} instead of ${length}`);
    });
    expect(Math.max(...whole)).toBeGreaterThan(15);
  }
});

test("faces that lie along the rays and corners on the planes of the lines leave no streak", () => {
  for (const fan of fans) {
    const on = (line: number): number => fan.firstY + line * fan.linePitch + (fan.shiftY[0] ?? 0);
    const [from, to] = [on(60), on(90)];
    const mesh = sliced(25, (to - from) / 2, 40, [0, 0.25, 0.25, -0.5]);
    const placement: Placement = { rotation: upright, position: [fan.sourceX === 0 ? -25 : 0, (from + to) / 2, 130] };
    const found = paths(fan, mesh, placement);
    const around = paths(fan, { kind: "box", size: [25.2, (to - from) / 2 + 2.1, 40.2] }, placement);
    expect(found.every((length, ray) => length >= 0 && ((around[ray] ?? 0) > 0 || length === 0))).toBe(true);
    expect(found.every((length, ray) => length <= (around[ray] ?? 0) + 0.01)).toBe(true);
    // A line that lies on a seam is a line like any other.
    const within = paths(fan, { kind: "box", size: [24.9, (to - from) / 2 - 0.5, 39.9] }, placement);
    expect(found.every((length, ray) => length >= (within[ray] ?? 0) - 0.01)).toBe(true);
  }
});

test(
  "the paths through a ball of fine triangles are those of the ball to a tenth of a millimetre, in every fan",
  { timeout: 30_000 },
  () => {
    const [around, up, radius] = [140, 70, 45];
    const vertices = [0, 0, radius];
    for (let ring = 1; ring < up; ring++)
      for (let step = 0; step < around; step++) {
        const [latitude, longitude] = [(Math.PI * ring) / up, (2 * Math.PI * step) / around];
        vertices.push(
          radius * Math.sin(latitude) * Math.cos(longitude),
          radius * Math.sin(latitude) * Math.sin(longitude),
          radius * Math.cos(latitude),
        );
      }
    vertices.push(0, 0, -radius);
    const at = (ring: number, step: number): number => 1 + (ring - 1) * around + (step % around);
    const bottom = vertices.length / 3 - 1;
    const triangles: number[] = [];
    for (let step = 0; step < around; step++) {
      triangles.push(0, at(1, step), at(1, step + 1), bottom, at(up - 1, step + 1), at(up - 1, step));
      for (let ring = 1; ring < up - 1; ring++)
        triangles.push(
          at(ring, step),
          at(ring + 1, step),
          at(ring + 1, step + 1),
          at(ring, step),
          at(ring + 1, step + 1),
          at(ring, step + 1),
        );
    }
    const mesh: Mesh = { kind: "mesh", vertices: Float64Array.from(vertices), triangles: Uint32Array.from(triangles) };
    for (const fan of fans) {
      const placement: Placement = { rotation: rotation(0.3, 0.5, 0.7), position: [11, 3, 140] };
      const exact = paths(fan, { kind: "ellipsoid", size: [radius, radius, radius] }, placement);
      let squares = 0;
      let count = 0;
      paths(fan, mesh, placement).forEach((length, ray) => {
        const wanted = exact[ray] ?? 0;
        if (wanted <= 5) return;
        squares += (length - wanted) * (length - wanted);
        count++;
      });
      expect(count).toBeGreaterThan(100);
      expect(Math.sqrt(squares / count)).toBeLessThan(0.1);
    }
  },
);
