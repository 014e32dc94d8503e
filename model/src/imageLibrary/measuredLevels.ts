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
    guns: { open: [5, 8, 2, 1, 0], covered: [0, 0, 3, 8, 5], inside: [0, 0, 1, 4, 11] },
    knives: { open: [6, 3, 5, 2, 0], covered: [2, 2, 6, 4, 2], inside: [0, 0, 3, 4, 9] },
    explosiveDevices: { open: [5, 9, 1, 0, 1], covered: [1, 4, 3, 7, 1], inside: [0, 0, 2, 5, 9] },
    otherWeapons: { open: [4, 4, 5, 3, 0], covered: [1, 3, 5, 4, 3], inside: [0, 0, 2, 4, 10] },
    dangerousGoods: { open: [0, 9, 5, 1, 1], covered: [1, 3, 6, 4, 2], inside: [0, 0, 0, 5, 11] },
    liquids: { open: [3, 8, 1, 3, 1], covered: [1, 1, 4, 7, 3], inside: [0, 0, 1, 5, 10] },
    innocent: { open: [25, 24, 28, 25, 26] },
  },
  hold: {
    guns: { open: [4, 3, 0, 0, 0], covered: [1, 3, 1, 1, 1], inside: [0, 1, 2, 2, 2] },
    knives: { open: [4, 1, 0, 0, 2], covered: [1, 2, 2, 0, 2], inside: [0, 1, 3, 1, 2] },
    explosiveDevices: { open: [4, 2, 1, 0, 0], covered: [0, 2, 3, 2, 0], inside: [0, 2, 1, 2, 2] },
    otherWeapons: { open: [5, 2, 0, 0, 0], covered: [2, 1, 2, 0, 2], inside: [0, 1, 3, 1, 2] },
    dangerousGoods: { open: [5, 1, 1, 0, 0], covered: [0, 3, 3, 1, 0], inside: [0, 0, 4, 0, 3] },
    liquids: { open: [5, 1, 0, 1, 0], covered: [0, 3, 3, 1, 0], inside: [0, 1, 0, 3, 3] },
    innocent: { open: [12, 10, 6, 14, 14] },
  },
};
