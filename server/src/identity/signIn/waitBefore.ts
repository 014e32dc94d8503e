import { setTimeout as pause } from "node:timers/promises";
import { delayBeforeMs } from "./signInLimits.ts";

/** Every failure slows the next try at its place. */
export const waitBefore = (tries: number): Promise<void> => pause(delayBeforeMs(tries));
