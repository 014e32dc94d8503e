import type { Random } from "../random.ts";
import type { Point } from "../mesh/mesh.ts";
import type { Solid } from "../solid.ts";

/** Where things may lie: in the middle of the bag, from the floor up. */
export interface Room {
  halfX: number;
  halfY: number;
  floor: number;
  height: number;
  /** How far it is usually filled, as a share of the height. */
  full: number;
  /** The room's plan, counter-clockwise and convex, where it is not the whole rectangle. */
  outline?: readonly Point[];
}

export interface Container {
  bagType: string;
  solids: Solid[];
  room: Room;
  /** Nothing is stuffed into a tray. */
  open?: true;
  /** Nobody takes tools or a household along in it. */
  small?: true;
}

export type MakeContainer = (random: Random) => Container;
