import { useEffect } from "react";

/** A reload takes seconds. Whoever comes back later is asked first: it may have ended, and going on would begin another. */
const reloadMs = 60_000;

export interface OpenPlace {
  remember(name: string): void;
  forget(): void;
  /** The page goes away, perhaps to be loaded again. */
  leave(nowMs: number): void;
  is(name: string): boolean;
  isReloaded(name: string, nowMs: number): boolean;
}

/** Which attempt this tab was in, so that a reload goes on without being asked. */
export function openPlace(prefix: string): OpenPlace {
  const place = `${prefix}.open`;
  const leftPlace = `${prefix}.left`;
  const is = (name: string): boolean => sessionStorage.getItem(place) === name;
  return {
    remember: (name) => sessionStorage.setItem(place, name),
    forget() {
      sessionStorage.removeItem(place);
      sessionStorage.removeItem(leftPlace);
    },
    leave(nowMs) {
      if (sessionStorage.getItem(place) !== null) sessionStorage.setItem(leftPlace, String(nowMs));
    },
    is,
    isReloaded: (name, nowMs) => is(name) && nowMs - Number(sessionStorage.getItem(leftPlace) ?? 0) < reloadMs,
  };
}

/** Notes when the page goes away. */
export function useLeaving(place: Pick<OpenPlace, "leave">): void {
  useEffect(() => {
    const left = () => place.leave(Date.now());
    window.addEventListener("pagehide", left);
    return () => window.removeEventListener("pagehide", left);
  }, [place]);
}
