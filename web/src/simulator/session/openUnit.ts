import type { UnitAddress } from "./sessionCalls.ts";

const place = "vigil.simulator.open";
const nameOf = ({ programId, courseId, unitId, type }: UnitAddress): string => [programId, courseId, unitId, type].join("/");

/** Which session this tab was in, so that a reload goes on without being asked. */
export const openUnit = {
  remember: (address: UnitAddress): void => sessionStorage.setItem(place, nameOf(address)),
  forget: (): void => sessionStorage.removeItem(place),
  is: (address: UnitAddress): boolean => sessionStorage.getItem(place) === nameOf(address),
};
