import { place, transposed, turn } from "../math/rotation.ts";
import { minus } from "../math/vector.ts";
import { placedVertices } from "../mesh/mesh.ts";
import type { Placement, Solid, Vector } from "../solid.ts";
import { heldWithin, isBeyond, type Wall } from "./walls.ts";

/** Limp things with every point that is beyond a wall pushed back to it; what is sewn on moves as a whole. */
export const withinWalls = (solids: readonly Solid[], whole: Placement, walls: readonly Wall[]): Solid[] => {
  const back = transposed(whole.rotation);
  /** In the coordinates of the thing. */
  const held = (point: Vector): Vector | null => {
    const [x, y, z] = place(whole, point);
    const [heldX, heldY] = heldWithin(walls, x, y);
    return heldX === x && heldY === y ? null : turn(back, minus([heldX, heldY, z], whole.position));
  };
  return solids.map((solid) => {
    const { shape, placement } = solid;
    if (shape.kind !== "mesh") {
      const position = held(placement.position);
      return position ? { ...solid, placement: { ...placement, position } } : solid;
    }
    const own = transposed(placement.rotation);
    const lying = placedVertices(shape.vertices, placement);
    const world = placedVertices(lying, whole);
    let vertices: Float64Array | undefined;
    for (let index = 0; index * 3 < world.length; index++) {
      if (!isBeyond(walls, world[3 * index]!, world[3 * index + 1]!)) continue;
      const moved = held([lying[3 * index]!, lying[3 * index + 1]!, lying[3 * index + 2]!]);
      if (moved) (vertices ??= shape.vertices.slice()).set(turn(own, minus(moved, placement.position)), index * 3);
    }
    return vertices ? { ...solid, shape: { ...shape, vertices } } : solid;
  });
};
