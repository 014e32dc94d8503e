import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { courseContent } from "../training/courseContent.ts";
import { trainingConfigurationSchema } from "../training/settings.ts";
import { chooseQuestions, mandatoryFits } from "./chooseQuestions.ts";
import { countedAnswer } from "./countedAnswer.ts";
import { minibookPages, unitBank } from "./examBank.ts";
import { examScore, meanScore, missedObjectives } from "./examScore.ts";
import { markAnswer, pointsOf } from "./markAnswer.ts";
import { rulingFits, type Ruling } from "./ruling.ts";
import { quizSettingsOf } from "../quiz/quizSettings.ts";
import { examSettingsOf } from "./examSettings.ts";
import { seededRandom } from "../../test/seededRandom.ts";

const bank = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, objective: index % 3 === 0 ? 1 : index % 3 === 1 ? 2 : 3 }));
const settings = examSettingsOf("final", trainingConfigurationSchema.parse({ examTimerFinal: 600, questionTimerFinal: 30 }));

describe("the questions of an exam", () => {
  test("R-3.058 R-3.059 sequential takes the first of the bank, random any, balanced as many of each objective, mandatory what is asked for first", () => {
    const choose = (algorithm: "sequential" | "random" | "balanced" | "mandatory", mandatory = [{ objective: 3, count: 4 }]) =>
      chooseQuestions(bank, { algorithm, size: 6, mandatory }, seededRandom(7));
    const count = (chosen: typeof bank, objective: number) => chosen.filter((question) => question.objective === objective).length;
    expect(choose("sequential").map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(choose("random").map(({ id }) => id)).not.toEqual([1, 2, 3, 4, 5, 6]);
    expect([1, 2, 3].map((objective) => count(choose("balanced"), objective))).toEqual([2, 2, 2]);
    expect([1, 2, 3].map((objective) => count(choose("mandatory"), objective))).toEqual([1, 1, 4]);
  });

  test("none comes twice, never more than there are, and the same seed gives the same paper", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("sequential" as const, "random" as const, "balanced" as const, "mandatory" as const),
        fc.integer({ min: 1, max: 40 }),
        fc.integer(),
        (algorithm, size, seed) => {
          const draw = () => chooseQuestions(bank, { algorithm, size, mandatory: [{ objective: 2, count: 5 }] }, seededRandom(seed));
          const drawn = draw();
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.length).toBe(Math.min(size, bank.length));
          expect(draw()).toEqual(drawn);
        },
      ),
    );
  });

  test("what a final asks of its objectives must be there", () => {
    expect(mandatoryFits(bank, 6, [{ objective: 1, count: 3 }])).toBe(true);
    expect(mandatoryFits(bank, 2, [{ objective: 1, count: 3 }])).toBe(false);
    expect(mandatoryFits(bank, 30, [{ objective: 1, count: 11 }])).toBe(false);
    expect(
      mandatoryFits(bank, 6, [
        { objective: 1, count: 1 },
        { objective: 1, count: 1 },
      ]),
    ).toBe(false);
  });

  const page = (id: number, objective?: number) => ({
    id,
    type: "text" as const,
    title: "P",
    objective,
    blocks: [{ kind: "paragraph" as const, text: "…" }],
  });
  const content = courseContent.parse({
    locale: "en",
    objectives: [1, 2, 3].map((id) => ({ id, text: `Objective ${id}` })),
    units: [
      {
        id: 1,
        type: "Content",
        name: "One",
        tested: true,
        sections: [{ id: 1, type: "Content", name: "S", pages: [page(1, 1), page(2)] }],
      },
      { id: 2, type: "Content", name: "Two", sections: [{ id: 2, type: "Content", name: "S", pages: [page(3, 2), page(4, 1)] }] },
    ],
  });

  test("a unit's exam asks what its pages teach", () => {
    const [one, two] = content.units;
    expect(one && new Set(unitBank(bank, one).map(({ objective }) => objective))).toEqual(new Set([1]));
    expect(two && new Set(unitBank(bank, two).map(({ objective }) => objective))).toEqual(new Set([1, 2]));
  });

  test("R-1.014 a minibook has the pages of the objectives missed, in the order of the course", () => {
    expect(minibookPages(content, [1]).map(({ pageId }) => pageId)).toEqual([1, 4]);
    expect(minibookPages(content, [3])).toEqual([]);
  });
});

const full = { credit: "full", points: null } as const;
const none = { credit: "none", points: null } as const;
const creditOf = (key: number[], value: number[]) =>
  markAnswer({ model: "multiple", key, accepted: [], ruling: null, partial: false }, value).credit;

