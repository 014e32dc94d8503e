import { useCallback, useEffect, useRef } from "react";
import type { Scan } from "../viewer/scan.ts";

/** Tells once, when all views of the bag wanted are on the screen. */
export function useDrawn(scans: readonly Scan[], current: boolean, onShown: () => void): (view: number, scan: Scan) => void {
  const drawn = useRef(new Map<number, string>());
  const told = useRef<readonly Scan[] | null>(null);
  const check = useCallback(() => {
    if (!current || scans.length === 0 || told.current === scans) return;
    if (!scans.every(({ id }, view) => drawn.current.get(view) === id)) return;
    told.current = scans;
    onShown();
  }, [current, scans, onShown]);
  useEffect(check, [check]);
  return useCallback(
    (view, scan) => {
      drawn.current.set(view, scan.id);
      check();
    },
    [check],
  );
}
