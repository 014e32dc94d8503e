import type { Random } from "../random.ts";
import { threatCategories, type ThreatCategory } from "../solid.ts";

/** Of which family the threat is around which an innocent bag is packed; it is taken out again. */
export const drawGhost = (random: Random): { category: ThreatCategory } => ({ category: random.fork(40).pick(threatCategories) });
