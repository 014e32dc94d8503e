import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packageQuestions } from "../curriculum/coursePackage.ts";
import type { Accepted, OtherQuestion } from "../curriculum/questionKinds.ts";
import { otherQuestion } from "../curriculum/questionKinds.ts";
import { answerOf, valueFits, type AnswerValue } from "./answerValue.ts";
import { askedParts } from "./askedParts.ts";
import { foldedText } from "./foldedText.ts";
import { isAccepted } from "./isAccepted.ts";
import { markAnswer, pointsOf, wholePoints } from "./markAnswer.ts";
import { rulingFits } from "./ruling.ts";
import { writtenNumbers } from "./writtenNumbers.ts";

const arabic = (text: string) => text.replace(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
const persian = (text: string) => text.replace(/\d/gu, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));

describe("numbers that are written", () => {
  test("the same number is understood with a point, a comma, digits of other scripts, thousands parted and its unit", () => {
    for (const text of ["12.5", "12,5", "١٢٫٥", "۱۲٫۵", " 12,50 ", "+12.5", "12.5kg", "12,5 KG", "１２.５"])
      expect([text, writtenNumbers(text, "kg")]).toEqual([text, [12.5]]);
    expect(writtenNumbers("−3,5")).toEqual([-3.5]);
    expect(writtenNumbers("1 234,5")).toEqual([1234.5]);
    expect(writtenNumbers("1.234.567,8")).toEqual([1_234_567.8]);
    expect(writtenNumbers("١٬٢٣٤")).toEqual([1234]);
    expect(writtenNumbers("1,234").toSorted((one, other) => one - other)).toEqual([1.234, 1234]);
  });

  test("what is no number is none", () => {
    for (const text of ["", "  ", "abc", "1-2", "1,2,3", "1.2.3", ".", "-", "1e3", "12 kg", "0x10", "1".repeat(60), "Infinity"])
      expect([text, writtenNumbers(text)]).toEqual([text, []]);
  });

  test("any decimal number is found again however it is written, and what lies beside its tolerance is not accepted", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 3 }), (whole, places) => {
        const value = whole / 10 ** places;
        const written = value.toFixed(places);
        const accepted = [{ value, tolerance: 0 }];
        for (const text of [written, written.replace(".", ","), arabic(written).replace(".", "٫"), persian(written)])
          expect([text, isAccepted(accepted, text)]).toEqual([text, true]);
        expect(isAccepted([{ value, tolerance: 1 }], String(value + 0.999))).toBe(true);
        expect(isAccepted([{ value: value + 1.01, tolerance: 1 }], written)).toBe(false);
      }),
    );
  });
});

describe("short texts", () => {
  const accepts = (right: string, said: string) => isAccepted([right], said);
  test("case, spaces, punctuation, marks on letters and the script of digits say nothing", () => {
    for (const said of ["x-ray", "X RAY", " x – ray. ", "Ｘ-ｒａｙ"]) expect([said, accepts("X-ray", said)]).toEqual([said, true]);
    for (const [right, said] of [
      ["Zürich", "ZURICH"],
      ["Straße", "strasse"],
      ["İstanbul", "istanbul"],
      ["ISPARTA", "ısparta"],
      ["Łódź", "lodz"],
      ["naïve", "naive"],
      ["ΟΔΟΣ", "οδός"],
      ["إلكترون", "الكترون"],
      ["مُسَدَّس", "مسدس"],
      ["حقيبة", "حقيبه"],
      ["مستوى ٢", "مستوي 2"],
    ] as const)
      expect([right, said, accepts(right, said)]).toEqual([right, said, true]);
  });

  test("another word is another word, and marks that are letters stay", () => {
    for (const [right, said] of [
      ["gun", "guns"],
      ["की", "का"],
      ["がく", "かく"],
      ["C++", "C"],
      ["?", "!"],
      ["knife", ""],
    ] as const)
      expect([right, said, accepts(right, said)]).toEqual([right, said, false]);
  });

  test("folding what is folded changes nothing, and every accepted text accepts itself in capitals", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        expect(foldedText(foldedText(text))).toBe(foldedText(text));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."abcäöüéñçØł ابةأ१".split("")), { minLength: 1, maxLength: 20 }), (letters) => {
        const text = letters.join("");
        fc.pre(text.trim() !== "");
        expect(isAccepted([text], ` ${text.toUpperCase()} `)).toBe(true);
      }),
    );
  });
});

