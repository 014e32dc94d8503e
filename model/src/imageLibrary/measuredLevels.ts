import type { concealments, threatCategories } from "./recipe.ts";

type Concealment = (typeof concealments)[number];
/** What a bag is known by: its threat, or that there is none. */
export type Thing = (typeof threatCategories)[number] | "innocent";

type Counts = readonly [number, number, number, number, number];
/** A bag without a threat hides nothing: its counts stand under `open`. */
type Measured = { readonly [T in Thing]: { readonly [C in Concealment]?: Counts } };

/**
 * Bags of the levels 1 to 5 among those that were made as they come, by what they hold and how it is hidden. `npm run bench -- levels`
 * measures it; the counts are few, and tell what is rare, not how rare.
 */
export const measuredLevels: { readonly cabin: Measured; readonly hold: Measured } = {
  cabin: {
    guns: { open: [3, 8, 5, 0, 0], covered: [0, 1, 6, 7, 2], inside: [0, 0, 1, 2, 13] },
    knives: { open: [5, 4, 5, 2, 0], covered: [1, 4, 4, 5, 2], inside: [1, 0, 3, 3, 9] },
    explosiveDevices: { open: [6, 3, 6, 0, 1], covered: [1, 2, 3, 6, 4], inside: [0, 0, 2, 3, 11] },
    otherWeapons: { open: [3, 8, 4, 1, 0], covered: [0, 1, 3, 10, 2], inside: [0, 0, 1, 5, 10] },
    dangerousGoods: { open: [3, 6, 4, 2, 1], covered: [1, 4, 3, 4, 4], inside: [0, 0, 2, 1, 13] },
    liquids: { open: [6, 7, 1, 2, 0], covered: [1, 1, 5, 7, 2], inside: [0, 0, 1, 2, 13] },
    innocent: { open: [16, 25, 32, 26, 29] },
  },
  hold: {
    guns: { open: [5, 2, 0, 0, 0], covered: [3, 1, 3, 0, 0], inside: [0, 1, 2, 1, 3] },
    knives: { open: [3, 2, 2, 0, 0], covered: [1, 0, 1, 3, 2], inside: [0, 0, 3, 2, 2] },
    explosiveDevices: { open: [3, 2, 2, 0, 0], covered: [1, 1, 4, 1, 0], inside: [0, 0, 2, 2, 3] },
    otherWeapons: { open: [3, 3, 0, 1, 0], covered: [2, 0, 3, 2, 0], inside: [0, 0, 1, 4, 2] },
    dangerousGoods: { open: [6, 0, 1, 0, 0], covered: [2, 2, 3, 0, 0], inside: [0, 0, 1, 3, 3] },
    liquids: { open: [4, 3, 0, 0, 0], covered: [0, 4, 1, 2, 0], inside: [0, 1, 1, 4, 1] },
    innocent: { open: [13, 10, 14, 13, 6] },
  },
};
