import type { SessionResults } from "./wire.ts";

/** What a learner should know beside a score, for it weighs every bag alike. */
export type Caution = { kind: "passedWithMisses" | "fewThreats"; count: number };

/** With fewer threats one lucky or unlucky bag is a fifth of what was found. */
export const fewThreats = 5;

export function cautionsOf({ passed, hits, misses }: Pick<SessionResults, "passed" | "hits" | "misses">): Caution[] {
  const threats = hits + misses;
  return [
    ...(passed && misses > 0 ? [{ kind: "passedWithMisses", count: misses } as const] : []),
    ...(threats < fewThreats ? [{ kind: "fewThreats", count: threats } as const] : []),
  ];
}
