/**
 * Goes up whenever the same recipe packs another bag than before: a change of the catalogue, the containers, the profiles, the
 * packing or the settling engine. A stored recipe names the version whose bytes it stands for.
 */
export const PACKING_VERSION = 6;
/** The version before packed the same bags but for those of the hold, which had power banks as everyday things: it is still packed. */
export const WITHOUT_HOLD_RULES = 5;
