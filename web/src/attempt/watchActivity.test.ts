import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchActivity } from "./watchActivity.ts";

let nowMs = 0;
const clock = { elapsedMs: () => nowMs };
const deeds = new Set<() => void>();
/** Somebody moves the mouse. */
const act = () => deeds.forEach((deed) => deed());

beforeEach(() => {
  nowMs = 0;
  deeds.clear();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: (name: string, react: () => void) => name === "pointermove" && deeds.add(react),
    removeEventListener: (name: string, react: () => void) => name === "pointermove" && deeds.delete(react),
  });
  vi.stubGlobal("addEventListener", vi.fn<() => void>());
  vi.stubGlobal("removeEventListener", vi.fn<() => void>());
});
afterEach(() => vi.unstubAllGlobals());

test("who leaves a session for other pages and comes back has worked before and after it, not between", () => {
  const leave = watchActivity(7, clock).watch();
  nowMs = 60_000;
  act();
  leave();
  nowMs = 210_000;
  const back = watchActivity(7, clock);
  const leaveAgain = back.watch();
  nowMs = 220_000;
  act();
  expect(back.told()).toEqual({ sinceMs: 0, activeMs: 70_000 });
  leaveAgain();
});

test("another session begins with nothing, from when this page has it; what cannot be read counts as nothing", () => {
  const leave = watchActivity(7, clock).watch();
  nowMs = 60_000;
  leave();
  expect(watchActivity(8, clock).told()).toEqual({ sinceMs: 60_000, activeMs: 0 });
  localStorage.setItem("vigil.active", "7:nonsense");
  expect(watchActivity(7, clock).told()).toEqual({ sinceMs: 60_000, activeMs: 0 });
});
