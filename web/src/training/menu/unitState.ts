import type { Status, UnitStatus } from "@vigil/model/training/wire";

interface Standing {
  unitStatus: readonly Pick<UnitStatus, "unitId" | "status">[];
  openUnits: readonly number[];
}

/** How far a unit is: one whose session is open, here or in another browser, has begun, though nothing of it is handed in yet. */
export function unitState({ unitStatus, openUnits }: Standing, unit: number): Status {
  const { status = "n" } = unitStatus.find(({ unitId }) => unitId === unit) ?? {};
  return status === "n" && openUnits.includes(unit) ? "a" : status;
}
