import { expect, test } from "vitest";
import { withUserTimes } from "./userTime.ts";

const session = { session: 1, startedAt: "2026-11-02T08:00:00Z", endAt: null, duration: 40, lag: 3 };
const program = {
  programId: 4,
  title: "Program",
  total: 40,
  sequences: [{ sequence: 1, duration: 40, complete: false, sessions: [session] }],
};

test("R-3.163 the time that an administrator sees holds users keyed by id, each with programs; an answer takes the place of the one before", () => {
  const two = withUserTimes({}, [
    { id: 7, programs: [program] },
    { id: 9, programs: [] },
  ]);
  expect(two).toEqual({ 7: { id: 7, programs: [program] }, 9: { id: 9, programs: [] } });
  expect(withUserTimes(two, [{ id: 7, programs: [] }])).toEqual({ 7: { id: 7, programs: [] }, 9: { id: 9, programs: [] } });
});

test("R-5.012 every object has id and programs; one without is not taken", () => {
  expect(() => withUserTimes({}, [{ programs: [] }])).toThrow("id");
  expect(() => withUserTimes({}, [{ id: 7 }])).toThrow("programs");
  expect(() => withUserTimes({}, [{ id: 7, programs: [{ programId: 4 }] }])).toThrow("title");
});