const marked = (
  model: "match" | "order" | "numeric" | "text",
  key: number[],
  value: AnswerValue,
  partial = true,
  accepted: Accepted[] = [],
) => pointsOf(markAnswer({ model, key, accepted, ruling: null, partial }, value));
const shuffled = (length: number) =>
  fc.shuffledSubarray(
    Array.from({ length }, (_, index) => index + 1),
    { minLength: length },
  );

describe("steps in order", () => {
  test("right is their order; a part is how many stand in it among one another, turned round is nothing", () => {
    expect([marked("order", [1, 2, 3, 4], [1, 2, 3, 4]), marked("order", [1, 2, 3, 4], [4, 3, 2, 1])]).toEqual([wholePoints, 0]);
    expect(marked("order", [1, 2, 3, 4], [2, 1, 3, 4])).toBe(6666);
    expect(marked("order", [1, 2, 3, 4], [2, 1, 3, 4], false)).toBe(0);
    expect([marked("order", [1, 2, 3], []), marked("order", [1, 2, 3], [1, 2])]).toEqual([0, 0]);
  });

  test("only the whole order earns the whole, and nothing earns less than nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }).chain((length) => fc.tuple(shuffled(length), shuffled(length))),
        ([key, value]) => {
          const points = marked("order", key, value);
          expect(points === wholePoints).toBe(key.join(" ") === value.join(" "));
          expect(points).toBeGreaterThanOrEqual(0);
          expect(marked("order", key, value, false)).toBe(points === wholePoints ? wholePoints : 0);
        },
      ),
    );
  });
});

describe("what belongs together", () => {
  const key = [1, 11, 2, 12, 3, 11];
  test("each item with its target, in whatever sequence; parts are pairs", () => {
    expect(marked("match", key, [3, 11, 1, 11, 2, 12])).toBe(wholePoints);
    expect(marked("match", key, [1, 11, 2, 11, 3, 11])).toBe(6666);
    expect(marked("match", key, [1, 11])).toBe(3333);
    expect([marked("match", key, []), marked("match", key, [1, 11, 2, 11], false)]).toEqual([0, 0]);
    expect(marked("match", key, [11, 1, 12, 2])).toBe(0);
  });

  test("points grow with each right pair and never reach the whole before the last", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 104 }), { minLength: 2, maxLength: 10 }), fc.nat({ max: 10 }), (targets, wrong) => {
        const pairs = targets.flatMap((target, index) => [index + 1, target]);
        const given = targets.flatMap((target, index) => [index + 1, index < wrong ? 999 : target]);
        const right = Math.max(0, targets.length - wrong);
        const points = marked("match", pairs, given);
        expect(points).toBe(Math.floor((wholePoints * right) / targets.length));
      }),
    );
  });
});

const asks: readonly OtherQuestion[] = [
  { kind: "numeric", accepted: [{ value: 100, tolerance: 5 }], unit: "ml" },
  { kind: "text", accepted: ["shoe bomb", "Schuhbombe"] },
  {
    kind: "match",
    items: [
      { id: 1, text: "orange" },
      { id: 2, text: "blue" },
    ],
    targets: [
      { id: 3, text: "organic" },
      { id: 4, text: "metal" },
      { id: 5, text: "air" },
    ],
    pairs: [
      { item: 1, target: 3 },
      { item: 2, target: 4 },
    ],
  },
  {
    kind: "order",
    steps: [
      { id: 7, text: "stop the belt" },
      { id: 4, text: "call" },
      { id: 9, text: "search" },
    ],
  },
];

