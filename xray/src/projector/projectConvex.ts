import { place } from "../math/rotation.ts";
import type { Coefficients } from "../physics/basisCoefficients.ts";
import type { Noise, Placement, Vector } from "../solid.ts";
import { meanDensityFactor } from "./densityNoise.ts";
import { projectMesh } from "./projectMesh.ts";
import type { Projection } from "./projection.ts";
import { thinMesh } from "./thinMesh.ts";
import { widen } from "./window.ts";

const edges = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
  [1, 2, 4].filter((bit) => (corner & bit) === 0).map((bit) => [corner, corner | bit] as const),
);
const edgeFrom = Uint8Array.from(edges, ([from]) => from);
const edgeTo = Uint8Array.from(edges, ([, to]) => to);

const cornerX = new Float64Array(8);
const cornerY = new Float64Array(8);
const cornerZ = new Float64Array(8);
const side = new Float64Array(8);

export interface ConvexSolid {
  kind: "box" | "ellipsoid" | "cylinder";
  size: Vector;
  placement: Placement;
  coefficients: Coefficients;
  noise: Noise | undefined;
  masked: boolean;
}

/** Half of the distance between neighbouring rays in the middle of a bag, in millimetres. */
const HALF_SPACING = 0.24;

/**
 * What is thinner than the distance between rays would fall between them here and be hit in full there: it is made as wide as that and
 * thinner in matter, so that every ray near it sees its share, as a detector's surface does.
 */
const widened = ({ kind, size, coefficients }: ConvexSolid): { size: Vector; coefficients: Coefficients } => {
  const [a, b, c] = size.map((half) => Math.max(half, HALF_SPACING));
  if (a === undefined || b === undefined || c === undefined) throw new Error(`A ${kind} has three measures.`);
  const share = (size[0] / a) * (size[1] / b) * (size[2] / c);
  const [water, iron, tin, lead] = coefficients;
  return { size: [a, b, c], coefficients: [water * share, iron * share, tin * share, lead * share] };
};

