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
    guns: { open: [6, 6, 4, 0, 0], covered: [0, 2, 4, 8, 2], inside: [0, 0, 1, 4, 11] },
    knives: { open: [8, 4, 4, 0, 0], covered: [0, 4, 6, 3, 3], inside: [0, 0, 3, 4, 9] },
    explosiveDevices: { open: [7, 6, 1, 1, 1], covered: [1, 3, 8, 2, 2], inside: [0, 0, 2, 5, 9] },
    otherWeapons: { open: [6, 6, 2, 1, 1], covered: [0, 4, 6, 3, 3], inside: [0, 1, 1, 6, 8] },
    dangerousGoods: { open: [6, 5, 4, 0, 1], covered: [2, 4, 3, 5, 2], inside: [0, 0, 3, 3, 10] },
    liquids: { open: [6, 7, 3, 0, 0], covered: [0, 3, 6, 6, 1], inside: [0, 0, 1, 5, 10] },
    innocent: { open: [23, 27, 30, 22, 26] },
  },
  hold: {
    guns: { open: [5, 1, 1, 0, 0], covered: [1, 3, 3, 0, 0], inside: [0, 0, 3, 2, 2] },
    knives: { open: [5, 2, 0, 0, 0], covered: [0, 3, 1, 2, 1], inside: [0, 0, 2, 3, 2] },
    explosiveDevices: { open: [5, 1, 1, 0, 0], covered: [0, 3, 1, 3, 0], inside: [0, 0, 2, 2, 3] },
    otherWeapons: { open: [5, 1, 0, 1, 0], covered: [2, 1, 2, 1, 1], inside: [0, 1, 3, 1, 2] },
    dangerousGoods: { open: [3, 3, 1, 0, 0], covered: [2, 1, 1, 3, 0], inside: [0, 1, 2, 2, 2] },
    liquids: { open: [5, 1, 1, 0, 0], covered: [1, 2, 3, 1, 0], inside: [0, 1, 1, 2, 3] },
    innocent: { open: [14, 9, 14, 9, 10] },
  },
};
