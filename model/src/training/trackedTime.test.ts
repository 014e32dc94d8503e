import { expect, test } from "vitest";
import { countTime, isSilent } from "./trackedTime.ts";

test("R-5.016 an update that comes within two seconds is skipped", () => {
  expect(countTime({ seconds: 10, gapSeconds: 1.99 }, 12)).toBeNull();
  expect(countTime({ seconds: 10, gapSeconds: 2 }, 12)).toEqual({ seconds: 12, passed: 2, lag: 0 });
});

test("a claim adds no more than passed, and never takes away", () => {
  expect(countTime({ seconds: 10, gapSeconds: 20.7 }, 500)).toEqual({ seconds: 30, passed: 20, lag: 0 });
  expect(countTime({ seconds: 10, gapSeconds: 20.7 }, 15)).toEqual({ seconds: 15, passed: 20, lag: 15 });
  expect(countTime({ seconds: 10, gapSeconds: 20.7 }, 3)).toEqual({ seconds: 10, passed: 20, lag: 20 });
});

test("however the time is cut into updates, the sum is what passed, to the second", () => {
  let [seconds, left] = [0, 0];
  for (let update = 1; update <= 100; update++) {
    const gapSeconds = left + 20.3;
    const counted = countTime({ seconds, gapSeconds }, 20.3 * update);
    seconds = counted?.seconds ?? seconds;
    left = gapSeconds - (counted?.passed ?? 0);
  }
  expect(seconds).toBe(2030);
});

test("silence is measured against maxDisconnectTime; 0 is never", () => {
  expect([isSilent(600, 600), isSilent(601, 600), isSilent(1e9, 0)]).toEqual([false, true, false]);
});
