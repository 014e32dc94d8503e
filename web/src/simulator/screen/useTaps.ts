import { useEffect, useMemo, useRef } from "react";
import type { Point } from "../viewer/zoom.ts";

/** A second press within so long, and so near, is one of two. */
const secondWithinMs = 280;
const secondNear = 32;

interface Taps {
  /** A press by finger: `one` is done unless a second press follows; true where this was the second. */
  readonly tap: (at: Point, one: () => void) => boolean;
}

/**
 * Tells one press with a finger from two. The first waits a moment, but not longer than until anything else is pressed, so that a
 * mark is there before the decision that needs it. `what` it lies on: when that goes, so does a press that waits.
 */
export function useTaps(what: unknown): Taps {
  const waiting = useRef<{ at: Point; one: () => void; timer: ReturnType<typeof setTimeout> } | null>(null);
  const taps = useMemo(() => {
    const take = () => {
      const first = waiting.current;
      waiting.current = null;
      if (first !== null) clearTimeout(first.timer);
      return first;
    };
    const finish = () => take()?.one();
    return {
      take,
      finish,
      tap(at: Point, one: () => void) {
        const first = take();
        if (first !== null && Math.hypot(at.x - first.at.x, at.y - first.at.y) < secondNear) return true;
        first?.one();
        waiting.current = { at, one, timer: setTimeout(finish, secondWithinMs) };
        return false;
      },
    };
  }, []);
  useEffect(() => {
    // A key of the console that is pressed, or one of the keyboard, comes after the mark that waits.
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Element && target.closest("button, a, input, select, summary") !== null) taps.finish();
    };
    document.addEventListener("pointerdown", elsewhere, true);
    document.addEventListener("keydown", taps.finish, true);
    return () => {
      document.removeEventListener("pointerdown", elsewhere, true);
      document.removeEventListener("keydown", taps.finish, true);
    };
  }, [taps]);
  useEffect(() => () => void taps.take(), [taps, what]);
  return taps;
}
