import { coarseModel } from "../../xray/test/cues/coarseModel.ts";
import { judge } from "./judge.ts";
import { keepRow, keptRows } from "./keptRows.ts";
import { type Scanned, scanPair } from "./scanPairs.ts";

const PAIRS = 200;

/**
 * Whether a bag gives its threat away without anybody seeing the threat: taken out of its bag, the bag must look like any other. With
 * CUES_KEPT=file what was scanned stays there, and is not scanned again.
 */
export async function cues(pairs = PAIRS): Promise<void> {
  const file = process.env["CUES_KEPT"];
  const kept = keptRows(file);
  const model = coarseModel();
  const rows: Scanned[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const known = kept.get(pair);
    const bags = known ?? (await scanPair(model, pair));
    if (known === undefined && file !== undefined) keepRow(file, pair, bags);
    rows.push(...bags);
  }
  for (const positive of ["removed", "threat"] as const) judge(rows, positive);
}
