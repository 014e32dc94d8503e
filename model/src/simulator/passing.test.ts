import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countsOf, markImage, scoreOf, type Truth } from "./marking.ts";
import { notAsked } from "./notAsked.ts";
import { unmetCriteria, type PassRules } from "./passing.ts";
import { chooseExamImages, type Candidate } from "./selection.ts";

const usual: PassRules = { passingScore: 80, minHitRate: 70, maxFalseAlarmRate: 30, minSimEfficiency: 0, watch: null };
const free = { markRequired: false, categoryRequired: false, multipleMarks: true };
const truthOf = (threat: boolean): Truth => ({ decision: threat ? "R" : "P", category: threat ? "guns" : null, threats: [] });

/** What an exam comes to when its images are answered so; nothing but the decision is asked for, which is the easiest. */
function unmet(paper: readonly boolean[], answer: (place: number) => "P" | "R", rules = usual) {
  const images = paper.map((threat, place) => {
    const given = { decision: answer(place), category: null, markedLocations: [] };
    return { truth: truthOf(threat), decision: given.decision, ...markImage(truthOf(threat), given, free) };
  });
  const credits = images.map(({ credit }) => credit);
  return unmetCriteria(rules, { score: scoreOf(credits), counts: countsOf(images), credits });
}

const library: Candidate[] = Array.from({ length: 200 }, (_, id) => ({
  id,
  kind: id % 2 ? "threat" : "innocent",
  category: null,
  seen: 0,
  lastSeen: 0,
}));
const random = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
const paperOf = (seed: number, size: number, share = { least: 35, most: 65 }) =>
  chooseExamImages(library, size, "random", share, random(seed))!.map(({ kind }) => kind === "threat");
const seeds = fc.integer({ min: 1, max: 2_000_000_000 });

describe("an exam is not passed without looking", () => {
  const shares = fc.tuple(fc.nat(100), fc.nat(100)).map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }));

  test("by passing every bag, or by stopping every bag, whatever its size, its band of threats and its passing score", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 60 }), shares, fc.nat(100), (seed, size, share, passingScore) => {
        const paper = paperOf(seed, size, share);
        expect(unmet(paper, () => "P", { ...usual, passingScore })).toContain("hitRate");
        expect(unmet(paper, () => "R", { ...usual, passingScore })).toContain("falseAlarmRate");
      }),
    );
  });

  test.each<[string, (place: number) => "P" | "R"]>([
    ["every second", (place) => (place % 2 ? "R" : "P")],
    ["the first half", (place) => (place < 10 ? "R" : "P")],
    ["the last third", (place) => (place > 13 ? "R" : "P")],
    ["every third", (place) => (place % 3 ? "P" : "R")],
  ])("by stopping %s: no better than a coin", (_, answer) => {
    const passed = Array.from({ length: 3000 }, (__, round) => unmet(paperOf(round * 7919 + 1, 20), answer)).filter(
      (failed) => failed.length === 0,
    );
    expect(passed.length / 3000).toBeLessThan(coinPasses(20, 16) + 0.006); // three standard deviations
  });

  test("by tossing a coin: as rarely as a coin is right four times of five", () => {
    const toss = random(4711);
    const passed = Array.from({ length: 3000 }, (_, round) => unmet(paperOf(round * 104_729 + 1, 20), () => (toss() < 0.5 ? "R" : "P")));
    expect(passed.filter((failed) => failed.length === 0).length / 3000).toBeLessThan(coinPasses(20, 16) + 0.006);
  });
});

/** How often a coin is right at least so often. */
function coinPasses(tosses: number, least: number): number {
  let [ways, sum] = [1, 0];
  for (let right = 0; right <= tosses; right++) {
    if (right >= least) sum += ways;
    ways = (ways * (tosses - right)) / (right + 1);
  }
  return sum / 2 ** tosses;
}

describe("what an exam falls short of", () => {
  const counts = { hits: 7, criticalErrors: 3, falseAlarms: 3, correctRejections: 7 };

  test("is nothing at exactly the rates that are asked for", () => {
    expect(unmetCriteria(usual, { score: 80, counts, credits: [] })).toEqual([]);
    expect(unmetCriteria({ ...usual, minHitRate: 70.01 }, { score: 80, counts, credits: [] })).toEqual(["hitRate"]);
    expect(unmetCriteria({ ...usual, maxFalseAlarmRate: 29.99 }, { score: 80, counts, credits: [] })).toEqual(["falseAlarmRate"]);
  });

  test("is told in full, and in order", () => {
    const poor = { hits: 1, criticalErrors: 9, falseAlarms: 9, correctRejections: 1 };
    const rules = { ...usual, minSimEfficiency: 50 };
    expect(unmetCriteria(rules, { score: 10, counts: poor, credits: ["full", "none", "none"] })).toEqual([
      "score",
      "hitRate",
      "falseAlarmRate",
      "efficiency",
    ]);
  });

  test("is judged by the score alone where no rate is asked for", () => {
    fc.assert(
      fc.property(fc.nat(100), fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (passingScore, paper) => {
        const failed = unmet(paper, () => "P", { ...usual, ...notAsked, passingScore });
        expect(failed).toEqual(scoreOf(paper.map((threat) => (threat ? "none" : "full"))) >= passingScore ? [] : ["score"]);
      }),
    );
  });
});
