import type { EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import { expect, test } from "vitest";
import { countMarks, laterMarks, withMarks, withoutMarks } from "./attendanceMarks.ts";

test("of two ticks for one person the later one holds, and ticks for others stay", () => {
  const both = laterMarks({ present: [1, 2], absent: [3] }, { present: [3], absent: [1] });
  expect(both).toEqual({ present: [2, 3], absent: [1] });
  expect(countMarks(both)).toBe(3);
});

test("what was taken waits no longer, but a tick that was changed meanwhile does", () => {
  expect(withoutMarks({ present: [2], absent: [1] }, { present: [1, 2], absent: [] })).toEqual({ present: [], absent: [1] });
});

test("a list shows what was ticked, but not over what was delivered", () => {
  const row = (userId: number, attendedAt: string | null) => ({ userId, attending: null, attendedAt });
  const list = { rows: [row(1, null), row(2, null), row(3, null), row(4, "2026-03-01")] } as unknown as EventAttendance;
  const shown = withMarks(list, { present: [1], absent: [2, 4] }).rows.map(({ attending }) => attending);
  expect(shown).toEqual([true, false, null, null]);
});
