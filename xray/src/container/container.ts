import type { Random } from "../random.ts";
import type { Solid } from "../solid.ts";

/** Where things may lie: a box in the middle of the bag, from the floor up. */
export interface Room {
  halfX: number;
  halfY: number;
  floor: number;
  height: number;
  /** How far it is usually filled, as a share of the height. */
  full: number;
}

export interface Container {
  bagType: string;
  solids: Solid[];
  room: Room;
  /** Nothing is stuffed into a tray. */
  open?: true;
}

export type MakeContainer = (random: Random) => Container;
