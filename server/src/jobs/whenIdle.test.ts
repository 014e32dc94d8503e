import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./whenIdle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the end comes after a minute, unless it was called off", () => {
  const ended: string[] = [];
  whenIdle(() => ended.push("left alone"));
  const stay = whenIdle(() => ended.push("asked again"));
  vi.advanceTimersByTime(59_999);
  expect(ended).toEqual([]);
  stay();
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(["left alone"]);
});
