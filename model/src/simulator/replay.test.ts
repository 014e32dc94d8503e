import { describe, expect, test } from "vitest";
import { judge } from "./replay.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";
import type { DecisionBody } from "./wire.ts";

const image = { viewCount: 2 };
const claim = (decision: string, parts: Partial<DecisionBody> = {}): DecisionBody => ({
  decision,
  category: null,
  markedLocations: [],
  opened: false,
  shownMs: 1_000,
  elapsedMs: 4_000,
  ...parts,
});

describe("a claimed decision", () => {
  test("R-4.016 that comes after its deadline is a time-out at the deadline", () => {
    const settings = testSettings({ imageTimerMs: 10_000 });
    expect(judge(settings, image, 0, claim("VP", { elapsedMs: 30_000 }))).toMatchObject({ decision: "VT", elapsedMs: 11_000 });
    expect(judge(settings, image, 0, claim("VP", { elapsedMs: 10_900 }))).toMatchObject({ decision: "VP" });
  });

  test("that says the image came later than images may come has had its time run since then", () => {
    const settings = testSettings({ imageTimerMs: 10_000 });
    expect(judge(settings, image, 0, claim("VR", { shownMs: 60_000, elapsedMs: 61_000 }))).toMatchObject({
      decision: "VT",
      shownMs: 10_000,
      elapsedMs: 20_000,
    });
  });

  test("R-4.010 to hold without the mark that is required is no decision", () => {
    expect(judge(testSettings({ markRequired: true }), image, 0, claim("VH"))).toBeNull();
    expect(judge(testSettings({ markRequired: true }), image, 0, claim("VH", { markedLocations: [{ x: 1, y: 1 }] }))).toMatchObject({
      decision: "VH",
    });
  });

  test("of a time-out where nothing runs out is no decision", () => {
    expect(judge(testSettings(), image, 0, claim("VT"))).toBeNull();
  });

  test("R-4.007 says opened exactly when the server knows that the bag was opened", () => {
    expect(judge(testSettings(), image, 0, claim("VP", { opened: true }))).toMatchObject({ decision: "VIP", opened: true });
    expect(judge(testSettings(), image, 0, claim("VIP", { opened: false }))).toMatchObject({ decision: "VP", opened: false });
  });

  test("to pass carries neither category nor marks", () => {
    const passed = judge(testSettings(), image, 0, claim("VP", { category: "guns", markedLocations: [{ x: 1, y: 2, view: 0 }] }));
    expect(passed).toMatchObject({ category: null, markedLocations: [] });
  });
});