/** Adds a box, ellipsoid or cylinder to the rays it lies in: the path inside is the difference of two distances. */
export const projectConvex = (projection: Projection, solid: ConvexSolid): void => {
  const { kind, placement, noise, masked } = solid;
  const { size, coefficients } = widened(solid);
  const thin = noise === undefined ? thinMesh(kind, size) : null;
  if (thin !== null) {
    projectMesh(projection, { shape: thin, placement, coefficients, noise, masked });
    return;
  }
  const { fan, areal, mask, factors, touched } = projection;
  const { columns, rows, raysPerPixel, directionX, directionZ, linePitch, firstY, shiftY, sourceX, sourceZ } = fan;
  const { light, heavy } = areal;
  const [water, iron, tin, lead] = coefficients;
  const isHeavy = tin !== 0 || lead !== 0;
  const [halfX, halfY, halfZ] = size;
  const [r0, r1, r2, r3, r4, r5, r6, r7, r8] = placement.rotation;
  const [centreX, centreY, centreZ] = placement.position;
  let least = Infinity;
  let most = -Infinity;
  for (let corner = 0; corner < 8; corner++) {
    const [x, y, z] = place(placement, [corner & 1 ? halfX : -halfX, corner & 2 ? halfY : -halfY, corner & 4 ? halfZ : -halfZ]);
    cornerX[corner] = x - sourceX;
    cornerY[corner] = y;
    cornerZ[corner] = z - sourceZ;
    const row = fan.rowOf(x, z);
    if (row < least) least = row;
    if (row > most) most = row;
  }
  const fromRow = Math.max(0, Math.ceil(least));
  const toRow = Math.min(rows - 1, Math.floor(most));
  const perX = 1 / halfX;
  const perY = 1 / halfY;
  const perZ = 1 / halfZ;
  const code = kind === "box" ? 0 : kind === "ellipsoid" ? 1 : 2;
  const offX = sourceX - centreX;
  const offZ = sourceZ - centreZ;
  const startX = r0 * offX + r6 * offZ;
  const startY = r1 * offX + r7 * offZ;
  const startZ = r2 * offX + r8 * offZ;
  let pixelRow = -1;
  for (let row = fromRow; row <= toRow; row++) {
    const worldX = directionX[row]!;
    const worldZ = directionZ[row]!;
    // The plane of this row's rays cuts the box around the solid in a polygon: only its columns can meet the solid.
    let low = Infinity;
    let high = -Infinity;
    for (let corner = 0; corner < 8; corner++) side[corner] = cornerX[corner]! * worldZ - cornerZ[corner]! * worldX;
    for (let edge = 0; edge < 12; edge++) {
      const from = edgeFrom[edge]!;
      const to = edgeTo[edge]!;
      const a = side[from]!;
      const b = side[to]!;
      if (a > 0 === b > 0) continue;
      const y = cornerY[from]! + (a / (a - b)) * (cornerY[to]! - cornerY[from]!);
      if (y < low) low = y;
      if (y > high) high = y;
    }
    const first = firstY + shiftY[row]!;
    const fromColumn = Math.max(0, Math.ceil((low - first) / linePitch));
    const toColumn = Math.min(columns - 1, Math.floor((high - first) / linePitch));
    if (toColumn < fromColumn) continue;
    const dx = r0 * worldX + r6 * worldZ;
    const dy = r1 * worldX + r7 * worldZ;
    const dz = r2 * worldX + r8 * worldZ;
    const pixel = (row / raysPerPixel) | 0;
    if (masked) widen(projection.masked, pixel, pixel, fromColumn, toColumn);
    if (fromColumn < touched.from[pixel]!) touched.from[pixel] = fromColumn;
    if (toColumn >= touched.to[pixel]!) touched.to[pixel] = toColumn + 1;
    if (noise !== undefined && pixel !== pixelRow) {
      factors.fill(-1);
      pixelRow = pixel;
    }
    for (let column = fromColumn; column <= toColumn; column++) {
      const y = first + column * linePitch - centreY;
      const x0 = startX + r3 * y;
      const y0 = startY + r4 * y;
      const z0 = startZ + r5 * y;
      let entry: number;
      let exit: number;
      if (code === 0) {
        let a = (-halfX - x0) / dx;
        let b = (halfX - x0) / dx;
        entry = a < b ? a : b;
        exit = a < b ? b : a;
        a = (-halfY - y0) / dy;
        b = (halfY - y0) / dy;
        if (a > b) [a, b] = [b, a];
        if (a > entry) entry = a;
        if (b < exit) exit = b;
        a = (-halfZ - z0) / dz;
        b = (halfZ - z0) / dz;
        if (a > b) [a, b] = [b, a];
        if (a > entry) entry = a;
        if (b < exit) exit = b;
      } else {
        const px = x0 * perX;
        const py = y0 * perY;
        const pz = code === 1 ? z0 * perZ : 0;
        const qx = dx * perX;
        const qy = dy * perY;
        const qz = code === 1 ? dz * perZ : 0;
        const square = qx * qx + qy * qy + qz * qz;
        const half = px * qx + py * qy + pz * qz;
        const rest = px * px + py * py + pz * pz - 1;
        if (square < 1e-16) {
          // Along the axis of a cylinder the ray is inside from end to end, or never.
          if (rest > 0) continue;
          entry = -1e9;
          exit = 1e9;
        } else {
          const discriminant = half * half - square * rest;
          if (discriminant <= 0) continue;
          const root = Math.sqrt(discriminant);
          entry = (-half - root) / square;
          exit = (-half + root) / square;
        }
        if (code === 2) {
          const a = (-halfZ - z0) / dz;
          const b = (halfZ - z0) / dz;
          const near = a < b ? a : b;
          const far = a < b ? b : a;
          if (near > entry) entry = near;
          if (far < exit) exit = far;
        }
      }
      if (!(exit > entry)) continue;
      let length = exit - entry;
      const at = pixel * columns + column;
      if (masked) mask[at]! += length;
      if (noise !== undefined) {
        let factor = factors[column]!;
        if (factor < 0) {
          factor = meanDensityFactor(
            noise,
            x0 + entry * dx,
            y0 + entry * dy,
            z0 + entry * dz,
            x0 + exit * dx,
            y0 + exit * dy,
            z0 + exit * dz,
            length,
          );
          factors[column] = factor;
        }
        length *= factor;
      }
      const ray = 2 * (row * columns + column);
      light[ray]! += length * water;
      light[ray + 1]! += length * iron;
      if (isHeavy) {
        heavy[ray]! += length * tin;
        heavy[ray + 1]! += length * lead;
      }
    }
  }
};
