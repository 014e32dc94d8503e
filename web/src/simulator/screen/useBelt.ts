import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

export interface Belt {
  /** The next bag lies before the tunnel, or moves through it; absent where it simply stands there. */
  readonly moving: "coming" | "moving" | undefined;
  /** Absent where the session's time would run meanwhile. */
  readonly toggle: (() => void) | undefined;
  readonly on: boolean;
  /** All its views are drawn. */
  readonly arrived: () => void;
}

interface Wanted {
  /** A bag is at hand that nobody has seen yet. */
  waiting: boolean;
  /** The session's time runs whatever is on the screen, so nothing may make it wait. */
  timed: boolean;
  /** The second window, where the views after the first are. */
  elsewhere: HTMLElement | null;
  /** The bag is seen: from now on its time counts. */
  onShown: () => void;
}

/** As long as a bag's picture takes to run into the screen of a machine that is hurried; `Screen.module.css` has it too. */
export const beltMs = 500;
const key = "vigil.belt";

/** The next bag comes in on a belt. Whoever presses anything sees it at once, and what was pressed acts on it. */
export function useBelt({ waiting, timed, elsewhere, onShown }: Wanted): Belt {
  const [on, setOn] = useState(wished);
  const [runs, setRuns] = useState(false);
  const moved = on && !timed && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const hurried = useRef(false);

  useEffect(() => {
    if (waiting) return;
    hurried.current = false;
    setRuns(false);
  }, [waiting]);

  const arrived = useCallback(() => (waiting && moved && !hurried.current ? setRuns(true) : onShown()), [waiting, moved, onShown]);

  // Before anything else can happen: no key falls between a bag that comes and one that moves.
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    if (!moved) {
      if (runs) onShown();
      return undefined;
    }
    const stop = () => {
      hurried.current = true;
      // The key goes on to whoever listens below, who has to know the bag by then.
      if (runs) flushSync(onShown);
    };
    const other = elsewhere?.ownerDocument.defaultView ?? null;
    const windows = other === null ? [window] : [window, other];
    const timer = runs ? setTimeout(stop, beltMs) : undefined;
    for (const place of windows) for (const act of acts) place.addEventListener(act, stop, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const place of windows) for (const act of acts) place.removeEventListener(act, stop, { capture: true });
    };
  }, [waiting, moved, runs, elsewhere, onShown]);

  const toggle = useCallback(() => {
    setOn(!on);
    try {
      localStorage.setItem(key, on ? "off" : "on");
    } catch {
      // Where nothing can be kept it holds until the page is closed.
    }
  }, [on]);

  return { on, toggle: timed ? undefined : toggle, arrived, moving: !moved || !waiting ? undefined : runs ? "moving" : "coming" };
}

const acts = ["keydown", "pointerdown", "wheel"] as const;

function wished(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}
