/** Wrong passwords in a row, at one place, that lock it for the domain's lockout time; each further five lock it for twice as long … */
export const failuresToLock = 5;
/** … strangers' wrong ones at an account, from wherever they come, that shut it to all places where it is not known … */
export const strangersToLock = 25;
/** … and as many as these, at a place or an account, until an administrator or a completed recovery unlocks. */
export const failuresToLockForGood = 100;
export const longestLockMinutes = 24 * 60;
/** Failures are forgotten after so long without another, counted from the end of a lock. */
export const forgottenAfterHours = 24;

/** Failures of one address, whoever they were meant for, before strangers there have to queue: a school shares one address. */
export const failuresOfAddress = 300;
/** One failure of an address is forgotten each so many seconds. */
export const addressSeconds = 6;

/** Wrong answers to a security question until it is closed: for so long, until an administrator unlocks, or a mailed link is used. */
export const answersToClose = 5;
export const answerWindowMinutes = 24 * 60;
/** Mails one name or address may ask for within the window; more are not sent, and nobody is told. */
export const mailsInWindow = 3;
export const mailWindowMinutes = 60;
export const linkMinutes = 30;

const firstDelayMs = 50;
const longestDelayMs = 2000;

/** Every failure slows the next try at its place, whether there is such a user or not. `tries` counts the one that waits. */
export const delayBeforeMs = (tries: number): number => (tries <= 1 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (tries - 2)));

/** For how long the failure of this number locks: `null` = not at all, `Infinity` = until somebody unlocks. `lockoutMinutes` is the domain's, 0 = always for good. */
export function lockMinutes(failures: number, toLock: number, lockoutMinutes: number): number | null {
  if (failures % toLock !== 0) return null;
  if (lockoutMinutes === 0 || failures >= failuresToLockForGood) return Infinity;
  return Math.max(lockoutMinutes, Math.min(longestLockMinutes, lockoutMinutes * 2 ** (failures / toLock - 1)));
}
