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
    guns: { open: [6, 4, 6, 0, 0], covered: [0, 2, 5, 7, 2], inside: [0, 0, 0, 4, 12] },
    knives: { open: [6, 5, 1, 4, 0], covered: [1, 2, 5, 7, 1], inside: [0, 0, 3, 5, 8] },
    explosiveDevices: { open: [5, 10, 0, 0, 1], covered: [2, 3, 4, 1, 6], inside: [0, 1, 0, 5, 10] },
    otherWeapons: { open: [5, 7, 0, 3, 1], covered: [1, 3, 3, 5, 4], inside: [0, 0, 1, 7, 8] },
    dangerousGoods: { open: [4, 5, 5, 2, 0], covered: [1, 3, 3, 5, 4], inside: [0, 0, 1, 7, 8] },
    liquids: { open: [4, 8, 2, 2, 0], covered: [0, 1, 0, 12, 3], inside: [0, 0, 1, 4, 11] },
    innocent: { open: [24, 33, 22, 31, 18] },
  },
  hold: {
    guns: { open: [4, 3, 0, 0, 0], covered: [2, 2, 1, 1, 1], inside: [0, 1, 1, 3, 2] },
    knives: { open: [5, 0, 0, 1, 1], covered: [2, 1, 4, 0, 0], inside: [0, 2, 2, 2, 1] },
    explosiveDevices: { open: [5, 1, 1, 0, 0], covered: [0, 2, 3, 1, 1], inside: [0, 1, 2, 1, 3] },
    otherWeapons: { open: [6, 1, 0, 0, 0], covered: [2, 2, 1, 1, 1], inside: [0, 2, 2, 2, 1] },
    dangerousGoods: { open: [3, 3, 1, 0, 0], covered: [1, 2, 2, 2, 0], inside: [0, 0, 5, 1, 1] },
    liquids: { open: [2, 2, 1, 2, 0], covered: [0, 4, 2, 1, 0], inside: [0, 0, 1, 4, 2] },
    innocent: { open: [15, 6, 13, 12, 10] },
  },
};
