import { isScannerName } from "@vigil/xray/geometry/scanners";
import type { CalibrationFigures } from "@vigil/xray/bag/calibrationFigures";
import { scanCalibration } from "@vigil/xray/bag/scanCalibration";
import { bagBox } from "../../simulator/viewer/bagBox.ts";
import type { MeasuredScan } from "../../simulator/viewer/scan.ts";

/** What the worker answers to the name of a scanner. */
export type CalibrationAnswer = { scanner: string } & ({ scans: MeasuredScan[]; figures: CalibrationFigures } | { failure: string });

addEventListener("message", ({ data }: MessageEvent<string>) => void answer(data));

async function answer(scanner: string): Promise<void> {
  try {
    if (!isScannerName(scanner)) throw new Error(`There is no scanner "${scanner}".`);
    const { views, figures } = await scanCalibration(scanner);
    const scans = views.map((view, index): MeasuredScan => {
      const { width, height, high } = view;
      return { kind: "measured", ...view, id: `calibration ${scanner} ${index}`, bag: bagBox(high, width, height) };
    });
    say({ scanner, scans, figures });
  } catch (error) {
    say({ scanner, failure: error instanceof Error ? error.message : String(error) });
  }
}

const say = (message: CalibrationAnswer): void => postMessage(message);
