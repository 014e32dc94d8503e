/** An answer that took longer says too little about the moment it was given in. */
const LONGEST_MS = 2000;

export interface DatabaseClock {
  /** The database's time, by this computer's clock and how far that is off. */
  now: () => Date;
  /** How far this computer's clock is ahead of the database's; below 0 it is behind. */
  offMs: () => number;
  /** Compares the clocks; `ask` answers the database's in milliseconds. */
  compare: (ask: () => Promise<number>) => Promise<void>;
}

/**
 * What nodes decide together, they decide by one clock, and that is the database's: most of it is asked there (`now()`), and where a node counts
 * by itself (calls in a minute, the age of an archive, the month of an event) it goes by this. `own` is the computer's clock.
 */
export function databaseClock(own: () => number = Date.now): DatabaseClock {
  let off: number | undefined;
  return {
    now: () => new Date(own() - (off ?? 0)),
    offMs: () => Math.round(off ?? 0),
    compare: async (ask) => {
      const begun = own();
      const theirs = await ask();
      const took = own() - begun;
      if (off === undefined || took <= LONGEST_MS) off = begun + took / 2 - theirs;
    },
  };
}