describe("marking", () => {
  test("right is exactly what the key says", () => {
    expect(creditOf([2], [2])).toBe("full");
    expect(creditOf([1, 3], [3, 1])).toBe("full");
    expect(creditOf([1, 3], [1])).toBe("none");
    expect(creditOf([1], [1, 2])).toBe("none");
    expect(creditOf([1], [])).toBe("none");
  });

  test("R-5.048 R-9.056 scores are out of 100 percent, with two decimals", () => {
    expect(examScore([full, none, none])).toBe(33.33);
    expect(examScore([full])).toBe(100);
    expect(meanScore([50, 75.5])).toBe(62.75);
    expect(
      quizSettingsOf({ passingScore: 80, questionTime: 0, quizTime: 0, maxFailedAttempts: 0, partialCredit: false }, 0).passingScore,
    ).toBe(80);
  });

  test("R-3.135 an objective is missed when one of its questions was", () => {
    const marked = [
      { objective: 2, ...none },
      { objective: 1, ...full },
      { objective: 3, ...none },
      { objective: 2, ...full },
      { objective: null, ...none },
    ];
    expect(missedObjectives(marked, [1, 2, 3])).toEqual([2, 3]);
  });

  test("where parts count, they are what is right less what is wrong, never below nothing and never the whole", () => {
    const part = (key: number[], value: number[]) =>
      pointsOf(markAnswer({ model: "multiple", key, accepted: [], ruling: null, partial: true }, value)) / 100;
    expect([part([1, 2, 3], [1, 2]), part([1, 2, 3], [1, 2, 4]), part([1, 2], [1, 3, 4])]).toEqual([66.66, 33.33, 0]);
    expect([part([1, 2], [1, 2]), part([1, 2], []), part([1], [1, 2, 3, 4])]).toEqual([100, 0, 0]);
    expect(examScore([full, { credit: "part", points: 6666 }, none])).toBe(55.55);
    expect(missedObjectives([{ objective: 1, credit: "part", points: 6666 }], [1])).toEqual([1]);
  });

  test("what was said of a question since its key was wrong counts: another key, several, everybody, or nobody is judged by it", () => {
    const by = (ruling: Ruling, value: number[]) =>
      markAnswer({ model: "single", key: [1], accepted: [], ruling, partial: false }, value).credit;
    expect([by({ kind: "key", keys: [[2]] }, [2]), by({ kind: "key", keys: [[2]] }, [1])]).toEqual(["full", "none"]);
    expect([by({ kind: "key", keys: [[1], [2]] }, [1]), by({ kind: "key", keys: [[1], [2]] }, [2])]).toEqual(["full", "full"]);
    expect([by({ kind: "everybody" }, []), by({ kind: "out" }, [1])]).toEqual(["full", "out"]);
    const out = { credit: "out", points: null } as const;
    expect([examScore([out, full, none]), examScore([out]), examScore([])]).toEqual([50, 100, 0]);
    expect(missedObjectives([{ objective: 1, ...out }], [1])).toEqual([]);
    const asked = {
      model: "single" as const,
      options: [
        { id: 1, text: "one" },
        { id: 2, text: "two" },
      ],
    };
    expect([rulingFits(asked, { kind: "key", keys: [[1], [2]] }), rulingFits(asked, { kind: "key", keys: [[1, 2]] })]).toEqual([
      true,
      false,
    ]);
    expect(rulingFits({ ...asked, model: "multiple" }, { kind: "key", keys: [[1, 3]] })).toBe(false);
  });
});

describe("the rules of an attempt", () => {
  test("R-3.052 R-3.053 R-3.057 R-3.060 passing scores, timers, feedback, results and minibook come from the configuration, for unit and final apart", () => {
    const configuration = trainingConfigurationSchema.parse({
      unitPassingScore: 60,
      finalPassingScore: 75,
      questionTimerUnit: 20,
      examTimerFinal: 900,
      examFeedback: "end",
      examResults: "review",
      minibookUnit: true,
      maxFailedAttempts: 3,
    });
    expect(examSettingsOf("unit", configuration)).toMatchObject({
      passingScore: 60,
      questionTimerMs: 20_000,
      examTimerMs: 0,
      feedback: "end",
      results: "review",
      minibook: true,
      maxFailedAttempts: 0,
    });
    expect(examSettingsOf("final", configuration)).toMatchObject({
      passingScore: 75,
      questionTimerMs: 0,
      examTimerMs: 900_000,
      minibook: false,
      maxFailedAttempts: 3,
    });
  });

  test("extra time lengthens both timers and nothing else", () => {
    const configuration = trainingConfigurationSchema.parse({ questionTimerFinal: 30, examTimerFinal: 600 });
    expect(examSettingsOf("final", configuration, 150)).toMatchObject({ questionTimerMs: 45_000, examTimerMs: 900_000, extraTime: 150 });
  });

  const place = { settings, index: 0, receivedMs: 20_000, before: null, shownMs: null };
  const claim = { elapsedMs: 19_500, shownMs: null, journal: false };

  test("an answer counts when it was given, but never long before it arrived, and not after its time", () => {
    expect(countedAnswer(place, claim)).toEqual({ elapsedMs: 19_500, shownMs: 0 });
    expect(countedAnswer(place, { ...claim, elapsedMs: 5_000 })).toEqual({ elapsedMs: 18_000, shownMs: 0 });
    expect(countedAnswer({ ...place, receivedMs: 40_000 }, { ...claim, elapsedMs: 20_000 })).toBe("timeOver");
    expect(countedAnswer({ ...place, receivedMs: 40_000 }, { ...claim, elapsedMs: 20_000, journal: true })).toEqual({
      elapsedMs: 20_000,
      shownMs: 0,
    });
    expect(countedAnswer({ ...place, receivedMs: 700_000, index: 20 }, { ...claim, elapsedMs: 699_000 })).toBe("timeOver");
  });

  test("questions left open before it have used up their time; where they cannot, they come first", () => {
    const third = { ...place, index: 2, receivedMs: 70_000, before: { index: 0, elapsedMs: 10_000 } };
    expect(countedAnswer(third, { ...claim, elapsedMs: 69_000 })).toEqual({ elapsedMs: 69_000, shownMs: 40_000 });
    expect(countedAnswer(third, { ...claim, elapsedMs: 70_500 })).toEqual({ elapsedMs: 70_000, shownMs: 40_000 });
    const untimed = { ...settings, questionTimerMs: 0, feedback: "question" as const };
    expect(countedAnswer({ ...third, settings: untimed }, claim)).toBe("outOfOrder");
  });
});
