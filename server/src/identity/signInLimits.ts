/** Wrong passwords in a row that lock an account for the domain's lockout time … */
export const failuresToLock = 5;
/** … and that lock it until an administrator or a completed recovery unlocks it. */
export const failuresToLockForGood = 100;
/** Failures from one address within the window that shut it out for as long; generous, since a school shares one address. */
export const failuresOfAddress = 100;
export const addressWindowMinutes = 15;
/** Failures of a name are forgotten after this long without another. */
export const nameWindowMinutes = 30;

/** Wrong answers to a security question until it is closed: for so long, until an administrator unlocks, or a mailed link is used. */
export const answersToClose = 5;
export const answerWindowMinutes = 24 * 60;
/** Mails one name or address may ask for within the window; more are not sent, and nobody is told. */
export const mailsInWindow = 3;
export const mailWindowMinutes = 60;
export const linkMinutes = 30;

const firstDelayMs = 50;
const longestDelayMs = 2000;

/** Every failure under a name slows the next try, whether there is such a user or not. `tries` counts the one that waits. */
export const delayBeforeMs = (tries: number): number => (tries <= 1 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (tries - 2)));
