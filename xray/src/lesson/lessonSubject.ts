import type { ScannerName } from "../geometry/scanners.ts";
import type { Concealment } from "../packing/concealment.ts";
import type { Vector } from "../solid.ts";

/** How a thing lies: as it is made, raised on its long edge, or stood on its end. */
export type Pose = "flat" | "edge" | "end";

interface Lying {
  pose?: Pose | undefined;
  turnDegrees?: number | undefined;
  name?: string | undefined;
}

/** A kind of the catalogue, or a plain body of one material; sizes are whole lengths in millimetres. */
export type LessonItem =
  | (Lying & { article: string; seed?: number | undefined })
  | (Lying & { solid: "box" | "ball" | "rod"; material: string; size: Vector });

/** What a page of a course asks the scanner for: a packed bag, things in a row on the bare belt, or the calibration object. */
export type LessonSubject =
  | {
      show: "bag";
      seed: number;
      profile?: string | undefined;
      containers?: readonly string[] | undefined;
      threat?: { category: string; kind?: string | undefined } | undefined;
      concealment?: Concealment | undefined;
      scanner?: string | undefined;
    }
  | { show: "row"; places: readonly (readonly LessonItem[])[]; gapMillimetres?: number | undefined }
  | { show: "calibration"; scanner?: ScannerName | undefined };
