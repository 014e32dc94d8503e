import { isKind, type KindName } from "../catalogue/catalogue.ts";
import type { Random } from "../random.ts";
import type { Weights } from "./weights.ts";

/** Picks a kind, the likelier the greater its weight. */
export const weighted = (random: Random, weights: Weights): KindName => {
  const entries = Object.entries(weights);
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    left -= weight;
    if (left < 0 && isKind(kind)) return kind;
  }
  throw new Error("A traveller's profile names no articles.");
};
