import { describe, expect, test } from "vitest";
import { answeredRight } from "./answeredRight.ts";
import { aged, afterAnswer, chanceOf, difficultyAt, estimateOfBelief, unknownAbility } from "./belief.ts";
import { difficultyBefore, firstRegression, fittedRegression, innocentFamily, type Measured } from "./difficultyRegression.ts";
import { levelOfDifficulty } from "./levelOfDifficulty.ts";
import { causesOf, crowdOf } from "./looksOf.ts";
import { abilityKey, emptyScale, playAnswers, type ScaleAnswer } from "./replayAnswers.ts";

/** A repeatable source in [0, 1). */
const randomOf = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
const normalOf = (random: () => number) => () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [one, other] = [mean(0), mean(1)];
  const sum = (a: 0 | 1, b: 0 | 1) =>
    pairs.reduce((total, pair) => total + (pair[a] - (a ? other : one)) * (pair[b] - (b ? other : one)), 0);
  return sum(0, 1) / Math.sqrt(sum(0, 0) * sum(1, 1));
}

describe("one scale for ability and difficulty", () => {
  test("finds abilities after 300 images, and difficulties of images that many decided, from answers alone; twice the same", () => {
    const random = randomOf(17);
    const normal = normalOf(random);
    const skills = Array.from({ length: 60 }, () => 1 + normal());
    const hardness = Array.from({ length: 300 }, () => normal());
    const answers: ScaleAnswer[] = skills.flatMap((skill, learner) =>
      hardness.map((hard, image) => ({
        session: learner * 100 + Math.floor(image / 20),
        learner,
        image,
        family: "knives",
        right: random() < chanceOf(skill, hard),
      })),
    );
    const played = () => {
      const scale = emptyScale();
      playAnswers(scale, answers, () => ({ value: 0, variance: 1 }));
      return scale;
    };
    const { abilities, difficulties } = played();
    expect(correlation(skills.map((skill, learner) => [skill, abilities.get(abilityKey(learner, "knives"))!.value]))).toBeGreaterThan(0.95);
    expect(correlation(hardness.map((hard, image) => [hard, difficulties.get(image)!.value]))).toBeGreaterThan(0.9);
    const within = hardness.filter((hard, image) => {
      const { low, high } = estimateOfBelief(difficulties.get(image)!);
      return hard - 0.3 < high && hard + 0.3 > low;
    });
    expect(within.length / hardness.length).toBeGreaterThan(0.9);
    expect(played()).toEqual({ abilities, difficulties });
  });

  test("an answer that was expected moves little, one that was not moves both towards each other; both are surer after it", () => {
    const image = { value: -2, variance: 0.5 };
    const expected = afterAnswer(unknownAbility, image, true);
    const surprising = afterAnswer(unknownAbility, image, false);
    expect(expected.ability.value - 1).toBeLessThan(0.06);
    expect(surprising.ability.value).toBeLessThan(0.3);
    expect(surprising.difficulty.value).toBeGreaterThan(-1.7);
    expect(expected.ability.variance).toBeLessThan(1);
    expect(expected.difficulty.variance).toBeLessThan(0.5);
    expect(aged({ value: 1, variance: 0.1 }).variance).toBeGreaterThan(0.1);
    expect(aged({ value: 1, variance: 1 }).variance).toBe(1);
    expect(chanceOf(2, difficultyAt(2, 0.7))).toBeCloseTo(0.7);
  });

  test("a threat whose time ran out was missed; an innocent bag whose time ran out says nothing, nor does what a session's end overtook", () => {
    const codes = ["VP", "VIH", "R", "VT", "VPT", "T", "IT", null];
    expect(codes.map((code) => answeredRight(true, code))).toEqual([false, true, true, false, false, null, null, null]);
    expect(codes.map((code) => answeredRight(false, code))).toEqual([true, false, false, null, null, null, null, null]);
  });

  test("a level follows from enough answers alone", () => {
    const of = (value: number, variance: number, answers: number) => levelOfDifficulty({ value, variance, answers }, 1);
    expect([of(0, 0.1, 29), of(0, 0.3, 200)]).toEqual([null, null]);
    expect([-3, -1, 0, 0.5, 2].map((value) => of(value, 0.01, 30))).toEqual([1, 2, 3, 4, 5]);
  });

  test("an image between two levels keeps the one it has, night by night, until it lies outside by more than its uncertainty", () => {
    const nights = [0.25, 0.35, 0.2, 0.5, 0.1, 0.7, 0.4, 0.29, -0.09, -0.11];
    const levels: (number | null)[] = [];
    for (const value of nights) levels.push(levelOfDifficulty({ value, variance: 0.16, answers: 60 }, levels.at(-1) ?? 4));
    expect(levels).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 3]);
    expect(levelOfDifficulty({ value: 0.69, variance: 0.16, answers: 60 }, 3)).toBe(3);
    expect(levelOfDifficulty({ value: 0.71, variance: 0.16, answers: 60 }, 3)).toBe(4);
    expect(levelOfDifficulty({ value: 4, variance: 0.16, answers: 60 }, 5)).toBe(5);
    expect(levelOfDifficulty({ value: -4, variance: 0.16, answers: 60 }, 5)).toBe(1);
  });
});

