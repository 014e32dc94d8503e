import { describe, expect, test } from "vitest";
import { countedMs, isLate, longestLagMs, mostLagMs } from "./countedTime.ts";

describe("the counted time of an event", () => {
  const claimed = { claimedMs: 5_000, receivedMs: 5_400, previousMs: 1_000, lagMs: 2_000 };
  test("is the claimed one, in ticks", () => expect(countedMs({ ...claimed, claimedMs: 5_055 })).toBe(5_000));
  test("is never in the future", () => expect(countedMs({ ...claimed, claimedMs: 90_000 })).toBe(5_400));
  test("is never more than the allowed lag before its receipt", () => expect(countedMs({ ...claimed, receivedMs: 60_000 })).toBe(58_000));
  test("is never before the event before it", () => expect(countedMs({ ...claimed, claimedMs: 200 })).toBe(3_400));
  test("is flagged when it was believed further back than two seconds", () => {
    expect(isLate({ claimedMs: 5_000, receivedMs: 7_000 })).toBe(false);
    expect(isLate({ claimedMs: 5_000, receivedMs: 7_100 })).toBe(true);
  });

  test("lies as far back as a disconnection may, for what waited in the browser", () => {
    expect(longestLagMs({ maxDisconnectMs: 60_000 })).toBe(60_000);
    expect(longestLagMs({ maxDisconnectMs: 0 })).toBe(mostLagMs);
  });
});
