import { partsOf, wasDecided } from "@vigil/model/simulator/decisionCode";
import type { ImageState, ImageTruth } from "@vigil/model/simulator/wire";

export type BagOutcome = "full" | "half" | "none" | "critical" | "undecided" | "out";
/** A sign for each, for colour alone says nothing. */
export const outcomeSigns: Readonly<Record<BagOutcome, string>> = {
  full: "✓",
  half: "½",
  none: "✕",
  critical: "!",
  undecided: "–",
  out: "–",
};

/** How a bag is told, by its outcome. */
export const outcomeNames = {
  full: "simulator.feedback.full",
  half: "simulator.feedback.half",
  none: "simulator.feedback.none",
  critical: "simulator.feedback.critical",
  undecided: "simulator.complete.undecided",
  out: "simulator.feedback.out",
} as const satisfies Record<BagOutcome, string>;

/** How a bag went. A threat that was passed, or that its time ran out on, is the critical error. */
export function outcomeOf(
  state: Pick<ImageState, "credit" | "decision">,
  truth: Pick<ImageTruth, "threatCategory" | "threatArray">,
): BagOutcome {
  if (state.credit === "full" || state.credit === "half" || state.credit === "out") return state.credit;
  if (!wasDecided(state.decision)) return "undecided";
  const threat = truth.threatCategory !== null || (truth.threatArray ?? []).length > 0;
  const { letter, timedOut } = partsOf(state.decision ?? "");
  return threat && (timedOut || letter === null || letter === "P") ? "critical" : "none";
}
