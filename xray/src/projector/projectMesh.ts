import type { Coefficients } from "../physics/basisCoefficients.ts";
import type { Noise, Placement, Shape } from "../solid.ts";
import { densityFactor } from "./densityNoise.ts";
import { isThin } from "./isThin.ts";
import { addDistances } from "./meshDistances.ts";
import type { Projection } from "./projection.ts";
import { addThinDistances } from "./thinDistances.ts";
import { widen } from "./window.ts";

export interface MeshSolid {
  shape: Extract<Shape, { kind: "mesh" }>;
  placement: Placement;
  coefficients: Coefficients;
  noise: Noise | undefined;
  masked: boolean;
}

/** Rays that only graze the surface keep a rounding error of this size, in millimetres. */
const NOTHING = 2e-3;

/** After so many millimetres a ray has met other fibres, and the more of them the less one place tells of all. */
const OTHER_FIBRES = 20;

let posed = new Float64Array(0);

/** Adds a closed mesh to the rays it lies in. What is uneven is soft too: one ray tells it for all of a pixel. */
export const projectMesh = (projection: Projection, { shape, placement, coefficients, noise, masked }: MeshSolid): void => {
  const { fan, areal, mask, meshRoom, touched } = projection;
  const { columns, raysPerPixel, linePitch, firstY, sourceX, sourceZ } = fan;
  const { light, heavy } = areal;
  if (posed.length < shape.vertices.length) posed = new Float64Array(2 * shape.vertices.length);
  const vertices = posed.subarray(0, shape.vertices.length);
  const [a, b, c, d, e, f, g, h, i] = placement.rotation;
  const [px, py, pz] = placement.position;
  let [leastX, mostX, leastZ, mostZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < vertices.length; at += 3) {
    const x = shape.vertices[at]!;
    const y = shape.vertices[at + 1]!;
    const z = shape.vertices[at + 2]!;
    const worldX = a * x + b * y + c * z + px;
    const worldZ = g * x + h * y + i * z + pz;
    vertices[at] = worldX;
    vertices[at + 1] = d * x + e * y + f * z + py;
    vertices[at + 2] = worldZ;
    if (worldX < leastX) leastX = worldX;
    if (worldX > mostX) mostX = worldX;
    if (worldZ < leastZ) leastZ = worldZ;
    if (worldZ > mostZ) mostZ = worldZ;
  }
  const middleX = (leastX + mostX) / 2;
  const middleZ = (leastZ + mostZ) / 2;
  const rays = noise === undefined ? fan.rays : fan.pixelRays;
  const middle = [middleX, middleZ] as const;
  const reach =
    noise === undefined && isThin(shape)
      ? addThinDistances(meshRoom, fan, vertices, shape.triangles, middle)
      : addDistances(meshRoom, fan, rays, vertices, shape.triangles, middle, noise !== undefined);
  const { thickness, moment, from, to } = meshRoom;
  const { directionX, directionZ } = rays;
  const [water, iron, tin, lead] = coefficients;
  const isHeavy = tin !== 0 || lead !== 0;
  const copies = noise === undefined ? 1 : raysPerPixel;
  const perPixel = noise === undefined ? raysPerPixel : 1;
  for (let row = reach.fromRow; row < reach.toRow; row++) {
    const fromColumn = from[row]!;
    const toColumn = to[row]!;
    if (toColumn <= fromColumn) continue;
    from[row] = columns;
    to[row] = 0;
    const pixel = (row / perPixel) | 0;
    if (masked) widen(projection.masked, pixel, pixel, fromColumn, toColumn - 1);
    if (fromColumn < touched.from[pixel]!) touched.from[pixel] = fromColumn;
    if (toColumn > touched.to[pixel]!) touched.to[pixel] = toColumn;
    const maskFrom = pixel * columns;
    const rayFrom = row * copies * columns;
    let at = (row - reach.fromRow) * reach.width + fromColumn - reach.fromColumn;
    if (noise === undefined && !isHeavy) {
      // What most things are: one pass with nothing to decide.
      for (let column = fromColumn, ray = 2 * (rayFrom + fromColumn); column < toColumn; column++, at++, ray += 2) {
        const length = thickness[at]!;
        if (length === 0) continue;
        thickness[at] = 0;
        if (length < NOTHING) continue;
        if (masked) mask[maskFrom + column]! += length;
        light[ray]! += length * water;
        light[ray + 1]! += length * iron;
      }
      continue;
    }
    const dx = directionX[row]!;
    const dz = directionZ[row]!;
    const toMiddle = (middleX - sourceX) * dx + (middleZ - sourceZ) * dz;
    for (let column = fromColumn; column < toColumn; column++, at++) {
      let length = thickness[at]!;
      if (length === 0) continue;
      thickness[at] = 0;
      if (length < NOTHING) {
        moment[at] = 0;
        continue;
      }
      if (masked) mask[maskFrom + column]! += length * copies;
      if (noise !== undefined) {
        const distance = toMiddle + moment[at]! / length;
        const x = sourceX + distance * dx - px;
        const y = firstY + column * linePitch - py;
        const z = sourceZ + distance * dz - pz;
        const uneven = densityFactor(noise, a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z) - 1;
        length *= 1 + uneven / Math.sqrt(1 + length / OTHER_FIBRES);
        moment[at] = 0;
      }
      for (let copy = 0, ray = 2 * (rayFrom + column); copy < copies; copy++, ray += 2 * columns) {
        light[ray]! += length * water;
        light[ray + 1]! += length * iron;
        if (isHeavy) {
          heavy[ray]! += length * tin;
          heavy[ray + 1]! += length * lead;
        }
      }
    }
  }
};
