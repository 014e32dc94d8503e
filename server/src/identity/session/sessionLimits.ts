/** A session ends this long after its last call, and this long after its sign-in in any case. */
export const idleMinutes = 60;
export const absoluteHours = 12;
/** Its last call is written down no oftener than this. */
export const seenSeconds = 60;