const view = { clutter: 0.4, opacity: 0.1, threat: { visiblePixels: 3000, superposition: 0.3, contrastToNoise: 60, viewDifficulty: 0.2 } };

describe("what is thought of an image before it was decided", () => {
  test("follows from what was measured: each cause makes it harder, the better view counts more", () => {
    const hard = { ...view, threat: { ...view.threat, superposition: 0.7 } };
    const of = (...views: (typeof view)[]) =>
      difficultyBefore(firstRegression, { family: "guns", causes: causesOf({ views }), level: 3 }).value;
    expect(of(hard)).toBeGreaterThan(of(view));
    expect(of(view, hard)).toBeLessThan((of(view) + of(hard)) / 2);
    expect(of(view, hard)).toBe(of(hard, view));
    expect(causesOf({ views: [view], concealment: "inside" })?.at(-1)).toBe(1);
    expect(crowdOf({ views: [view] })).toBeCloseTo(0.7 * 0.4 + 0.3 / 3);
  });

  test("is its level where nothing was measured", () => {
    expect(causesOf({})).toBeNull();
    const of = (level: number) => difficultyBefore(firstRegression, { family: "guns", causes: null, level });
    expect([of(3).value, of(5).value]).toEqual([0, 1.2]);
    expect(of(3).variance).toBeGreaterThan(firstRegression.spread);
  });

  test("is fitted to answers: many make it theirs, few leave it where it began, a family that is harder than it looks is told", () => {
    const random = randomOf(5);
    const normal = normalOf(random);
    const truth = [-2.3, 0.5, 3.5, 1.3, 1.3, 0.6, 0.5, 0.2, 0.5];
    const images = (count: number, variance: number): Measured[] =>
      Array.from({ length: count }, (_, index) => {
        const causes = Array.from({ length: 8 }, () => random());
        const family = index % 2 === 0 ? "guns" : "knives";
        const known = { family, causes, level: 3 };
        const told =
          causes.reduce((sum, cause, at) => sum + cause * truth[at + 1]!, truth[0]!) + (family === "knives" ? 0.6 : -0.6) + 0.3 * normal();
        const before = difficultyBefore(firstRegression, known);
        const sureness = 1 / before.variance + 1 / variance;
        return {
          ...known,
          before,
          after: { value: (before.value / before.variance + told / variance) / sureness, variance: 1 / sureness },
        };
      });
    const fitted = fittedRegression(images(1500, 0.1));
    expect(fitted.threat[1]).toBeCloseTo(0.5, 0);
    expect(fitted.threat[2]).toBeGreaterThan(3.1);
    expect(fitted.families["knives"]! - fitted.families["guns"]!).toBeGreaterThan(0.9);
    expect(fitted.spread).toBeLessThan(0.2);
    expect(fitted.innocent).toEqual(firstRegression.innocent.map((weight) => expect.closeTo(weight, 8)));
    const few = fittedRegression(images(4, 3));
    expect(Math.abs(few.threat[2]! - firstRegression.threat[2]!)).toBeLessThan(0.4);
    expect(fittedRegression([])).toEqual({ ...firstRegression, threat: expect.anything(), innocent: expect.anything() });
    expect(difficultyBefore(fitted, { family: innocentFamily, causes: [0, 0, 0, 0, 0.5, 0, 0, 0], level: 1 }).value).toBeCloseTo(0.2);
  });
});
