import type { Garment } from "../catalogue/garment.ts";
import { drape, flatSurface } from "../catalogue/garment.ts";
import type { Room } from "../container/container.ts";
import { place } from "../math/rotation.ts";
import type { Matrix, Placement, Solid } from "../solid.ts";
import { heldUpright } from "./heldUpright.ts";
import type { Occupied } from "./occupied.ts";
import { wallsOf } from "./walls.ts";
import { withinWalls } from "./withinWalls.ts";

/** How far cloth swells into the room left above and below it. */
const swell = 14;
/** Thickness of cloth between two hard things, in millimetres. */
const PINCHED = 0.6;

/** What stands steeper stays as it was folded. */
const LEAST_FLAT = 0.55;
/** Cloth on edge gives way to what squeezes it from both sides. */
const narrowed = (garment: Garment): Garment => ({ ...garment, thickness: garment.thickness * 0.45 });

/** Cloth where it has settled, squeezed by the hard things it meets and filling the gaps beside them. */
export const press = (garment: Garment, settled: Placement, occupied: Occupied, room: Room): { solids: Solid[]; placement: Placement } => {
  const [ax, , nx, ay, , ny, , , nz] = settled.rotation;
  const walls = wallsOf(room);
  if (nz < LEAST_FLAT) return { solids: withinWalls(drape(narrowed(garment), flatSurface), settled, walls), placement: settled };
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
      const [floorHere, ceilingHere] = occupied.room(worldX, worldY, middle, floor, ceiling);
      low = low - floorHere < swell ? floorHere + Math.max(0, (low - floorHere) * 0.25) : low;
      high = ceilingHere - high < swell / 2 ? ceilingHere - Math.max(0, (ceilingHere - high) * 0.5) : high;
      low = Math.max(low, floorHere);
      high = Math.min(high, ceilingHere);
      // Nothing left between two hard things: the cloth is pinched thin there.
      if (high - low < PINCHED) {
        const [least, most] = [floorHere + PINCHED / 2, ceilingHere - PINCHED / 2];
        const pinch = least > most ? (least + most) / 2 : Math.max(least, Math.min(most, (low + high) / 2));
        low = pinch - PINCHED / 2;
        high = pinch + PINCHED / 2;
      }
      return [low - height, high - height];
    },
    heldUpright(walls, placement),
  );
  return { solids: withinWalls(solids, placement, walls), placement };
};
