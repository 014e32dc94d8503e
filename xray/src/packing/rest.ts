import type { Room } from "../container/container.ts";
import type { Placement, Solid } from "../solid.ts";
import { MOST_SHARED, Occupied, type Columns } from "./occupied.ts";

interface Resting {
  solids: readonly Solid[];
  placement: Placement;
  /** Cloth gives way, now and later. */
  soft: boolean;
  /** It stays in the bag whatever it was squeezed into. */
  wanted: boolean;
}

interface Rested {
  columns: Columns;
  higher: number;
  /** So deep in another thing that it had better be left out: seldom the engine cannot push two apart. */
  crushed: boolean;
}

/** Differences smaller than this are left as they are, in millimetres. */
const LEAST = 0.3;
/** How far above the lid a thing may press into the padding. */
const PADDING = 12;

/** Taking out what is crushed moves what lay on it, so this is looked at again. */
const ROUNDS = 3;

/**
 * How much higher or lower each thing has to lie so that it rests on what is below it: the engine lets things sink into each other a
 * little, and lays them on the hull of what is hollow. Cloth counts as it was settled, with the things.
 */
export const rest = (things: readonly Resting[], room: Room, reach: readonly [number, number]): Rested[] => {
  const empty = new Occupied(...reach);
  const columns = things.map(({ solids, placement }) => empty.columnsOf(solids, placement));
  const rested = columns.map((own) => ({ columns: own, higher: 0, crushed: false }));
  for (let round = 0; round < ROUNDS; round++) {
    stand(rested, room, new Occupied(...reach));
    if (!leaveOut(rested, things, new Occupied(...reach))) break;
  }
  return rested;
};

/** From the lowest up, each thing onto what is below it. */
const stand = (rested: readonly Rested[], room: Room, below: Occupied): void => {
  const lowest = rested.map(({ columns }) => columns.reduce((least, { from }) => Math.min(least, from), Infinity));
  const upwards = [...rested.keys()].filter((index) => !rested[index]!.crushed).toSorted((a, b) => lowest[a]! - lowest[b]! || a - b);
  for (const index of upwards) {
    const own = rested[index]!;
    const { gap, sunk } = below.standing(own.columns, room.floor);
    const free = room.floor + room.height + PADDING - own.columns.reduce((most, { to }) => Math.max(most, to), 0);
    if (gap < Infinity && gap > LEAST) own.higher = -gap;
    else own.higher = sunk > LEAST ? Math.max(0, Math.min(sunk, free)) : 0;
    below.put(own.columns, own.higher);
  }
};

/** Marks what is in other things; what is wanted is asked last to go. Whether there was any. */
const leaveOut = (rested: readonly Rested[], things: readonly Resting[], hard: Occupied): boolean => {
  let any = false;
  const order = [...rested.keys()].toSorted((a, b) => Number(things[b]!.wanted) - Number(things[a]!.wanted) || a - b);
  for (const index of order) {
    const own = rested[index]!;
    if (own.crushed || things[index]!.soft) continue;
    const { share, volume } = hard.shared(own.columns, own.higher);
    own.crushed = !things[index]!.wanted && (share > MOST_SHARED.share || volume > MOST_SHARED.volume);
    if (own.crushed) any = true;
    else hard.put(own.columns, own.higher);
  }
  return any;
};
