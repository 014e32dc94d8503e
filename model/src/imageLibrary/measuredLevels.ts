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
    guns: { open: [9, 1, 0, 0, 0], covered: [4, 4, 2, 0, 0], inside: [3, 1, 4, 0, 2] },
    knives: { open: [0, 1, 4, 4, 1], covered: [1, 1, 1, 3, 4], inside: [0, 0, 1, 1, 8] },
    explosiveDevices: { open: [4, 3, 2, 1, 0], covered: [1, 4, 3, 2, 0], inside: [5, 2, 3, 0, 0] },
    otherWeapons: { open: [4, 2, 2, 1, 1], covered: [4, 1, 1, 2, 2], inside: [0, 1, 2, 5, 2] },
    dangerousGoods: { open: [3, 1, 3, 2, 1], covered: [3, 1, 3, 1, 2], inside: [0, 3, 3, 3, 1] },
    liquids: { open: [3, 5, 2, 0, 0], covered: [2, 5, 3, 0, 0], inside: [0, 4, 2, 2, 2] },
    innocent: { open: [6, 3, 6, 1, 4] },
  },
  hold: {
    guns: { open: [8, 0, 0, 0, 0], covered: [7, 0, 1, 0, 0], inside: [4, 2, 1, 1, 0] },
    knives: { open: [1, 2, 3, 1, 1], covered: [1, 3, 2, 1, 1], inside: [0, 1, 1, 0, 6] },
    explosiveDevices: { open: [7, 0, 1, 0, 0], covered: [6, 1, 0, 1, 0], inside: [8, 0, 0, 0, 0] },
    otherWeapons: { open: [6, 1, 0, 0, 1], covered: [4, 2, 1, 1, 0], inside: [1, 3, 2, 2, 0] },
    dangerousGoods: { open: [7, 0, 0, 0, 1], covered: [3, 2, 3, 0, 0], inside: [3, 3, 1, 1, 0] },
    liquids: { open: [8, 0, 0, 0, 0], covered: [5, 2, 1, 0, 0], inside: [3, 1, 2, 1, 1] },
    innocent: { open: [7, 8, 1, 0, 0] },
  },
};
