import { partsOf } from "@vigil/model/simulator/decisionCode";
import type { ImageState, ImageTruth } from "@vigil/model/simulator/wire";

export type BagOutcome = "full" | "half" | "none" | "critical" | "out";
/** A sign for each, for colour alone says nothing. */
export const outcomeSigns: Readonly<Record<BagOutcome, string>> = { full: "✓", half: "½", none: "✕", critical: "!", out: "–" };

/** How a bag went. A threat that was passed, or that time ran out on, is the critical error. */
export function outcomeOf(
  state: Pick<ImageState, "credit" | "decision">,
  truth: Pick<ImageTruth, "threatCategory" | "threatArray">,
): BagOutcome {
  if (state.credit === "full" || state.credit === "half" || state.credit === "out") return state.credit;
  const threat = truth.threatCategory !== null || (truth.threatArray ?? []).length > 0;
  const { letter, timedOut } = partsOf(state.decision ?? "");
  return threat && (timedOut || letter === null || letter === "P") ? "critical" : "none";
}
