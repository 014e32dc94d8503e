import { openPlace } from "../../attempt/openPlace.ts";
import type { SessionAddress } from "./sessionCalls.ts";

const place = openPlace("vigil.simulator");

const nameOf = (address: SessionAddress): string =>
  "quizId" in address ? `quiz/${address.quizId}` : [address.programId, address.courseId, address.unitId, address.type].join("/");

/** Which session this tab was in. */
export const openUnit = {
  remember: (address: SessionAddress, nowMs: number): void => place.remember(nameOf(address), nowMs),
  forget: (): void => place.forget(),
  note: (nowMs: number): void => place.note(nowMs),
  is: (address: SessionAddress): boolean => place.is(nameOf(address)),
  isReloaded: (address: SessionAddress, nowMs: number): boolean => place.isReloaded(nameOf(address), nowMs),
};
