/** Bags of which less than this share of the places of their hashes differ look alike. */
export const ALIKE = 0.06;
