const place = "vigil.exam.open";
const leftPlace = "vigil.exam.left";
/** A reload takes seconds. Whoever comes back later is asked first. */
const reloadMs = 60_000;

/** Which exam this tab was in, so that a reload goes on without being asked. */
export const openExamPlace = {
  remember: (name: string): void => sessionStorage.setItem(place, name),
  forget(): void {
    sessionStorage.removeItem(place);
    sessionStorage.removeItem(leftPlace);
  },
  /** The page goes away, perhaps to be loaded again. */
  leave(nowMs: number): void {
    if (sessionStorage.getItem(place) !== null) sessionStorage.setItem(leftPlace, String(nowMs));
  },
  isReloaded: (name: string, nowMs: number): boolean =>
    sessionStorage.getItem(place) === name && nowMs - Number(sessionStorage.getItem(leftPlace) ?? 0) < reloadMs,
};
