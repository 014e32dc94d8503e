/** A session ends this long after its last call (the function open_session has the same number), and this long after its sign-in in any case. */
export const idleMinutes = 60;
export const absoluteHours = 12;
