import { expect, test } from "vitest";
import { fanOf, type Fan } from "../geometry/fan.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { rotation, transposed, turn } from "../math/rotation.ts";
import { slab } from "../mesh/slab.ts";
import { basisCoefficients } from "../physics/basisCoefficients.ts";
import type { Placement, Shape, Solid, Vector } from "../solid.ts";
import { projectionOf } from "./projection.ts";
import { projectSolid } from "./projectSolid.ts";

const fans = scannerS160.views.map((view) => fanOf({ ...scannerS160, detectorCount: 256, lineCount: 300 }, view));
const { perMillimetre } = basisCoefficients(scannerS160.spectrum);
const placement: Placement = { rotation: rotation(0.4, -0.7, 1.1), position: [35, -18, 140] };

/** Millimetres of water in every ray. */
const thicknesses = (fan: Fan, solids: readonly Solid[]): Float32Array => {
  const projection = projectionOf(fan);
  for (const solid of solids) projectSolid(projection, () => [1, 0, 0, 0], solid);
  return projection.areal.light.filter((_, index) => index % 2 === 0);
};

/** Whether a local point is in the shape, straight from the definition. */
const inside = (shape: Shape, [x, y, z]: Vector): boolean => {
  if (shape.kind === "mesh") throw new Error("no definition");
  const [a, b, c] = shape.size;
  if (shape.kind === "box") return Math.abs(x) <= a && Math.abs(y) <= b && Math.abs(z) <= c;
  if (shape.kind === "ellipsoid") return (x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2 <= 1;
  return (x / a) ** 2 + (y / b) ** 2 <= 1 && Math.abs(z) <= c;
};

/** The path inside by walking along the ray in small steps: slow, and knows nothing of the projector. */
const walked = (fan: Fan, shape: Shape, row: number, column: number): number => {
  const back = transposed(placement.rotation);
  const y = fan.firstY + column * fan.linePitch + (fan.shiftY[row] ?? 0);
  const step = 0.1;
  const start = Math.sqrt((fan.sourceX - placement.position[0]) ** 2 + (fan.sourceZ - placement.position[2]) ** 2) - 120;
  let length = 0;
  for (let distance = start; distance < start + 240; distance += step) {
    const world: Vector = [
      fan.sourceX + distance * (fan.directionX[row] ?? 0) - placement.position[0],
      y - placement.position[1],
      fan.sourceZ + distance * (fan.directionZ[row] ?? 0) - placement.position[2],
    ];
    if (inside(shape, turn(back, world))) length += step;
  }
  return length;
};

test.each([
  { kind: "box", size: [40, 22, 9] },
  { kind: "ellipsoid", size: [45, 20, 30] },
  { kind: "cylinder", size: [14, 25, 50] },
] as const)("the path through a $kind is the one found by walking along the ray", (shape) => {
  for (const fan of fans) {
    const found = thicknesses(fan, [{ shape, placement, material: "water" }]);
    let squares = 0;
    let count = 0;
    let hits = 0;
    for (let row = 3; row < fan.rows; row += 11)
      for (let column = 5; column < fan.columns; column += 13) {
        const length = found[row * fan.columns + column] ?? 0;
        const expected = walked(fan, shape, row, column);
        if (length === 0 && expected === 0) continue;
        squares += (length - expected) ** 2;
        count++;
        if (length > 1) hits++;
      }
    expect(hits).toBeGreaterThan(8);
    expect(Math.sqrt(squares / count)).toBeLessThan(0.1);
  }
});

const ball = (radius: number, around: number, along: number): Extract<Shape, { kind: "mesh" }> => {
  const points: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= along; i++)
    for (let j = 0; j < around; j++) {
      const a = (Math.PI * i) / along;
      const b = (2 * Math.PI * j) / around;
      points.push(radius * Math.sin(a) * Math.cos(b), radius * Math.sin(a) * Math.sin(b), radius * Math.cos(a));
    }
  for (let i = 0; i < along; i++)
    for (let j = 0; j < around; j++) {
      const corner = [
        i * around + j,
        i * around + ((j + 1) % around),
        (i + 1) * around + ((j + 1) % around),
        (i + 1) * around + j,
      ] as const;
      faces.push(corner[0], corner[2], corner[1], corner[0], corner[3], corner[2]);
    }
  return { kind: "mesh", vertices: Float64Array.from(points), triangles: Uint32Array.from(faces) };
};

test("a fine mesh of a ball has the paths of the ball, to a tenth of a millimetre", () => {
  for (const fan of fans) {
    const mesh = thicknesses(fan, [{ shape: ball(50, 160, 80), placement, material: "water" }]);
    const exact = thicknesses(fan, [{ shape: { kind: "ellipsoid", size: [50, 50, 50] }, placement, material: "water" }]);
    let squares = 0;
    let count = 0;
    mesh.forEach((length, ray) => {
      const wanted = exact[ray] ?? 0;
      if (wanted <= 5) return;
      squares += (length - wanted) ** 2;
      count++;
    });
    expect(count).toBeGreaterThan(3000);
    expect(Math.sqrt(squares / count)).toBeLessThan(0.1);
    expect(mesh.every((length, ray) => length >= 0 && length <= 100.01 && ((exact[ray] ?? 0) > 0 || length === 0))).toBe(true);
  }
});

