/** A number that none of them has: what is taken away keeps its number for nobody else. */
export const freshId = (things: readonly { id: number }[]): number => Math.max(0, ...things.map(({ id }) => id)) + 1;
