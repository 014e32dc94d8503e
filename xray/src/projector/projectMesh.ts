import type { Coefficients } from "../physics/basisCoefficients.ts";
import type { Noise, Placement, Shape } from "../solid.ts";
import { densityFactor } from "./densityNoise.ts";
import type { Projection } from "./projection.ts";
import { widen } from "./window.ts";

export interface MeshSolid {
  shape: Extract<Shape, { kind: "mesh" }>;
  placement: Placement;
  coefficients: Coefficients;
  noise: Noise | undefined;
  masked: boolean;
}

/** A cut this narrow, in rows, lies along the ray: its distance is that of its end. */
const NARROW = 1e-7;

/**
 * Cuts each triangle with the planes of the lines and adds the signed distance of the cut to `thickness` for every ray it crosses, less the
 * distance of the mesh's middle (small numbers keep more digits) and with `moment` the first moment along the ray. A ray enters a closed
 * mesh as often as it leaves it, so the sum is the path inside. No ray slips through a seam: two triangles compute a shared edge's cut with
 * the same numbers, from the lower vertex number to the higher, and each span of rows is open at its end.
 */
const addDistances = (
  { fan, thickness, moment, reached }: Projection,
  vertices: Float64Array,
  triangles: Uint32Array,
  middle: readonly [number, number],
  withMoment: boolean,
): void => {
  const { columns, rows, raysPerPixel, directionX, directionZ, linePitch, firstY, shiftY, sourceX, sourceZ, rowOf } = fan;
  const middleX = middle[0] - sourceX;
  const middleZ = middle[1] - sourceZ;
  const perPitch = 1 / linePitch;
  const perPixel = 1 / raysPerPixel;
  const pixels = rows / raysPerPixel;
  const { from: reachedFrom, to: reachedTo } = reached;
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    let i = 3 * triangles[triangle]!;
    let j = 3 * triangles[triangle + 1]!;
    let k = 3 * triangles[triangle + 2]!;
    // Turned so that i is the lowest along the belt: the orientation stays.
    if (vertices[j + 1]! < vertices[i + 1]! && vertices[j + 1]! <= vertices[k + 1]!) {
      const lowest = j;
      j = k;
      k = i;
      i = lowest;
    } else if (vertices[k + 1]! < vertices[i + 1]!) {
      const lowest = k;
      k = j;
      j = i;
      i = lowest;
    }
    const yi = vertices[i + 1]!;
    const yj = vertices[j + 1]!;
    const yk = vertices[k + 1]!;
    const top = yj > yk ? yj : yk;
    // Each edge as a point and its slope along the belt, seen from its lower vertex number.
    const ij = i < j ? i : j;
    const jk = j < k ? j : k;
    const ki = k < i ? k : i;
    const perIj = 1 / (vertices[i + j - ij + 1]! - vertices[ij + 1]!);
    const perJk = 1 / (vertices[j + k - jk + 1]! - vertices[jk + 1]!);
    const perKi = 1 / (vertices[k + i - ki + 1]! - vertices[ki + 1]!);
    const slopeXij = (vertices[i + j - ij]! - vertices[ij]!) * perIj;
    const slopeZij = (vertices[i + j - ij + 2]! - vertices[ij + 2]!) * perIj;
    const slopeXjk = (vertices[j + k - jk]! - vertices[jk]!) * perJk;
    const slopeZjk = (vertices[j + k - jk + 2]! - vertices[jk + 2]!) * perJk;
    const slopeXki = (vertices[k + i - ki]! - vertices[ki]!) * perKi;
    const slopeZki = (vertices[k + i - ki + 2]! - vertices[ki + 2]!) * perKi;
    for (let phase = 0; phase < raysPerPixel; phase++) {
      const first = firstY + shiftY[phase]!;
      // One column more than the division says: its rounding must not decide what the comparison below decides the same for neighbours.
      const before = Math.floor((yi - first) * perPitch);
      const after = Math.ceil((top - first) * perPitch);
      const fromColumn = before < 0 ? 0 : before;
      const toColumn = after >= columns ? columns - 1 : after;
      for (let column = fromColumn; column <= toColumn; column++) {
        const y = first + column * linePitch;
        if (yi > y || top <= y) continue;
        // The cut goes from the edge that falls through the plane to the one that rises through it.
        const falls = yk <= y;
        const fallFrom = falls ? jk : ki;
        const fallen = y - vertices[fallFrom + 1]!;
        const startX = vertices[fallFrom]! + fallen * (falls ? slopeXjk : slopeXki);
        const startZ = vertices[fallFrom + 2]! + fallen * (falls ? slopeZjk : slopeZki);
        const rises = yj > y;
        const riseFrom = rises ? ij : jk;
        const risen = y - vertices[riseFrom + 1]!;
        const endX = vertices[riseFrom]! + risen * (rises ? slopeXij : slopeXjk);
        const endZ = vertices[riseFrom + 2]! + risen * (rises ? slopeZij : slopeZjk);
        const startRow = rowOf(startX, startZ);
        const endRow = rowOf(endX, endZ);
        const forward = startRow < endRow;
        const low = forward ? startRow : endRow;
        const high = forward ? endRow : startRow;
        const fromPixel = Math.ceil((low - phase) * perPixel);
        const toPixel = Math.ceil((high - phase) * perPixel);
        if (fromPixel >= toPixel || toPixel <= 0 || fromPixel >= pixels) continue;
        const last = (toPixel > pixels ? pixels - 1 : toPixel - 1) * raysPerPixel + phase;
        const edgeX = endX - startX;
        const edgeZ = endZ - startZ;
        const fromX = startX - sourceX;
        const fromZ = startZ - sourceZ;
        const cross = fromX * edgeZ - fromZ * edgeX;
        const narrow = high - low < NARROW;
        for (let row = (fromPixel < 0 ? 0 : fromPixel) * raysPerPixel + phase; row <= last; row += raysPerPixel) {
          const dx = directionX[row]!;
          const dz = directionZ[row]!;
          const distance = (narrow ? fromX * dx + fromZ * dz : cross / (dx * edgeZ - dz * edgeX)) - (middleX * dx + middleZ * dz);
          const ray = row * columns + column;
          const signed = forward ? distance : -distance;
          thickness[ray]! += signed;
          if (withMoment) moment[ray]! += signed * distance * 0.5;
          if (column < reachedFrom[row]!) reachedFrom[row] = column;
          if (column > reachedTo[row]!) reachedTo[row] = column;
        }
      }
    }
  }
};

