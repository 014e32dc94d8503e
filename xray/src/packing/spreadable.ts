import { clothing } from "../catalogue/clothing.ts";
import type { Weights } from "./weights.ts";

/** Of a traveller's cloth that which can be spread over things and pushed into gaps: what is rolled up keeps its form. */
export const spreadable = (cloth: Weights): Weights => Object.fromEntries(Object.entries(cloth).filter(([kind]) => kind in clothing));
