/** A node says so often that it is there. */
export const presenceMs = 10_000;

/** Who was not heard of for so long is gone. */
export const goneMs = 2.5 * presenceMs;
