import type { Candidate } from "../selection.ts";

export interface AdaptiveCandidate extends Candidate {
  /** What its threat is, where that is known. */
  article: string | null;
  /** The chance that this learner decides it rightly. */
  chance: number;
  /** How crowded it looks, 0 to 1: what anybody sees of it before they decide. */
  crowd: number;
  /** Of the upper levels of difficulty. */
  hard: boolean;
  /** How often anybody was shown it. */
  shown: number;
}
