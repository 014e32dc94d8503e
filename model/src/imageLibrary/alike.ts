/** So many places of their hashes, of as many, must differ before two bags do not look alike. */
export const tellsApart = (bits: number): number => bits * 0.06;
