import type { ViewSource } from "@vigil/xray/file/view";
import type { Enhancement } from "./presentation.ts";
import type { Box } from "./zoom.ts";

/** A view is a source of pixels: two energies that every enhancement is computed from, or pictures somebody else made of them. */
export type Scan = MeasuredScan | RenderedScan;

interface ScanBase {
  /** Two scans of the same id hold the same pixels. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The part that holds the bag, with a margin: what factor 1 shows. */
  readonly bag: Box;
}

/** As the scanner gave it: both energies, 60000 is air. A picture of one energy has it twice. */
export interface MeasuredScan extends ScanBase, ViewSource {
  readonly kind: "measured";
  /** Seen until the scan itself is there, and never again. */
  readonly coarse?: true;
  readonly low: Uint16Array;
  readonly high: Uint16Array;
}

/** One finished picture per enhancement, all of the scan's size. COL is always there; what is missing is made from it or not offered. */
export interface RenderedScan extends ScanBase {
  readonly kind: "rendered";
  readonly pictures: Readonly<Partial<Record<Enhancement, ImageBitmap>>> & { readonly COL: ImageBitmap };
}
