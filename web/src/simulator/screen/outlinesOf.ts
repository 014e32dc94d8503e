import type { ControlState } from "@vigil/model/simulator/controlState";
import type { ImageTruth, OpenAnswer } from "@vigil/model/simulator/wire";
import { categoryName } from "./categoryLabel.ts";
import type { Outline } from "./Marks.tsx";

/** Which everyday things are outlined with the truth: all, or the one that is pointed at by its name. */
export interface Everyday {
  all: boolean;
  pointed: string | null;
}

export const noEveryday: Everyday = { all: false, pointed: null };

/** The truth of a bag as outlines on its views: threats, and where wanted what is innocent. */
export function outlinesOf(truth: ImageTruth | undefined, { all, pointed }: Everyday): Outline[] {
  if (truth === undefined) return [];
  const threats = (truth.threatArray ?? []).map(({ view, points, category, name }): Outline => ({
    kind: "threat",
    view,
    points,
    label: name || categoryName(category ?? ""),
  }));
  return [...innocentOutlines(truth.innocentArray).filter(({ label }) => all || label === pointed), ...threats];
}

const innocentOutlines = (polygons: ImageTruth["innocentArray"]): Outline[] =>
  (polygons ?? []).map(({ view, points, name }) => ({ kind: "innocent", view, points, label: name }));

/** What is drawn over the bag of a running session: after its decision the truth, before it what the opened bag was found to hold. */
export function outlinesShown(
  { showThreatMarked, showInspected }: Pick<ControlState, "showThreatMarked" | "showInspected">,
  truth: ImageTruth | undefined,
  opened: OpenAnswer | "failed" | undefined,
  everyday: Everyday,
): Outline[] {
  if (showThreatMarked) return outlinesOf(truth, everyday);
  return showInspected && typeof opened === "object" ? innocentOutlines(opened.innocentArray) : [];
}

/** The same with what they name in the language of the page. */
export const outlinesInWords = (outlines: readonly Outline[], nameOf: (name: string) => string): Outline[] =>
  outlines.map((outline) => ({ ...outline, label: nameOf(outline.label) }));