test("no ray slips through a mesh, whatever its corners and wherever they lie", () => {
  const [fan] = fans;
  if (fan === undefined) throw new Error("no fan");
  // A crumpled ball whose corners lie on planes of lines, on rays and anywhere; some of its faces have no area.
  for (let kind = 0; kind < 8; kind++) {
    const shape = ball(40, 24 + kind, 12);
    // On the planes of the first or second rays of a pixel to the last bit, or on a coarse grid, or nowhere in particular.
    const first = fan.firstY + (fan.shiftY[kind % 2] ?? 0);
    const onPlane = (y: number): number => first + Math.round((y - first) / fan.linePitch) * fan.linePitch;
    const snapped = (y: number): number => (kind % 4 === 0 ? y : kind % 4 === 1 ? Math.round(y / 10) * 10 : onPlane(y));
    for (let at = 0; at < shape.vertices.length; at += 3) {
      const crumple = 1 - 0.12 * ((Math.imul(at + kind, 2654435761) >>> 24) / 255);
      for (const axis of [0, 1, 2]) {
        const value = (shape.vertices[at + axis] ?? 0) * crumple;
        shape.vertices[at + axis] = axis === 1 ? snapped(value) : value;
      }
    }
    const upright: Placement = { rotation: rotation(0, 0, 0), position: [kind * 3, 0, 120] };
    const found = thicknesses(fan, [{ shape, placement: upright, material: "water" }]);
    const around = thicknesses(fan, [{ shape: { kind: "ellipsoid", size: [42, 48, 42] }, placement: upright, material: "water" }]);
    found.forEach((length, ray) => {
      if (length < 0 || length > (around[ray] ?? 0) + 1e-3) throw new Error(`kind ${kind}: ray ${ray} has ${length} mm of ${around[ray]}`);
    });
    // Inside the ball every ray has matter: a lost crossing would leave none.
    const within = thicknesses(fan, [{ shape: { kind: "ellipsoid", size: [26, 20, 26] }, placement: upright, material: "water" }]);
    const lost = found.filter((length, ray) => (within[ray] ?? 0) > 10 && length < 20);
    expect(lost, `kind ${kind}`).toHaveLength(0);
  }
});

test("a child takes the place of its parent's material", () => {
  const [fan] = fans;
  if (fan === undefined) throw new Error("no fan");
  const projection = projectionOf(fan);
  const block: Shape = { kind: "box", size: [30, 30, 20] };
  projectSolid(projection, perMillimetre, { shape: block, placement, material: "polyethylene", density: 0.5 });
  projectSolid(projection, perMillimetre, {
    shape: { kind: "box", size: [29, 29, 19] },
    placement,
    material: "vacuum",
    inside: { material: "polyethylene", density: 0.5 },
  });
  const shell = thicknesses(fan, [{ shape: block, placement, material: "water" }]);
  const hollow = thicknesses(fan, [{ shape: { kind: "box", size: [29, 29, 19] }, placement, material: "water" }]);
  const [perMm] = perMillimetre("polyethylene", 0.5);
  let compared = 0;
  for (let ray = 0; ray < fan.rows * fan.columns; ray++) {
    const wall = (shell[ray] ?? 0) - (hollow[ray] ?? 0);
    const found = projection.areal.light[2 * ray] ?? 0;
    if (wall > 0.01) compared++;
    if (Math.abs(found - wall * perMm) > 1e-4 + 1e-4 * wall) throw new Error(`ray ${ray}: ${found} for ${wall} mm`);
  }
  expect(compared).toBeGreaterThan(500);
});

test("uneven cloth is the same cloth in both views and keeps its weight", () => {
  const cloth: Solid = {
    shape: { kind: "box", size: [60, 60, 8] },
    placement: { rotation: rotation(0, 0, 0), position: [0, 0, 100] },
    material: "water",
  };
  const noise = { frequency: 0.04, amplitude: 0.7, anisotropy: 1.5, seed: 12 };
  for (const fan of fans) {
    const even = thicknesses(fan, [cloth]);
    const uneven = thicknesses(fan, [{ ...cloth, noise }]);
    const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);
    expect(sum(uneven) / sum(even)).toBeGreaterThan(0.85);
    expect(sum(uneven) / sum(even)).toBeLessThan(1.15);
    expect(uneven.every((value, ray) => value >= 0 && ((even[ray] ?? 0) > 0 || value === 0))).toBe(true);
    const factors = [...uneven].flatMap((value, ray) => ((even[ray] ?? 0) > 10 ? [value / (even[ray] ?? 1)] : []));
    expect(Math.max(...factors) - Math.min(...factors)).toBeGreaterThan(0.4);
  }
});

test("the longer a ray is in cloth, the less one place tells of all: from the side it is no bundle of lines", () => {
  const noise = { frequency: 0.04, amplitude: 0.35, anisotropy: 2.4, seed: 12, rib: "y" } as const;
  /** By how much thickness differs from what it would be, as a share; a strip thin or long across the rays. */
  const unevenness = (half: Vector): number => {
    const cloth = {
      shape: slab(half, 0.1, 0, 1),
      placement: { rotation: rotation(0, 0, 0), position: [0, 0, 120] },
      material: "water",
    } as const;
    const [fan] = fans;
    const plain = thicknesses(fan!, [cloth]);
    const uneven = thicknesses(fan!, [{ ...cloth, noise }]);
    const most = plain.reduce((high, length) => Math.max(high, length), 0);
    const shares = [...plain].flatMap((length, at) => (length > 0.9 * most ? [uneven[at]! / length - 1] : []));
    expect(shares.length).toBeGreaterThan(100);
    return Math.sqrt(shares.reduce((sum, share) => sum + share * share, 0) / shares.length);
  };
  expect(unevenness([80, 80, 60])).toBeLessThan(0.6 * unevenness([80, 80, 3]));
});
