/**
 * What may look odd about a session or an attempt, and the figures that a flag of that kind carries: whole numbers, times in milliseconds
 * and called `…Ms`. A further kind is one line here and its sentence in `phrases/<language>/integrity.ts`, which may name these figures.
 */
export const flagFacts = {
  /** One decision or answer arrived later than a working connection explains. */
  lateDecision: ["claimedMs", "receivedMs", "countedMs"],
  lateAnswer: ["claimedMs", "receivedMs", "countedMs"],
  /** One image or question took less than anybody needs to look at it. */
  tooFast: ["tookMs", "leastMs"],
  /** All of it went quicker than anybody can look. */
  implausibleSession: ["images", "tookMs"],
  /** Decided or answered without ever fetching the picture. */
  neverFetched: [],
  /** Worked on from two places at once. */
  elsewhere: ["times"],
} as const satisfies Record<string, readonly string[]>;

export type FlagKind = keyof typeof flagFacts;
export type FactsOf<Kind extends FlagKind> = Readonly<Record<(typeof flagFacts)[Kind][number], number>>;

/** A flag as it is raised; `position` is that of the image or question, from 0, and missing where all of it is meant. */
export type RaisedFlag = {
  [Kind in FlagKind]: { readonly kind: Kind; readonly position?: number; readonly facts: FactsOf<Kind> };
}[FlagKind];
