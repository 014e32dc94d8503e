import type { Truth } from "./marking.ts";
import type { ImageTruth } from "./wire.ts";

/** An answer key as it was told, for the marking. */
export const truthOf = ({ correctDecision, threatCategory, threatArray, threatBodies }: ImageTruth): Truth => ({
  decision: correctDecision ?? "P",
  category: threatCategory,
  threats: threatArray ?? [],
  ...(threatBodies ? { bodies: threatBodies } : {}),
});
