import fc from "fast-check";
import { expect, test } from "vitest";
import { mostLagMs } from "@vigil/model/attempt/countedTime";
import { confidences } from "@vigil/model/simulator/confidence";
import { advance, newSession, type Decision, type SessionEvent } from "@vigil/model/simulator/session";
import { testSettings } from "@vigil/model/test/simulator/testSettings";
import { countedDecision } from "./countedDecision.ts";

const settings = fc
  .record({
    sessionTimerMs: fc.constantFrom(0, 40_000),
    imageTimerMs: fc.constantFrom(0, 5_000),
    markRequired: fc.boolean(),
    categoryRequired: fc.boolean(),
    feedback: fc.boolean(),
    watch: fc.constantFrom(null, { oneIn: 10, burstImages: 1, burstEvery: 3, breakEvery: 2, breakMs: 60_000 }),
    confidence: fc.boolean(),
    runMode: fc.constantFrom("normal" as const, "autohold" as const),
    multipleMarks: fc.boolean(),
    viewRequired: fc.boolean(),
  })
  .map(testSettings);
const kinds = [
  "pass",
  "hold",
  "reject",
  "confirm",
  "cancel",
  "submitted",
  "next",
  "shown",
  "open",
  "clock",
  "view",
  "mark",
  "categorize",
  "rate",
] as const;
const learner = fc.array(fc.tuple(fc.nat(4_000), fc.constantFrom(...kinds), fc.nat(900)), { minLength: 20, maxLength: 100 });

/** What a learner's screen records: each event so long after the one before. */
function decisionsOf(given: ReturnType<typeof testSettings>, steps: [number, (typeof kinds)[number], number][]): readonly Decision[] {
  let elapsedMs = 0;
  const events = steps.map(([waitMs, type, at]): SessionEvent => {
    elapsedMs += waitMs;
    if (type === "view") return { type, view: 1, elapsedMs };
    if (type === "mark") return { type, x: at, y: at, view: at % 2, elapsedMs };
    if (type === "rate") return { type, confidence: confidences[at % 5] ?? null, elapsedMs };
    return type === "categorize" ? { type, category: "guns", elapsedMs } : { type, elapsedMs };
  });
  const session = [{ type: "begin", elapsedMs: 0 } as const, ...events].reduce(
    advance,
    newSession(given, [twoViews, twoViews, twoViews, twoViews]),
  );
  return session.phase === "review" ? [] : session.decisions;
}
const twoViews = { viewCount: 2 };

test("the server counts every decision as the screen recorded it, as long as it arrives within two seconds", () => {
  fc.assert(
    fc.property(settings, learner, fc.array(fc.nat(mostLagMs), { minLength: 4, maxLength: 4 }), (given, steps, latencies) => {
      const recorded = decisionsOf(given, steps);
      // Images the session's end overtook are never sent one by one: they come with the seal.
      const overtaken = ({ shownMs, decision }: Decision) =>
        given.sessionTimerMs > 0 && shownMs === given.sessionTimerMs && !decision.includes("V");
      const sent = recorded.filter((decision) => !overtaken(decision));
      const counted = sent.map((decision, index) =>
        countedDecision(
          {
            index,
            settings: given,
            viewCount: 2,
            previousMs: recorded[index - 1]?.elapsedMs ?? null,
            elapsedMs: decision.elapsedMs + (latencies[index] ?? 0),
            opened: decision.opened,
          },
          decision,
          mostLagMs,
        ),
      );
      expect(counted).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});

test("whatever is claimed, what is counted is a decision of the machine: whole ticks, in order, none in the future", () => {
  const milliseconds = fc.double({ min: 0, max: 200_000, noNaN: true });
  const claim = fc.record({
    decision: fc.constantFrom("P", "VP", "VIH", "VR", "VHT", "VPT", "T", "IT", "VIRT"),
    category: fc.constantFrom(null, "guns", "nonsense"),
    markedLocations: fc.array(fc.record({ x: fc.double({ noNaN: true }), y: fc.nat(900), view: fc.nat(3) }), { maxLength: 3 }),
    opened: fc.boolean(),
    shownMs: milliseconds,
    elapsedMs: milliseconds,
  });
  fc.assert(
    fc.property(settings, claim, fc.nat(900), fc.nat(1_800), fc.nat(60_000), (given, claimed, previousTicks, waitedTicks, lagMs) => {
      const previousMs = previousTicks * 100;
      const elapsedMs = previousMs + waitedTicks * 100 + 37;
      const counted = countedDecision(
        { index: 1, settings: given, viewCount: 2, previousMs, elapsedMs, opened: claimed.opened },
        claimed,
        lagMs,
      );
      const { shownMs, elapsedMs: decidedMs, decision } = counted ?? { shownMs: previousMs, elapsedMs: previousMs, decision: "P" };
      const sessionEndsMs = given.sessionTimerMs || Infinity;
      expect([shownMs % 100, decidedMs % 100]).toEqual([0, 0]);
      expect(decidedMs).toBeGreaterThanOrEqual(shownMs);
      expect(shownMs).toBeGreaterThanOrEqual(Math.min(previousMs, sessionEndsMs));
      expect(decision.includes("T") ? 0 : decidedMs).toBeLessThanOrEqual(elapsedMs);
      expect(decision).toMatch(/^V?I?[PHR]?T?$/);
    }),
    { numRuns: 1_000 },
  );
});
