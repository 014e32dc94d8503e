import { useEffect, useState } from "react";

const tickMs = 250;

/** Whole seconds that this page still has to be open before one may go on. */
export function usePageTime(page: string, minimumSeconds: number): number {
  const asked = `${page} ${minimumSeconds}`; // what a page asks for may be known later than the page
  const [{ of, left }, setLeft] = useState({ of: asked, left: Math.ceil(minimumSeconds) });
  useEffect(() => {
    if (minimumSeconds <= 0) return undefined;
    const startedMs = performance.now();
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil(minimumSeconds - (performance.now() - startedMs) / 1000));
      setLeft({ of: asked, left: remaining });
      if (remaining === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [asked, minimumSeconds]);
  if (minimumSeconds <= 0) return 0;
  return of === asked ? left : Math.ceil(minimumSeconds);
}
