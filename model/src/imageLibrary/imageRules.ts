import type { ProblemCode } from "../phrases/problemCode.ts";
import type { DecisionLetter } from "../simulator/wire.ts";
import type { Size } from "./pictureRules.ts";
import { type Point, polygonFault } from "./polygonRules.ts";

export interface MarkedThreat {
  readonly category: string;
  readonly name: string;
  readonly polygons: readonly { readonly view: number; readonly points: readonly Point[] }[];
}

/** What is said to be true about an image. */
export interface StatedImage {
  readonly kind: "innocent" | "threat";
  readonly decision: DecisionLetter;
  readonly threatCategory: string | null;
  readonly threatDescription: string | null;
  readonly threats: readonly MarkedThreat[];
}

export interface ImageFault {
  readonly field: "decision" | "threatCategory" | "threatDescription" | "threatArray" | "views";
  readonly code: ProblemCode;
  /** The view that is at fault, where one is. */
  readonly view?: number;
}

/** What must not be said about an image, however far its maker is. */
export function contradictions({ kind, decision, threatCategory, threatDescription, threats }: StatedImage): ImageFault[] {
  const faults: ImageFault[] = [];
  if (kind === "threat") {
    if (decision === "P") faults.push({ field: "decision", code: "ImageThreatPassed" });
    if (!threatCategory) faults.push({ field: "threatCategory", code: "ImageThreatCategoryMissing" });
    if (!threatDescription) faults.push({ field: "threatDescription", code: "ImageThreatDescriptionMissing" });
    return faults;
  }
  if (decision === "H") faults.push({ field: "decision", code: "ImageInnocentHeld" });
  if (threatCategory) faults.push({ field: "threatCategory", code: "ImageInnocentCategory" });
  if (threatDescription) faults.push({ field: "threatDescription", code: "ImageInnocentDescription" });
  if (threats.length > 0) faults.push({ field: "threatArray", code: "ImageInnocentThreats" });
  return faults;
}

/** A view as far as completeness goes: its size, and whether it can be shown in colour. */
export interface StatedView extends Size {
  readonly shown: boolean;
}

/** What keeps an image from being shown to learners. */
export function imageFaults(image: StatedImage, views: readonly StatedView[]): ImageFault[] {
  const faults = contradictions(image);
  for (const [view, { shown }] of views.entries()) if (!shown) faults.push({ field: "views", code: "ImagePictureMissing", view });
  if (image.kind === "innocent") return faults;
  if (image.threats.length === 0) faults.push({ field: "threatArray", code: "ImageThreatArrayMissing" });
  if (image.threats.some(({ polygons }) => polygons.length === 0)) faults.push({ field: "threatArray", code: "ImageThreatsUnmarked" });
  if (image.threats.length > 0 && !image.threats.some(({ category }) => category === image.threatCategory))
    faults.push({ field: "threatArray", code: "ImageThreatCategoryUnmarked" });
  for (const { view, points } of image.threats.flatMap(({ polygons }) => polygons)) {
    const place = views[view];
    const code = place === undefined ? "PolygonOutside" : polygonFault(points, place);
    if (code) faults.push({ field: "threatArray", code, view });
  }
  return faults;
}
