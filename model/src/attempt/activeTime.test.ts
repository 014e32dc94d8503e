import fc from "fast-check";
import { expect, test } from "vitest";
import { acted, activeUntil, activityFrom, countedActiveMs, seen } from "./activeTime.ts";

const minutes = 60_000;

test("five minutes in another tab do not count, nor what passes longer than three minutes after the last deed", () => {
  let activity = activityFrom(0, true);
  activity = acted(activity, minutes);
  activity = seen(activity, 2 * minutes, false);
  expect(activeUntil(activity, 7 * minutes)).toBe(2 * minutes);
  activity = acted(seen(activity, 7 * minutes, true), 8 * minutes);
  expect(activeUntil(activity, 8 * minutes)).toBe(3 * minutes);
  expect(activeUntil(activity, 60 * minutes)).toBe(6 * minutes);
  expect(activeUntil(acted(activity, 60 * minutes), 60 * minutes)).toBe(6 * minutes);
});

test("the server's clock is the upper bound of what is told; what is not told counts from decision to decision, no longer than one may be idle", () => {
  const heardMs = [minutes, 2 * minutes, 50 * minutes];
  expect(countedActiveMs({ heardMs, endMs: 51 * minutes, told: undefined })).toBe(6 * minutes);
  expect(countedActiveMs({ heardMs, endMs: 51 * minutes, told: { sinceMs: 0, activeMs: 4 * minutes } })).toBe(4 * minutes);
  expect(countedActiveMs({ heardMs, endMs: 51 * minutes, told: { sinceMs: 0, activeMs: 900 * minutes } })).toBe(51 * minutes);
  // a page that was loaded anew tells of itself alone
  expect(countedActiveMs({ heardMs, endMs: 51 * minutes, told: { sinceMs: 49 * minutes, activeMs: 900 * minutes } })).toBe(7 * minutes);
});

test("no more ever counts than passed", () => {
  const time = fc.integer({ min: -10 * minutes, max: 200 * minutes });
  const details = fc.check(
    fc.property(fc.array(time), fc.nat(100 * minutes), time, time, fc.boolean(), (heard, endMs, sinceMs, activeMs, tells) => {
      const counted = countedActiveMs({
        heardMs: heard.toSorted((one, other) => one - other),
        endMs,
        told: tells ? { sinceMs, activeMs } : undefined,
      });
      return counted >= 0 && counted <= endMs;
    }),
  );
  expect(details.counterexample).toBeNull();
});
