/** A session ends this long after its last call, and this long after its sign-in in any case. */
export const idleMinutes = 60;
export const absoluteHours = 12;
/** How old the stored "last seen" may become before a call renews it. */
export const lastSeenSeconds = 60;
