import { expect, test } from "vitest";
import { overdueBy } from "./overdue.ts";

test("an open attempt is closed for its own time first, and for silence only where its rules ask for it", () => {
  expect(overdueBy({ late: false, silentMs: 60_000, maxDisconnectMs: 60_000 })).toBeNull();
  expect(overdueBy({ late: false, silentMs: 60_001, maxDisconnectMs: 60_000 })).toBe("disconnect");
  expect(overdueBy({ late: false, silentMs: 900_000, maxDisconnectMs: 0 })).toBeNull();
  expect(overdueBy({ late: true, silentMs: 900_000, maxDisconnectMs: 60_000 })).toBe("deadline");
});
