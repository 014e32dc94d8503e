import { transposed, turn } from "../math/rotation.ts";
import { dot } from "../math/vector.ts";
import { vertexOf, type Mesh } from "../mesh/mesh.ts";
import { partBelow } from "../mesh/partBelow.ts";
import type { Matrix, Solid } from "../solid.ts";
import { meshVolume } from "./measure.ts";

const HALVINGS = 22;

/** As much of a hollow's lower part as `volume` fills, when `up` is which way is up for it. */
export const filledTo = (hollow: Mesh, volume: number, up: readonly [number, number, number]): Mesh => {
  const heights = Array.from({ length: hollow.vertices.length / 3 }, (_, index) => dot(up, vertexOf(hollow, index)));
  let low = heights.reduce((a, b) => Math.min(a, b), Infinity);
  let high = heights.reduce((a, b) => Math.max(a, b), -Infinity);
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (meshVolume(partBelow(hollow, up, middle)) < volume) low = middle;
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
