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
  const innocents = innocentOutlines(truth.innocentArray).map((outline) => ({ ...outline, pointed: outline.label === pointed }));
  return [...innocents.filter((outline) => all || outline.pointed), ...threats];
}

/** The largest first: what lies before it can be pointed at. */
const innocentOutlines = (polygons: ImageTruth["innocentArray"]): Outline[] =>
  (polygons ?? [])
    .toSorted((one, other) => boxArea(other.points) - boxArea(one.points))
    .map(({ view, points, name }) => ({ kind: "innocent", view, points, label: name }));

function boxArea(points: Outline["points"]): number {
  const extent = (axis: 0 | 1): number => {
    const places = points.map((point) => point[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  return extent(0) * extent(1);
}

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
