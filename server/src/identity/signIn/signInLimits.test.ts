import { expect, test } from "vitest";
import { delayBeforeMs, failuresToLock, lockMinutes, strangersToLock } from "./signInLimits.ts";

test("the first try waits for nothing, each failure doubles the wait of the next, up to two seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 90].map(delayBeforeMs)).toEqual([0, 50, 100, 200, 400, 800, 1600, 2000, 2000, 2000]);
});

const locks = (toLock: number, lockoutMinutes: number) =>
  Array.from({ length: 100 }, (_, index) => lockMinutes(index + 1, toLock, lockoutMinutes)).filter((minutes) => minutes !== null);

test("R-4.104 R-9.062 the fifth failure at a place locks for half an hour, each further five for twice as long, the hundredth for good", () => {
  expect(locks(failuresToLock, 30).slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect(locks(failuresToLock, 30)).toHaveLength(20);
  expect(locks(failuresToLock, 30).at(-1)).toBe(Infinity);
});

test("strangers who guess at one account from everywhere have a hundred guesses", () => {
  expect(locks(strangersToLock, 30)).toEqual([30, 60, 120, Infinity]);
});

test("a domain may lock for longer than a day, or until somebody unlocks", () => {
  expect(locks(failuresToLock, 10_080).slice(0, 3)).toEqual([10_080, 10_080, 10_080]);
  expect(locks(failuresToLock, 0)[0]).toBe(Infinity);
});

test("what the decision promises: guesses a day at one name from one address, with locks of half an hour", () => {
  let minutes = 0;
  let guesses = 0;
  while (minutes < 24 * 60) {
    guesses += 1;
    minutes += lockMinutes(guesses, failuresToLock, 30) ?? 0;
  }
  expect(guesses).toBe(30);
});
