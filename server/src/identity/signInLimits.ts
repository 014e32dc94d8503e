/** Wrong passwords in a row that lock an account for the domain's lockout time … */
export const failuresToLock = 5;
/** … and that lock it until an administrator or a completed recovery unlocks it. */
export const failuresToLockForGood = 100;
/** Failures from one address within the window that shut it out for as long; generous, since a school shares one address. */
export const failuresOfAddress = 100;
export const addressWindowMinutes = 15;
/** Failures under one name slow the next try: this long after the first, twice as long after each further one. */
export const firstDelayMs = 50;
export const longestDelayMs = 2000;
/** Failures of a name are forgotten after this long without another. */
export const nameWindowMinutes = 30;
