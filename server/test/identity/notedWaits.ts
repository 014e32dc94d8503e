import { delayBeforeMs } from "../../src/identity/signIn/signInLimits.ts";

/** How long each try was made to wait, in milliseconds, in the order in which they came. */
export const waits: number[] = [];

/** In the place of waitBefore.ts for the database tests (vitest.config.ts): the time is noted and does not pass. */
export const waitBefore = (tries: number): Promise<void> => {
  waits.push(delayBeforeMs(tries));
  return Promise.resolve();
};
