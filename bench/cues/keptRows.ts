import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { DETECTOR_VERSION } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import { featureNames } from "../../xray/test/cues/features.ts";
import type { Scanned } from "./scanPairs.ts";

interface Line {
  of: string;
  pair: number;
  bags: Scanned[];
}

/** What the figures of a bag hang on beside its seed. */
const OF = [PACKING_VERSION, DETECTOR_VERSION, ...featureNames].join(" ");

/** Whole pairs, a line each, so that a measurement that is cut off goes on where it was. Half a line, and those of other versions, are measured anew. */
export function keptRows(file: string | undefined): Map<number, Scanned[]> {
  const kept = new Map<number, Scanned[]>();
  if (file === undefined || !existsSync(file)) return kept;
  for (const text of readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))) {
    const { of, pair, bags }: Line = JSON.parse(text);
    if (of === OF) kept.set(pair, bags);
  }
  return kept;
}

export function keepRow(file: string, pair: number, bags: Scanned[]): void {
  appendFileSync(file, `${JSON.stringify({ of: OF, pair, bags } satisfies Line)}\n`);
}
