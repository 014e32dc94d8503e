import type { Random } from "../random.ts";

/** How a threat is packed: on top of everything, among the things and under cloth, or inside an everyday thing. */
export const concealments = ["open", "covered", "inside"] as const;
export type Concealment = (typeof concealments)[number];

/** What nobody asked for is drawn: most lie among the things. */
export const drawConcealment = (random: Random): Concealment => {
  const draw = random.next();
  if (draw < 0.15) return "open";
  return draw < 0.35 ? "inside" : "covered";
};
