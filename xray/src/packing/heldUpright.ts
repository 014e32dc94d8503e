import type { Hold } from "../catalogue/foldedCloth.ts";
import type { Placement } from "../solid.ts";
import { heldWithin, type Wall, wellWithin } from "./walls.ts";

/** Keeps what lies level at a placement within the walls. */
export const heldUpright = (walls: readonly Wall[], { rotation, position }: Placement): Hold => {
  const isWellWithin = wellWithin(walls);
  return (place) => {
    const x = place[0]!;
    const y = place[1]!;
    const worldX = rotation[0] * x + rotation[1] * y + position[0];
    const worldY = rotation[3] * x + rotation[4] * y + position[1];
    if (isWellWithin(worldX, worldY)) return;
    const [heldX, heldY] = heldWithin(walls, worldX, worldY);
    const [c, s] = [rotation[0], rotation[3]];
    place[0] = x + c * (heldX - worldX) + s * (heldY - worldY);
    place[1] = y - s * (heldX - worldX) + c * (heldY - worldY);
  };
};
