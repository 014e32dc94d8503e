import type { ScanBlock } from "@vigil/model/training/pageBlock";
import type { Outline } from "../simulator/screen/Marks.tsx";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";

/** A scan made in the browser: its views, and where in them what the page names is. */
export interface LessonScan {
  scans: readonly MeasuredScan[];
  outlines: readonly Outline[];
}

export type LessonOrder = Pick<ScanBlock, "subject" | "look">;

export interface ScanOrder {
  key: string;
  order: LessonOrder;
}

/** What the worker says about an order: another step is done, the scan, or why there is none. */
export type ScanAnswer = { key: string } & ({ step: number } | { made: LessonScan } | { failure: string });
