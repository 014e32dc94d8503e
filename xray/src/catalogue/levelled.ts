import { transposed, turn } from "../math/rotation.ts";
import { dot } from "../math/vector.ts";
import { vertexOf, type Mesh } from "../mesh/mesh.ts";
import { partBelow } from "../mesh/partBelow.ts";
import type { Matrix, Solid, Vector } from "../solid.ts";
import { meshVolume } from "./measure.ts";

const HALVINGS = 22;

/**
 * How much of a closed mesh is below each height that it is asked for. What lies between a face and the height counts by the face's size
 * as seen from above; of one that reaches through the height only what of it is below.
 */
const volumeBelow = ({ vertices, triangles }: Mesh, [upX, upY, upZ]: Vector): ((height: number) => number) => {
  const heights = new Float64Array(vertices.length / 3);
  for (let at = 0; at < heights.length; at++)
    heights[at] = upX * vertices[3 * at]! + upY * vertices[3 * at + 1]! + upZ * vertices[3 * at + 2]!;
  const sizes = new Float64Array(triangles.length / 3);
  for (let face = 0; face < sizes.length; face++) {
    const [a, b, c] = [3 * triangles[3 * face]!, 3 * triangles[3 * face + 1]!, 3 * triangles[3 * face + 2]!];
    const [x, y, z] = [vertices[b]! - vertices[a]!, vertices[b + 1]! - vertices[a + 1]!, vertices[b + 2]! - vertices[a + 2]!];
    const [u, v, w] = [vertices[c]! - vertices[a]!, vertices[c + 1]! - vertices[a + 1]!, vertices[c + 2]! - vertices[a + 2]!];
    sizes[face] = (upX * (y * w - z * v) + upY * (z * u - x * w) + upZ * (x * v - y * u)) / 2;
  }
  return (height) => {
    let sum = 0;
    for (let face = 0; face < sizes.length; face++) {
      const a = heights[triangles[3 * face]!]! - height;
      const b = heights[triangles[3 * face + 1]!]! - height;
      const c = heights[triangles[3 * face + 2]!]! - height;
      const low = Math.min(a, b, c);
      if (low >= 0) continue;
      const high = Math.max(a, b, c);
      const between = a + b + c - low - high;
      if (high <= 0) sum += sizes[face]! * (a + b + c);
      // Its lowest corner alone is below, or its highest alone is above.
      else if (between >= 0) sum += (sizes[face]! * low * low * low) / ((low - between) * (low - high));
      else sum += sizes[face]! * (a + b + c - (high * high * high) / ((high - between) * (high - low)));
    }
    return sum / 3;
  };
};

/** As much of a hollow's lower part as `volume` fills, when `up` is which way is up for it. */
export const filledTo = (hollow: Mesh, volume: number, up: Vector): Mesh => {
  const heights = Array.from({ length: hollow.vertices.length / 3 }, (_, index) => dot(up, vertexOf(hollow, index)));
  const below = volumeBelow(hollow, up);
  let low = heights.reduce((a, b) => Math.min(a, b), Infinity);
  let high = heights.reduce((a, b) => Math.max(a, b), -Infinity);
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (below(middle) < volume) low = middle;
    else high = middle;
  }
  return partBelow(hollow, up, (low + high) / 2);
};

/** The solids of a thing that was turned so: its liquids run to their level again, none is lost. */
export const levelled = (solids: readonly Solid[], rotation: Matrix): Solid[] =>
  solids.map((solid) => {
    const { hollow, shape, placement } = solid;
    if (!hollow || shape.kind !== "mesh") return solid;
    const up = turn(transposed(placement.rotation), turn(transposed(rotation), [0, 0, 1]));
    return { ...solid, shape: filledTo(hollow, meshVolume(shape), up) };
  });
