import { useCallback } from "react";

/** Where somebody wrote last in a course, and how far down: who comes back from its versions, its translations or a comparison goes on there. */
const kept = new Map<number, { place: string; top: number }>();
export const keptPlace = (courseId: number): string | undefined => kept.get(courseId)?.place;

const patienceMs = 5000;

/** Keeps it of what scrolls, and goes there again once what stands in it is long enough. */
export function useKeptPlace(courseId: number, place: string | undefined) {
  return useCallback(
    (main: HTMLElement | null) => {
      if (main === null || place === undefined) return undefined;
      const before = kept.get(courseId);
      const wanted = before?.place === place && location.hash === "" ? before.top : 0;
      kept.set(courseId, { place, top: wanted });
      const own = new AbortController();
      const { signal } = own;
      const stop = () => seen.disconnect();
      const go = () => {
        if (main.scrollHeight - main.clientHeight < wanted) return;
        main.scrollTop = wanted;
        stop();
      };
      const seen = new MutationObserver(go);
      main.addEventListener("scroll", () => kept.set(courseId, { place, top: main.scrollTop }), { signal, passive: true });
      for (const theirs of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(theirs, stop, { signal, passive: true });
      if (wanted > 0) {
        seen.observe(main, { childList: true, subtree: true });
        setTimeout(stop, patienceMs);
        go();
      }
      return () => {
        stop();
        own.abort();
      };
    },
    [courseId, place],
  );
}
