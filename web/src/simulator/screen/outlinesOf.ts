import type { ImageTruth } from "@vigil/model/simulator/wire";
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
  return [
    ...(truth.innocentArray ?? []).map(({ view, points, name }): Outline => ({ kind: "innocent", view, points, label: name })),
    ...threats,
  ];
}
