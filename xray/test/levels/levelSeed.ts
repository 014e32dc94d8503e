/** What bags are measured with, one after the other in each round: six families packed in three ways, then bags without a threat. */
export const INNOCENTS = { from: 18, count: 8 } as const;

/** The seed of a bag by which levels are measured; the hold has others than the checkpoint. */
export const levelSeed = (place: "cabin" | "hold", round: number, at: number): number =>
  (place === "cabin" ? 77_000_000 : 82_000_000) + round * 10_007 + at * 131;
