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
    guns: { open: [1, 2, 6, 1, 0], covered: [0, 3, 1, 2, 4], inside: [0, 0, 1, 4, 5] },
    knives: { open: [3, 3, 3, 0, 1], covered: [1, 3, 2, 3, 1], inside: [0, 0, 1, 6, 3] },
    explosiveDevices: { open: [2, 2, 3, 3, 0], covered: [1, 1, 2, 4, 2], inside: [0, 1, 0, 3, 6] },
    otherWeapons: { open: [2, 3, 3, 1, 1], covered: [1, 4, 1, 3, 1], inside: [0, 0, 1, 3, 6] },
    dangerousGoods: { open: [4, 2, 0, 4, 0], covered: [2, 3, 1, 3, 1], inside: [0, 0, 2, 2, 6] },
    liquids: { open: [1, 5, 4, 0, 0], covered: [2, 1, 0, 5, 2], inside: [0, 0, 0, 4, 6] },
    innocent: { open: [3, 5, 3, 4, 5] },
  },
  hold: {
    guns: { open: [6, 1, 1, 0, 0], covered: [4, 2, 1, 1, 0], inside: [0, 2, 1, 3, 2] },
    knives: { open: [5, 2, 0, 0, 1], covered: [2, 2, 3, 0, 1], inside: [0, 1, 1, 2, 4] },
    explosiveDevices: { open: [6, 1, 0, 1, 0], covered: [2, 3, 2, 0, 1], inside: [0, 2, 4, 1, 1] },
    otherWeapons: { open: [5, 1, 0, 1, 1], covered: [3, 2, 1, 1, 1], inside: [0, 1, 4, 2, 1] },
    dangerousGoods: { open: [3, 2, 1, 1, 1], covered: [2, 3, 1, 2, 0], inside: [0, 1, 4, 0, 3] },
    liquids: { open: [5, 2, 1, 0, 0], covered: [3, 3, 2, 0, 0], inside: [0, 0, 3, 2, 3] },
    innocent: { open: [5, 3, 4, 2, 2] },
  },
};
