import type { ControlState } from "@vigil/model/simulator/controlState";
import type { ImageTruth, OpenAnswer } from "@vigil/model/simulator/wire";
import { categoryName } from "./categoryLabel.ts";
import type { Outline } from "./Marks.tsx";

/** The truth of a bag as outlines on its views: threats, and where wanted what is innocent. */
export function outlinesOf(truth: ImageTruth | undefined, innocent: boolean): Outline[] {
  if (truth === undefined) return [];
  const threats = (truth.threatArray ?? []).map(({ view, points, category, name }): Outline => ({
    kind: "threat",
    view,
    points,
    label: name || categoryName(category ?? ""),
  }));
  if (!innocent) return threats;
  return [...innocentOutlines(truth.innocentArray), ...threats];
}

const innocentOutlines = (polygons: ImageTruth["innocentArray"]): Outline[] =>
  (polygons ?? []).map(({ view, points, name }) => ({ kind: "innocent", view, points, label: name }));

/** What is drawn over the bag of a running session: after its decision the truth, before it what the opened bag was found to hold. */
export function outlinesShown(
  { showThreatMarked, showInspected }: Pick<ControlState, "showThreatMarked" | "showInspected">,
  truth: ImageTruth | undefined,
  opened: OpenAnswer | "failed" | undefined,
  /** In feedback: everyday things as well. */
  everyday: boolean,
): Outline[] {
  if (showThreatMarked) return outlinesOf(truth, everyday);
  return showInspected && typeof opened === "object" ? innocentOutlines(opened.innocentArray) : [];
}
