import type { DecisionLetter } from "./wire.ts";

/** V viewed, I opened, then the letter chosen, then T when time ran out: "VIH", "VT", "VIHT", "T". */
export interface DecisionParts {
  viewed: boolean;
  opened: boolean;
  letter: DecisionLetter | null;
  timedOut: boolean;
}

export const decisionCodePattern = /^(?=.*[PHRT])V?I?[PHR]?T?$/;

export const decisionCode = ({ viewed, opened, letter, timedOut }: DecisionParts): string =>
  `${viewed ? "V" : ""}${opened ? "I" : ""}${letter ?? ""}${timedOut ? "T" : ""}`;

/**
 * False where the session ended, by its time or by silence, before the bag was decided on or its own time was over: it earns nothing, and
 * tells nothing about what its learner sees (0107).
 */
export function wasDecided(code: string | null): boolean {
  const { letter, viewed, timedOut } = partsOf(code ?? "");
  return letter !== null || (viewed && timedOut);
}

export const partsOf = (code: string): DecisionParts => ({
  viewed: code.includes("V"),
  opened: code.includes("I"),
  letter: code.includes("P") ? "P" : code.includes("H") ? "H" : code.includes("R") ? "R" : null,
  timedOut: code.includes("T"),
});
