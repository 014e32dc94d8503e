import { useEffect, useState } from "react";

const tickMs = 250;

/** Whole seconds that this page still has to be open before one may go on. */
export function usePageTime(page: string, minimumSeconds: number): number {
  const [{ of, left }, setLeft] = useState({ of: page, left: Math.ceil(minimumSeconds) });
  useEffect(() => {
    if (minimumSeconds <= 0) return undefined;
    const startedMs = performance.now();
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil(minimumSeconds - (performance.now() - startedMs) / 1000));
      setLeft({ of: page, left: remaining });
      if (remaining === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [page, minimumSeconds]);
  if (minimumSeconds <= 0) return 0;
  return of === page ? left : Math.ceil(minimumSeconds);
}
