import { useCallback, useEffect, useState } from "react";
import type { LessonOrder, LessonScan } from "./lessonScan.ts";
import { createScanMaker, type ScanMaker } from "./scanMaker.ts";
import { startScanner } from "./startScanner.ts";

/** The scans of the page on screen share one maker; it ends when the last of them leaves. */
let maker: ScanMaker | null = null;
let users = 0;

function borrow(): ScanMaker {
  users += 1;
  maker ??= createScanMaker(startScanner);
  return maker;
}

function giveBack(): void {
  users -= 1;
  if (users > 0) return;
  maker?.stop();
  maker = null;
}

/** How many steps the usual scan takes; a bag takes more, so the share comes close to 1 and never reaches it. */
const usualSteps = 24;

export interface Making {
  made: LessonScan | null;
  /** How much of the work is done, 0 to 1. */
  share: number;
  failed: boolean;
  retry: () => void;
}

/** Has a scan made, from when it is `wanted` on. The order must stay the same object. */
export function useLessonScan(order: LessonOrder, wanted: boolean): Making {
  const [made, setMade] = useState<LessonScan | null>(null);
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    setFailed(false);
    const make = async () => {
      try {
        const scan = await borrow().make(order, (steps) => {
          if (current) setShare(1 - Math.exp(-steps / usualSteps));
        });
        if (current) setMade(scan);
      } catch {
        if (current) setFailed(true);
      }
    };
    void make();
    return () => {
      current = false;
      giveBack();
    };
  }, [order, wanted, attempt]);

  return { made, share, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
