import type { SessionAddress } from "./sessionCalls.ts";

const place = "vigil.simulator.open";
const leftPlace = "vigil.simulator.left";
/** A reload takes seconds. Whoever comes back later is asked first: the session may have ended, and going on would begin another. */
const reloadMs = 60_000;

const nameOf = (address: SessionAddress): string =>
  "quizId" in address ? `quiz/${address.quizId}` : [address.programId, address.courseId, address.unitId, address.type].join("/");

/** Which session this tab was in, so that a reload goes on without being asked. */
export const openUnit = {
  remember(address: SessionAddress): void {
    sessionStorage.setItem(place, nameOf(address));
  },
  forget(): void {
    sessionStorage.removeItem(place);
    sessionStorage.removeItem(leftPlace);
  },
  /** The page goes away, perhaps to be loaded again. */
  leave(nowMs: number): void {
    if (sessionStorage.getItem(place) !== null) sessionStorage.setItem(leftPlace, String(nowMs));
  },
  is(address: SessionAddress): boolean {
    return sessionStorage.getItem(place) === nameOf(address);
  },
  isReloaded(address: SessionAddress, nowMs: number): boolean {
    return openUnit.is(address) && nowMs - Number(sessionStorage.getItem(leftPlace) ?? 0) < reloadMs;
  },
};
