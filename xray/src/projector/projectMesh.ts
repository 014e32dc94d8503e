import type { Coefficients } from "../physics/basisCoefficients.ts";
import type { Noise, Placement, Shape } from "../solid.ts";
import { densityFactor } from "./densityNoise.ts";
import type { Projection } from "./projection.ts";
import { emptyWindow, widen, type Window } from "./window.ts";

export interface MeshSolid {
  shape: Extract<Shape, { kind: "mesh" }>;
  placement: Placement;
  coefficients: Coefficients;
  noise: Noise | undefined;
  masked: boolean;
}

/**
 * Cuts each triangle with the planes of the lines and adds the signed distance of the cut to `thickness` for every ray it crosses, less the
 * distance of the mesh's middle (small numbers keep more digits) and with `moment` the first moment along the ray. A ray enters a closed
 * mesh as often as it leaves it, so the sum is the path inside. No ray slips through a seam: two triangles compute a shared edge's cut in
 * the same order, from the lower vertex number to the higher, and each span of rows is open at its end.
 */
const addDistances = (
  { fan, thickness, moment }: Projection,
  vertices: Float64Array,
  triangles: Uint32Array,
  middle: readonly [number, number],
  withMoment: boolean,
  touched: Window,
): void => {
  const { columns, rows, raysPerPixel, directionX, directionZ, linePitch, firstY, shiftY, sourceX, sourceZ } = fan;
  const middleX = middle[0] - sourceX;
  const middleZ = middle[1] - sourceZ;
  let cutX = 0;
  let cutZ = 0;
  const cut = (from: number, to: number, y: number): void => {
    const a = 3 * (from < to ? from : to);
    const b = 3 * (from < to ? to : from);
    const share = (y - vertices[a + 1]!) / (vertices[b + 1]! - vertices[a + 1]!);
    cutX = vertices[a]! + share * (vertices[b]! - vertices[a]!);
    cutZ = vertices[a + 2]! + share * (vertices[b + 2]! - vertices[a + 2]!);
  };
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    let i = triangles[triangle]!;
    let j = triangles[triangle + 1]!;
    let k = triangles[triangle + 2]!;
    // Turned so that i is the lowest along the belt: the orientation stays.
    if (vertices[3 * j + 1]! < vertices[3 * i + 1]! && vertices[3 * j + 1]! <= vertices[3 * k + 1]!) [i, j, k] = [j, k, i];
    else if (vertices[3 * k + 1]! < vertices[3 * i + 1]!) [i, j, k] = [k, i, j];
    const yi = vertices[3 * i + 1]!;
    const yj = vertices[3 * j + 1]!;
    const yk = vertices[3 * k + 1]!;
    const top = yj > yk ? yj : yk;
    for (let phase = 0; phase < raysPerPixel; phase++) {
      const first = firstY + shiftY[phase]!;
      // One column more than the division says: its rounding must not decide what the comparison below decides the same for neighbours.
      const fromColumn = Math.max(0, Math.floor((yi - first) / linePitch));
      const toColumn = Math.min(columns - 1, Math.ceil((top - first) / linePitch));
      for (let column = fromColumn; column <= toColumn; column++) {
        const y = first + column * linePitch;
        if (yi > y || top <= y) continue;
        // The cut goes from the edge that falls through the plane to the one that rises through it.
        if (yk <= y) cut(j, k, y);
        else cut(k, i, y);
        const startX = cutX;
        const startZ = cutZ;
        if (yj > y) cut(i, j, y);
        else cut(j, k, y);
        const startRow = fan.rowOf(startX, startZ);
        const endRow = fan.rowOf(cutX, cutZ);
        const forward = startRow < endRow;
        const low = forward ? startRow : endRow;
        const high = forward ? endRow : startRow;
        let row = low <= 0 ? 0 : Math.ceil(low);
        const over = (row + raysPerPixel - phase) % raysPerPixel;
        if (over !== 0) row += raysPerPixel - over;
        const last = high >= rows ? rows - 1 : Math.ceil(high) - 1;
        if (row > last) continue;
        widen(touched, row, last, column, column);
        const edgeX = cutX - startX;
        const edgeZ = cutZ - startZ;
        const fromX = startX - sourceX;
        const fromZ = startZ - sourceZ;
        const cross = fromX * edgeZ - fromZ * edgeX;
        for (; row <= last; row += raysPerPixel) {
          const dx = directionX[row]!;
          const dz = directionZ[row]!;
          let distance = cross / (dx * edgeZ - dz * edgeX);
          // A cut almost along the ray: the quotient must stay between its two ends.
          const near = fromX * dx + fromZ * dz;
          const far = near + edgeX * dx + edgeZ * dz;
          const least = near < far ? near : far;
          const most = near < far ? far : near;
          if (!(distance >= least)) distance = least;
          else if (distance > most) distance = most;
          distance -= middleX * dx + middleZ * dz;
          const ray = row * columns + column;
          thickness[ray]! += forward ? distance : -distance;
          if (withMoment) moment[ray]! += (forward ? distance : -distance) * distance * 0.5;
        }
      }
    }
  }
};

/** Rays that only graze the surface keep a rounding error of this size, in millimetres. */
const NOTHING = 2e-3;

/** Adds a closed mesh to the rays it lies in. */
export const projectMesh = (projection: Projection, { shape, placement, coefficients, noise, masked }: MeshSolid): void => {
  const { fan, areal, mask, thickness, moment } = projection;
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
  const touched = emptyWindow();
  addDistances(projection, vertices, shape.triangles, [middleX, middleZ], noise !== undefined, touched);
  if (touched.toRow < 0) return;
  const [water, iron, tin, lead] = coefficients;
  const isHeavy = tin !== 0 || lead !== 0;
  const { fromColumn, toColumn } = touched;
  for (let row = touched.fromRow; row <= touched.toRow; row++) {
    const pixel = (row / raysPerPixel) | 0;
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
        const distance = toMiddle + moment[ray]! / length;
        moment[ray] = 0;
        const x = sourceX + distance * dx - px;
        const y = firstY + shiftY[row]! + column * linePitch - py;
        const z = sourceZ + distance * dz - pz;
        length *= densityFactor(noise, a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z);
      }
      light[2 * ray]! += length * water;
      light[2 * ray + 1]! += length * iron;
      if (isHeavy) {
        heavy[2 * ray]! += length * tin;
        heavy[2 * ray + 1]! += length * lead;
      }
    }
  }
  if (masked) widen(projection.masked, (touched.fromRow / raysPerPixel) | 0, (touched.toRow / raysPerPixel) | 0, fromColumn, toColumn);
};
