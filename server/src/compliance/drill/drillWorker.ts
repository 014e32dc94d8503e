import { scanDrill } from "@vigil/xray/drill/scanDrill";
import { drillTruth } from "@vigil/xray/drill/drillTruth";
import { scanners } from "@vigil/xray/geometry/scanners";
import { threadWork } from "../../jobs/threadWork.ts";
import type { DrillPicture, DrillOrder } from "./drillPictures.ts";

threadWork(
  async ({ wear, seed }: DrillOrder): Promise<DrillPicture> => {
    const { view, signs } = await scanDrill(scanners.S160, wear, seed);
    return { view, truth: drillTruth(signs) };
  },
  { waitedFor: true },
);
