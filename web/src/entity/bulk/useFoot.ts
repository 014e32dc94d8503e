import { useEffect, useRef } from "react";

/**
 * What stands at the foot of the window says how much of it it takes: `--bar` is its height, for what must end above it; `--covered` how far up
 * it reaches as the page is scrolled now, for what would lie over it.
 */
export function useFoot<Shown extends HTMLElement>() {
  const bar = useRef<Shown>(null);
  useEffect(() => {
    const shown = bar.current;
    const { style } = document.documentElement;
    if (!shown) return undefined;
    const measure = () => {
      const { top, height } = shown.getBoundingClientRect();
      style.setProperty("--bar", `${height}px`);
      style.setProperty("--covered", `${Math.max(0, innerHeight - top)}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(shown);
    const leaving = new AbortController();
    for (const moved of ["scroll", "resize"]) addEventListener(moved, measure, { passive: true, signal: leaving.signal });
    return () => {
      sizes.disconnect();
      leaving.abort();
      for (const told of ["--bar", "--covered"]) style.removeProperty(told);
    };
  }, []);
  return bar;
}
