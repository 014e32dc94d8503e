import { useCallback, useEffect, useRef, useState } from "react";
import { wait } from "./browserTime.ts";
import { patientStart } from "./patientStart.ts";

/** Patience of a page: for how many seconds it waits until it asks again, and that it ends with the page. */
export function usePatience() {
  const [waitsFor, told] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  const patiently = useCallback(
    <T>(start: () => Promise<T>): Promise<T> =>
      patientStart(start, { told, wait, chance: Math.random, signal: leaving.current?.signal ?? AbortSignal.abort() }),
    [],
  );
  return { waitsFor, patiently };
}
