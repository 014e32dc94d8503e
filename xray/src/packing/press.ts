import type { Garment } from "../catalogue/garment.ts";
import { drape, flatSurface } from "../catalogue/garment.ts";
import type { Room } from "../container/container.ts";
import { place } from "../math/rotation.ts";
import type { Matrix, Placement, Solid } from "../solid.ts";
import type { Occupied } from "./occupied.ts";
import { heldWithin, wallsOf } from "./walls.ts";
import { withinWalls } from "./withinWalls.ts";

/** How far cloth swells into the room left above and below it. */
const swell = 14;

/** Cloth where it has settled, squeezed by the hard things it meets and filling the gaps beside them. */
export const press = (garment: Garment, settled: Placement, occupied: Occupied, room: Room): { solids: Solid[]; placement: Placement } => {
  const [ax, , nx, ay, , ny, , , nz] = settled.rotation;
  // On edge: it stays as it was folded.
  const walls = wallsOf(room);
  if (nz < 0.55) return { solids: withinWalls(drape(garment, flatSurface), settled, walls), placement: settled };
  const { floor } = room;
  const ceiling = floor + room.height;
  const length = Math.sqrt(ax * ax + ay * ay);
  const [c, s] = [ax / length, ay / length];
  const rotation: Matrix = [c, -s, 0, s, c, 0, 0, 0, 1];
  const placement: Placement = { rotation, position: settled.position };
  const height = settled.position[2];
  const solids = drape(
    garment,
    (x, y, bottom, top) => {
      const [worldX, worldY] = place(placement, [x, y, 0]);
      const lean = -((worldX - settled.position[0]) * nx + (worldY - settled.position[1]) * ny) / nz;
      const middle = height + lean;
      let low = middle + bottom;
      let high = middle + top;
      let floorHere = floor;
      let ceilingHere = ceiling;
      for (const [from, to] of occupied.spansAt(worldX, worldY))
        if ((from + to) / 2 < middle) floorHere = Math.max(floorHere, to);
        else ceilingHere = Math.min(ceilingHere, from);
      low = low - floorHere < swell ? floorHere + Math.max(0, (low - floorHere) * 0.25) : low;
      high = ceilingHere - high < swell / 2 ? ceilingHere - Math.max(0, (ceilingHere - high) * 0.5) : high;
      // Nothing left between two hard things: the cloth is pinched thin there.
      if (high - low < 0.6) {
        const pinch = (Math.max(low, floorHere) + Math.min(high, ceilingHere)) / 2;
        low = pinch - 0.3;
        high = pinch + 0.3;
      }
      return [low - height, high - height];
    },
    (x, y) => {
      const [worldX, worldY] = place(placement, [x, y, 0]);
      const [heldX, heldY] = heldWithin(walls, worldX, worldY);
      return [x + c * (heldX - worldX) + s * (heldY - worldY), y - s * (heldX - worldX) + c * (heldY - worldY)];
    },
  );
  return { solids: withinWalls(solids, placement, walls), placement };
};
