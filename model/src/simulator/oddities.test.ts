import { describe, expect, test } from "vitest";
import { isTooLate, oddTimes, type TimedDecision } from "./oddities.ts";

const asked = { leastImageMs: 500 };
/** Fetched two bags ahead, looked at for so long each. */
const steady = (count: number, lookedMs: number): TimedDecision[] =>
  Array.from({ length: count }, (_, index) => ({
    decision: "VP",
    shownMs: index * lookedMs,
    decidedMs: (index + 1) * lookedMs,
    issuedMs: Math.max(0, index - 2) * lookedMs,
    receivedMs: (index + 1) * lookedMs + 80,
  }));
const kinds = (images: TimedDecision[]) => oddTimes(asked, images).map(({ kind }) => kind);

describe("what looks odd about the times of a session", () => {
  test("is nothing where somebody looked, fetched ahead or not, nor where no least time is asked for", () => {
    expect(oddTimes(asked, steady(20, 600))).toEqual([]);
    expect(oddTimes({ leastImageMs: 0 }, steady(20, 1))).toEqual([]);
  });

  test("is each image decided too quickly, and the session with it once they are many", () => {
    const [first, ...rest] = steady(20, 5_000);
    expect(kinds([{ ...first!, shownMs: 4_700 }, ...rest])).toEqual(["tooFast"]);
    const flags = oddTimes(asked, steady(20, 35));
    expect(flags).toHaveLength(21);
    expect(flags[0]).toEqual({ kind: "tooFast", position: 0, facts: { tookMs: 35, leastMs: 500 } });
    expect(flags.at(-1)).toEqual({ kind: "implausibleSession", facts: { images: 20, tookMs: 700 } });
  });

  test("is an answer to a picture that was never fetched, or only after the answer had arrived", () => {
    const images = steady(3, 5_000);
    expect(kinds([{ ...images[0]!, issuedMs: null }, images[1]!, { ...images[2]!, issuedMs: 60_000 }])).toEqual([
      "neverFetched",
      "neverFetched",
    ]);
  });

  test("is a claim of long looking at what was handed out a moment before its answer came", () => {
    const told = steady(4, 5_000).map((image) => ({ ...image, issuedMs: (image.receivedMs ?? 0) - 120 }));
    expect(kinds(told)).toEqual(["tooFast", "tooFast", "tooFast", "tooFast", "implausibleSession"]);
  });

  test("is not what ran out of time, nor decisions that came late from a journal", () => {
    const late = steady(10, 4_000).map((image) => ({ ...image, issuedMs: 500, receivedMs: 95_000 }));
    expect(oddTimes(asked, late)).toEqual([]);
    expect(
      oddTimes(
        asked,
        steady(10, 0).map((image) => ({ ...image, decision: "VT", issuedMs: null })),
      ),
    ).toEqual([]);
  });
});

test("a decision is too late when it is told further back than the session allows for", () => {
  const settings = { maxDisconnectMs: 120_000 };
  expect(isTooLate(settings, { claimedMs: 1_000, receivedMs: 121_000 })).toBe(false);
  expect(isTooLate(settings, { claimedMs: 999, receivedMs: 121_000 })).toBe(true);
  expect(isTooLate({ maxDisconnectMs: 0 }, { claimedMs: 0, receivedMs: 2_001 })).toBe(true);
});
