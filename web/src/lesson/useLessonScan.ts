import { useCallback, useEffect, useMemo, useState } from "react";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";
import { type LessonOrder, type LessonScan, packedShare } from "./lessonScan.ts";
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

/** Whoever turns back a page finds its scans; some six megabytes each. */
const mostKept = 4;
const kept = new Map<string, LessonScan>();

function keep(key: string, scan: LessonScan): void {
  kept.delete(key);
  kept.set(key, scan);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Nothing is heard of a bag while it is packed: its share comes nearer to that of the packing with each of these. */
const guessMs = 300;
const guessed = 0.1;

export interface Making {
  made: LessonScan | null;
  /** Until then what it will show in larger pixels, where the order asks for that. */
  coarse: readonly MeasuredScan[] | null;
  /** How much of the work is done, 0 to 1. */
  share: number;
  failed: boolean;
  retry: () => void;
}

/** Has a scan made, from when it is `wanted` on; those that nobody is `near` wait for the others. The order must stay the same object. */
export function useLessonScan(order: LessonOrder, wanted: boolean, near = wanted): Making {
  const key = useMemo(() => JSON.stringify(order), [order]);
  const [made, setMade] = useState<LessonScan | null>(() => kept.get(key) ?? null);
  const [coarse, setCoarse] = useState<readonly MeasuredScan[] | null>(null);
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const found = kept.get(key);
    if (found !== undefined) setMade(found);
    if (!wanted || found !== undefined) return undefined;
    let current = true;
    setFailed(false);
    const make = async () => {
      try {
        const scan = await borrow().make(order, {
          onShare: (done) => current && setShare((known) => Math.max(known, done)),
          onCoarse: (scans) => current && setCoarse(scans),
        });
        keep(key, scan);
        if (!current) return;
        setMade(scan);
        setCoarse(null);
      } catch {
        if (current) setFailed(true);
      }
    };
    void make();
    return () => {
      current = false;
      giveBack();
    };
  }, [order, key, wanted, attempt]);

  useEffect(() => {
    if (wanted && near) maker?.hurry(order);
  }, [order, wanted, near, attempt]);

  const packing = near && order.subject.show === "bag" && made === null && !failed && share < packedShare;
  useEffect(() => {
    if (!packing) return undefined;
    const timer = setInterval(() => setShare((known) => Math.max(known, known + guessed * (packedShare - known))), guessMs);
    return () => clearInterval(timer);
  }, [packing]);

  return { made, coarse, share, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
