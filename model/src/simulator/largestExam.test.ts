import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseExamImages, type Candidate } from "./selection.ts";
import { usualThreatShare } from "./threatBand.ts";
import { largestExam } from "./largestExam.ts";

const images = (kind: Candidate["kind"], count: number): Candidate[] =>
  Array.from({ length: count }, (_, id) => ({ id: kind === "threat" ? id : 1000 + id, kind, category: null, seen: 0, lastSeen: 0 }));
const drawn = (threats: number, innocents: number, count: number) =>
  chooseExamImages([...images("threat", threats), ...images("innocent", innocents)], count, "random", usualThreatShare, () => 0.5);

test("the largest exam of a pool is one that can be drawn, and the next larger one cannot", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (threats, innocents) => {
      const largest = largestExam(threats, innocents);
      expect(drawn(threats, innocents, largest) ?? []).toHaveLength(largest);
      expect(drawn(threats, innocents, largest + 1)).toBeNull();
    }),
  );
  expect(largestExam(10, 20)).toBe(29);
  expect(largestExam(0, 30)).toBe(1);
});