describe("the kinds of questions", () => {
  test("what is right of each is marked right, is an answer that fits, and is a key that may be said afterwards", () => {
    const right: AnswerValue[] = [["98,2 ml"], ["SCHUHBOMBE"], [1, 3, 2, 4], [7, 4, 9]];
    for (const [index, question] of asks.entries()) {
      expect(otherQuestion.parse(question)).toEqual(question);
      const { options, key, accepted, unit } = askedParts(question);
      const value = right[index] ?? [];
      const model = question.kind;
      expect(valueFits(model, value)).toBe(true);
      expect(answerOf({ model, options }, value)).toEqual(value);
      expect(markAnswer({ model, key, accepted, unit, ruling: null, partial: false }, value).credit).toBe("full");
      expect(markAnswer({ model, key, accepted, unit, ruling: null, partial: true }, []).credit).toBe("none");
      const said = key.length === 0 ? { kind: "key" as const, keys: [], accepted } : { kind: "key" as const, keys: [key] };
      expect(rulingFits({ model, options }, said)).toBe(true);
      expect(rulingFits({ model, options }, { kind: "key", keys: [[1]] })).toBe(false);
    }
  });

  test("a key that was wrong is another one afterwards, for what is written as for what is put in order", () => {
    const ruled = (model: "text" | "order", ruling: Parameters<typeof markAnswer>[0]["ruling"], value: AnswerValue) =>
      markAnswer({ model, key: [1, 2], accepted: ["gun"], ruling, partial: false }, value).credit;
    expect(ruled("text", { kind: "key", keys: [], accepted: ["pistol", "gun"] }, ["Pistol"])).toBe("full");
    expect(
      ruled(
        "order",
        {
          kind: "key",
          keys: [
            [1, 2],
            [2, 1],
          ],
        },
        [2, 1],
      ),
    ).toBe("full");
    expect(ruled("order", { kind: "key", keys: [[2, 1]] }, [1, 2])).toBe("none");
  });

  test("an answer is what is offered: others are left out, a half order is none, an item has one target", () => {
    const match = { model: "match" as const, options: askedParts(asks[2]!).options };
    expect(answerOf(match, [1, 3, 2, 99, 3, 4, 1, 4])).toEqual([1, 4]);
    expect(answerOf({ model: "order", options: askedParts(asks[3]!).options }, [9, 4])).toEqual([]);
    expect(answerOf({ model: "text", options: [] }, ["  "])).toEqual([]);
    expect([valueFits("text", [1]), valueFits("match", [1, 3, 1, 4]), valueFits("match", [1]), valueFits("order", ["a"])]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("packages are refused where items share numbers with targets, lack a pair, or texts stand twice", () => {
    const refused = (question: object) => packageQuestions.safeParse([{ id: 1, text: "?", ...question }]).success;
    expect(asks.map(refused)).toEqual([true, true, true, true]);
    const match = asks[2]!;
    expect(refused({ ...match, pairs: [{ item: 1, target: 3 }] })).toBe(false);
    expect(
      refused({
        ...match,
        pairs: [
          { item: 1, target: 3 },
          { item: 2, target: 1 },
        ],
      }),
    ).toBe(false);
    expect(
      refused({
        kind: "order",
        steps: [
          { id: 1, text: "a" },
          { id: 2, text: "a" },
        ],
      }),
    ).toBe(false);
    expect([refused({ kind: "truth", right: false }), refused({ kind: "truth" })]).toEqual([true, false]);
    expect(refused({ kind: "numeric", accepted: [] })).toBe(false);
    expect(refused({ kind: "numeric", accepted: [{ value: 1, tolerance: -1 }] })).toBe(false);
    expect(
      packageQuestions.parse([
        {
          id: 1,
          text: "?",
          answers: [
            { id: 1, text: "a" },
            { id: 2, text: "b" },
          ],
        },
      ])[0]?.kind,
    ).toBe("single");
  });
});
