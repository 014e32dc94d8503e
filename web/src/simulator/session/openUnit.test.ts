import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUnit } from "./openUnit.ts";

const exam = { programId: 1, courseId: 2, unitId: 3, type: "Exam" } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a reload goes on with the session by itself, a later visit is asked first", () => {
  openUnit.remember(exam, 900_000, 7);
  expect(openUnit.isReloaded(exam, 905_000)).toBe(true);
  openUnit.note(1_000_000);
  expect(openUnit.isReloaded(exam, 1_005_000)).toBe(true);
  expect(openUnit.isReloaded(exam, 1_300_000)).toBe(false);
  expect(openUnit.is(exam)).toBe(true);
});

test("another unit is not gone on with, nor one that was left or completed", () => {
  openUnit.remember(exam, 1_000_000, 7);
  expect(openUnit.isReloaded({ ...exam, type: "Practice" }, 1_001_000)).toBe(false);
  openUnit.forget();
  openUnit.note(1_002_000);
  expect(openUnit.isReloaded(exam, 1_003_000)).toBe(false);
});

test("a page that is loaded again while its session was handed in shows that one; what it has opened itself goes on", async () => {
  openUnit.remember(exam, 1_000_000, 7);
  expect(openUnit.handedIn(exam, 1_001_000, false)).toBeNull();
  vi.resetModules();
  const { openUnit: next } = await import("./openUnit.ts");
  expect(next.handedIn(exam, 1_001_000, true)).toBeNull();
  expect(next.handedIn({ ...exam, type: "Practice" }, 1_001_000, false)).toBeNull();
  expect(next.handedIn(exam, 1_070_000, false)).toBeNull();
  expect(next.handedIn(exam, 1_001_000, false)).toBe(7);
  next.remember(exam, 1_002_000, 8);
  expect(next.handedIn(exam, 1_003_000, false)).toBeNull();
});
