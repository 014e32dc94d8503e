import "../../simulator/glass.css";
import type { Lab } from "@vigil/model/training/labs/lab";
import { createScanMaker } from "../../lesson/scanMaker.ts";
import { startScanner } from "../../lesson/startScanner.ts";
import type { MeasuredScan } from "../../simulator/viewer/scan.ts";

/** The views of a scan that is searched, made in the browser of whoever writes it; learners get it from the server. */
export async function trialScan(lab: Lab | undefined): Promise<readonly MeasuredScan[]> {
  if (lab === undefined || !("scan" in lab) || lab.scan === undefined) throw new Error("There is no scan in this lab.");
  const maker = createScanMaker(startScanner);
  try {
    return (await maker.make({ subject: lab.scan.subject, look: [] })).scans;
  } finally {
    maker.stop();
  }
}
