import type { ScanBlock } from "@vigil/model/training/pageBlock";
import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import type { Volume } from "@vigil/xray/volume/volume";
import type { LessonSubject } from "@vigil/xray/lesson/lessonSubject";
import type { Outline } from "../simulator/screen/Marks.tsx";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";

/** A scan made in the browser: its views, and where in them what the page names is. */
export interface LessonScan {
  scans: readonly MeasuredScan[];
  outlines: readonly Outline[];
  /** What is in the bag, and what is right to decide on it. */
  bag: Omit<ScannedBag, "views" | "timings" | "measures">;
}

export interface LessonOrder {
  subject: LessonSubject;
  look: ScanBlock["look"];
  /** First what it will show, of a bag, in larger pixels. */
  coarse?: true;
  /** A tomograph's volume of it too; it follows when the scan is here. */
  volume?: true;
}

export interface ScanOrder {
  key: string;
  order: LessonOrder;
}

/** What the worker says about an order: how much is done, what it will show, the scan, its volume, or why there is none. */
export type ScanAnswer = { key: string } & (
  | { share: number }
  | { coarse: readonly MeasuredScan[] }
  | { made: LessonScan }
  | { volume: Volume }
  | { failure: string }
);

/** Of the work on a bag, what its packing is: about half. */
export const packedShare = 0.5;
