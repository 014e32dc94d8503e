/**
 * Goes up whenever the same recipe packs another bag than before: a change of the catalogue, the containers, the profiles, the
 * packing or the settling engine. A stored recipe names the version whose bytes it stands for.
 */
export const PACKING_VERSION = 17;
