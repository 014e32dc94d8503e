import { openPlace } from "../../attempt/openPlace.ts";
import type { SessionAddress } from "./sessionCalls.ts";

const place = openPlace("vigil.simulator");

const nameOf = (address: SessionAddress): string =>
  "quizId" in address ? `quiz/${address.quizId}` : [address.programId, address.courseId, address.unitId, address.type].join("/");

/** Which session this tab was in. */
export const openUnit = {
  remember: (address: SessionAddress, nowMs: number, sessionId: number): void => place.remember(nameOf(address), nowMs, sessionId),
  forget: (): void => place.forget(),
  note: (nowMs: number): void => place.note(nowMs),
  is: (address: SessionAddress): boolean => place.is(nameOf(address)),
  isReloaded: (address: SessionAddress, nowMs: number): boolean => place.isReloaded(nameOf(address), nowMs),
  /**
   * Of a page that was loaded again while its session was handed in: the session, which the server (`isOpen`) no longer has as open when the page
   * comes. What this page has opened itself is newer than what it was told.
   */
  handedIn: (address: SessionAddress, nowMs: number, isOpen: boolean): number | null =>
    !isOpen && place.isReloaded(nameOf(address), nowMs) ? place.earlier() : null,
};