/** Rays that only graze the surface keep a rounding error of this size, in millimetres. */
const NOTHING = 2e-3;

/** Adds a closed mesh to the rays it lies in. */
export const projectMesh = (projection: Projection, { shape, placement, coefficients, noise, masked }: MeshSolid): void => {
  const { fan, areal, mask, thickness, moment, factors, reached } = projection;
  const { columns, raysPerPixel, directionX, directionZ, linePitch, firstY, shiftY, sourceX, sourceZ } = fan;
  const { light, heavy } = areal;
  const vertices = new Float64Array(shape.vertices.length);
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
  addDistances(projection, vertices, shape.triangles, [middleX, middleZ], noise !== undefined);
  const [water, iron, tin, lead] = coefficients;
  const isHeavy = tin !== 0 || lead !== 0;
  const corners = [leastX, mostX].flatMap((x) => [leastZ, mostZ].map((z) => fan.rowOf(x, z)));
  const fromRow = Math.max(0, Math.floor(Math.min(...corners)));
  const toRow = Math.min(fan.rows - 1, Math.ceil(Math.max(...corners)));
  let pixelRow = -1;
  for (let row = fromRow; row <= toRow; row++) {
    const fromColumn = reached.from[row]!;
    const toColumn = reached.to[row]!;
    if (toColumn < fromColumn) continue;
    reached.from[row] = columns;
    reached.to[row] = -1;
    const pixel = (row / raysPerPixel) | 0;
    if (masked) widen(projection.masked, pixel, pixel, fromColumn, toColumn);
    if (noise !== undefined && pixel !== pixelRow) {
      factors.fill(-1);
      pixelRow = pixel;
    }
    const dx = directionX[row]!;
    const dz = directionZ[row]!;
    const toMiddle = (middleX - sourceX) * dx + (middleZ - sourceZ) * dz;
    for (let column = fromColumn; column <= toColumn; column++) {
      const ray = row * columns + column;
      let length = thickness[ray]!;
      if (length === 0) continue;
      thickness[ray] = 0;
      if (length < NOTHING) {
        moment[ray] = 0;
        continue;
      }
      if (masked) mask[pixel * columns + column]! += length;
      if (noise !== undefined) {
        let factor = factors[column]!;
        if (factor < 0) {
          const distance = toMiddle + moment[ray]! / length;
          const x = sourceX + distance * dx - px;
          const y = firstY + shiftY[row]! + column * linePitch - py;
          const z = sourceZ + distance * dz - pz;
          factor = densityFactor(noise, a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z);
          factors[column] = factor;
        }
        moment[ray] = 0;
        length *= factor;
      }
      light[2 * ray]! += length * water;
      light[2 * ray + 1]! += length * iron;
      if (isHeavy) {
        heavy[2 * ray]! += length * tin;
        heavy[2 * ray + 1]! += length * lead;
      }
    }
  }
};
