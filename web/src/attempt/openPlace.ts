import { useEffect } from "react";

/** A reload takes seconds. Whoever comes back later is asked first: it may have ended, and going on would begin another. */
const reloadMs = 60_000;
/** How often an open page says so: one that a browser takes away says nothing at its end, or too late for the page that follows it. */
const beatMs = 5_000;

export interface OpenPlace {
  remember(name: string, nowMs: number, attempt: number): void;
  forget(): void;
  /** The page is open at this moment, or goes away; it may be loaded again. */
  note(nowMs: number): void;
  is(name: string): boolean;
  isReloaded(name: string, nowMs: number): boolean;
  /** The attempt that an earlier page of this tab had open there; null where it is not known, or this page has opened one itself. */
  earlier(): number | null;
}

/** Which attempt this tab was in, so that a reload goes on without being asked. */
export function openPlace(prefix: string): OpenPlace {
  const place = `${prefix}.open`;
  const notedPlace = `${prefix}.left`;
  const attemptPlace = `${prefix}.attempt`;
  let own = false;
  const is = (name: string): boolean => sessionStorage.getItem(place) === name;
  return {
    remember(name, nowMs, attempt) {
      own = true;
      sessionStorage.setItem(place, name);
      sessionStorage.setItem(attemptPlace, String(attempt));
      sessionStorage.setItem(notedPlace, String(nowMs));
    },
    forget() {
      for (const item of [place, notedPlace, attemptPlace]) sessionStorage.removeItem(item);
    },
    note(nowMs) {
      if (sessionStorage.getItem(place) !== null) sessionStorage.setItem(notedPlace, String(nowMs));
    },
    is,
    isReloaded: (name, nowMs) => is(name) && nowMs - Number(sessionStorage.getItem(notedPlace) ?? 0) < reloadMs,
    earlier: () => (own ? null : Number(sessionStorage.getItem(attemptPlace)) || null),
  };
}

/** Notes that the page is open, and when it goes away. */
export function useLeaving(place: Pick<OpenPlace, "note">): void {
  useEffect(() => {
    const note = () => place.note(Date.now());
    const beat = setInterval(note, beatMs);
    window.addEventListener("pagehide", note);
    return () => {
      clearInterval(beat);
      window.removeEventListener("pagehide", note);
    };
  }, [place]);
}
