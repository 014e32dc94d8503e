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

export const partsOf = (code: string): DecisionParts => ({
  viewed: code.includes("V"),
  opened: code.includes("I"),
  letter: code.includes("P") ? "P" : code.includes("H") ? "H" : code.includes("R") ? "R" : null,
  timedOut: code.includes("T"),
});
