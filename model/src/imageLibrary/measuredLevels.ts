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
    guns: { open: [3, 9, 2, 2, 0], covered: [0, 1, 4, 8, 3], inside: [0, 0, 3, 2, 11] },
    knives: { open: [5, 2, 6, 3, 0], covered: [0, 3, 5, 6, 2], inside: [0, 0, 3, 1, 12] },
    explosiveDevices: { open: [4, 8, 3, 0, 1], covered: [2, 4, 1, 7, 2], inside: [0, 0, 3, 6, 7] },
    otherWeapons: { open: [4, 8, 1, 1, 2], covered: [0, 3, 4, 7, 2], inside: [0, 0, 3, 6, 7] },
    dangerousGoods: { open: [4, 5, 6, 1, 0], covered: [2, 1, 2, 8, 3], inside: [0, 1, 2, 4, 9] },
    liquids: { open: [6, 5, 3, 2, 0], covered: [0, 2, 7, 5, 2], inside: [0, 0, 1, 3, 12] },
    innocent: { open: [28, 32, 25, 19, 24] },
  },
  hold: {
    guns: { open: [5, 1, 1, 0, 0], covered: [3, 2, 1, 1, 0], inside: [0, 2, 2, 2, 1] },
    knives: { open: [5, 1, 0, 1, 0], covered: [0, 5, 0, 1, 1], inside: [1, 1, 3, 1, 1] },
    explosiveDevices: { open: [5, 2, 0, 0, 0], covered: [1, 2, 3, 1, 0], inside: [0, 0, 2, 3, 2] },
    otherWeapons: { open: [5, 1, 0, 0, 1], covered: [3, 1, 3, 0, 0], inside: [0, 1, 2, 2, 2] },
    dangerousGoods: { open: [5, 2, 0, 0, 0], covered: [1, 4, 1, 1, 0], inside: [0, 1, 2, 2, 2] },
    liquids: { open: [4, 1, 2, 0, 0], covered: [2, 2, 2, 1, 0], inside: [0, 3, 1, 1, 2] },
    innocent: { open: [12, 12, 12, 12, 8] },
  },
};
