import type { CalibrationFigures } from "@vigil/xray/bag/calibrationFigures";
import { useCallback, useEffect, useState } from "react";
import type { MeasuredScan } from "../../simulator/viewer/scan.ts";
import type { CalibrationAnswer } from "./calibrationWorker.ts";

export interface Calibration {
  /** null while the object is being scanned. */
  made: { scans: readonly MeasuredScan[]; figures: CalibrationFigures } | null;
  failed: boolean;
  retry: () => void;
}

/** Scans the calibration object in a thread of its own, each time with a new one: leaving in the middle ends the work. */
export function useCalibration(scanner: string): Calibration {
  const [answer, setAnswer] = useState<CalibrationAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setAnswer(null);
    const worker = new Worker(new URL("./calibrationWorker.ts", import.meta.url), { type: "module", name: "calibration" });
    worker.addEventListener("message", ({ data }: MessageEvent<CalibrationAnswer>) => setAnswer(data));
    worker.addEventListener("error", () => setAnswer({ scanner, failure: "The scanner could not start." }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(scanner);
    return () => worker.terminate();
  }, [scanner, attempt]);
  return {
    made: answer !== null && answer.scanner === scanner && "scans" in answer ? answer : null,
    failed: answer !== null && "failure" in answer,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
