import { place, transposed, turn } from "../math/rotation.ts";
import { minus } from "../math/vector.ts";
import type { Placement, Solid, Vector } from "../solid.ts";
import { heldWithin, isBeyond, type Wall, wellWithin } from "./walls.ts";

/** Limp things with every point that is beyond a wall pushed back to it; what is sewn on moves as a whole. */
export const withinWalls = (solids: readonly Solid[], whole: Placement, walls: readonly Wall[]): Solid[] => {
  const { rotation: turned, position } = whole;
  const [wholeX, wholeY] = position;
  const back = transposed(turned);
  const isWellWithin = wellWithin(walls);
  /** In the coordinates of the thing. */
  const held = (point: Vector): Vector | null => {
    const [x, y, z] = place(whole, point);
    const [heldX, heldY] = heldWithin(walls, x, y);
    return heldX === x && heldY === y ? null : turn(back, minus([heldX, heldY, z], position));
  };
  return solids.map((solid) => {
    const { shape, placement } = solid;
    if (shape.kind !== "mesh") {
      const now = held(placement.position);
      return now ? { ...solid, placement: { ...placement, position: now } } : solid;
    }
    const own = transposed(placement.rotation);
    const [a, b, c, d, e, f, g, h, i] = placement.rotation;
    const [px, py, pz] = placement.position;
    let vertices: Float64Array | undefined;
    for (let at = 0; at < shape.vertices.length; at += 3) {
      const x = shape.vertices[at]!;
      const y = shape.vertices[at + 1]!;
      const z = shape.vertices[at + 2]!;
      const lyingX = a * x + b * y + c * z + px;
      const lyingY = d * x + e * y + f * z + py;
      const lyingZ = g * x + h * y + i * z + pz;
      const worldX = turned[0] * lyingX + turned[1] * lyingY + turned[2] * lyingZ + wholeX;
      const worldY = turned[3] * lyingX + turned[4] * lyingY + turned[5] * lyingZ + wholeY;
      if (isWellWithin(worldX, worldY) || !isBeyond(walls, worldX, worldY)) continue;
      const moved = held([lyingX, lyingY, lyingZ]);
      if (moved) (vertices ??= shape.vertices.slice()).set(turn(own, minus(moved, placement.position)), at);
    }
    return vertices ? { ...solid, shape: { ...shape, vertices } } : solid;
  });
};
