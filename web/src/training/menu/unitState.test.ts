import { expect, it } from "vitest";
import { unitState } from "./unitState.ts";

it("a unit whose session is open has begun, whatever of it was handed in", () => {
  const none = { unitStatus: [], openUnits: [] as number[] };
  expect(unitState(none, 4)).toBe("n");
  expect(unitState({ ...none, openUnits: [4] }, 4)).toBe("a");
  expect(unitState({ ...none, openUnits: [4] }, 5)).toBe("n");
  const done = [{ unitId: 4, status: "c" as const }];
  expect(unitState({ unitStatus: done, openUnits: [4] }, 4)).toBe("c");
});
