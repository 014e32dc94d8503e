import fc from "fast-check";
import { expect, test } from "vitest";
import { advanceCourseTimer, lockPollMs, lockWaitMs, needsSync, noCourseTimer, type CourseTimerEvent } from "./courseTimer.ts";
import { waitForLock } from "./waitForLock.ts";

const run = (...events: CourseTimerEvent[]) => events.reduce(advanceCourseTimer, noCourseTimer);
const start: CourseTimerEvent = { kind: "start", nowMs: 1000, totalDuration: 40, visible: true, exam: 600, question: 30 };
const ticks = (count: number): CourseTimerEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: "tick", nowMs: 1000 + 1000 * (index + 1) }));

test("R-3.160 the course timer holds active, startAt, duration, totalDuration, lag, syncing, exam and question", () => {
  expect(run(start)).toMatchObject({
    active: true,
    startAt: 1000,
    duration: 0,
    totalDuration: 40,
    lag: 0,
    syncing: false,
    exam: 600,
    question: 30,
  });
});

test("R-4.076 the course timer is started, locked, given a duration and a lag, and ended", () => {
  const counted = run(start, ...ticks(12));
  expect(counted).toMatchObject({ duration: 12, lag: 0 });
  const locked = advanceCourseTimer(counted, { kind: "lock" });
  expect(locked.syncing).toBe(true);
  expect(advanceCourseTimer(locked, { kind: "synced", told: 12, totalDuration: 52 })).toMatchObject({
    syncing: false,
    duration: 0,
    totalDuration: 52,
  });
  const hidden = run(start, { kind: "visible", nowMs: 1000, visible: false }, ...ticks(5));
  expect(hidden).toMatchObject({ duration: 0, lag: 5 });
  expect(advanceCourseTimer(locked, { kind: "end" })).toEqual(noCourseTimer);
});

test("R-9.020 a sync needs more than ten seconds, unless it is forced", () => {
  expect(needsSync(run(start, ...ticks(10)))).toBe(false);
  expect(needsSync(run(start, ...ticks(11)))).toBe(true);
  expect(needsSync(run(start, ...ticks(3)), true)).toBe(true);
  expect(needsSync(run(start), true)).toBe(false);
  expect(needsSync(noCourseTimer, true)).toBe(false);
});

test("a closed laptop is lag, not time", () => {
  expect(run(start, { kind: "tick", nowMs: 3_601_000 })).toMatchObject({ duration: 0, lag: 3600 });
});

test("duration and lag together never exceed what the clock showed", () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant("tick" as const), nowMs: fc.integer({ min: 0, max: 1e6 }) }),
    fc.record({ kind: fc.constant("visible" as const), nowMs: fc.integer({ min: 0, max: 1e6 }), visible: fc.boolean() }),
    fc.record({ kind: fc.constant("input" as const), nowMs: fc.integer({ min: 0, max: 1e6 }) }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { duration, lag, tickMs } = run(start, ...events);
      expect(duration + lag).toBeCloseTo((tickMs - 1000) / 1000, 6);
    }),
  );
});

test("R-9.018 R-9.019 the lock is looked at every 250 ms, and waited for no longer than 90 seconds", async () => {
  const waits: number[] = [];
  let clock = 0;
  const wait = (ms: number) => {
    waits.push(ms);
    clock += ms;
    return Promise.resolve();
  };
  expect(await waitForLock(() => clock < 1000, wait)).toBe(true);
  expect(waits).toEqual([lockPollMs, lockPollMs, lockPollMs, lockPollMs]);
  clock = 0;
  expect(await waitForLock(() => true, wait)).toBe(false);
  expect(clock).toBe(lockWaitMs);
  expect([lockPollMs, lockWaitMs]).toEqual([250, 90_000]);
});
