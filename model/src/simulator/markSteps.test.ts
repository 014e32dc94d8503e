import fc from "fast-check";
import { expect, test } from "vitest";
import { marksAfter, markSteps } from "./markSteps.ts";
import { advance, newSession, type SessionEvent } from "./session.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";
import { decodeTrace, encodeTrace } from "./trace.ts";
import type { MarkedLocation } from "./wire.ts";

const place = fc.nat(999);
const press = fc.oneof(
  fc.record({ type: fc.constant("mark" as const), x: place, y: place, view: fc.nat(1) }),
  fc.record({
    type: fc.constant("mark" as const),
    x: place,
    y: place,
    view: fc.nat(1),
    width: fc.integer({ min: 1, max: 99 }),
    height: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ type: fc.constant("unmark" as const), mark: fc.nat(3) }),
  fc.constant({ type: "cancel" as const }),
);

test("whatever somebody marks, takes away and cancels: the trace, played back, ends with the marks of the machine", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(press, { maxLength: 40 }), (multipleMarks, presses) => {
      const begun: SessionEvent[] = [
        { type: "begin", elapsedMs: 0 },
        { type: "shown", elapsedMs: 0 },
      ];
      let session = begun.reduce(advance, newSession(testSettings({ markRequired: true, multipleMarks }), [{ viewCount: 2 }]));
      const marksOf = (): readonly MarkedLocation[] => (session.phase === "looking" ? session.control.markedLocations : []);
      const steps = presses.flatMap((event, number) => {
        const before = marksOf();
        session = advance(session, { ...event, elapsedMs: number * 100 });
        return markSteps(before, marksOf()).map((step) => ({ ...step, atMs: number * 100 }));
      });
      const played = decodeTrace(encodeTrace({ steps, lost: 0 }))?.steps.reduce(marksAfter, [] as readonly MarkedLocation[]);
      expect(played).toEqual(marksOf());
    }),
  );
});
