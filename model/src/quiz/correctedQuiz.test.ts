import { expect, it } from "vitest";
import type { Ruling } from "../exam/ruling.ts";
import { correctedQuiz } from "./correctedQuiz.ts";
import { quizQuestion } from "./quizQuestion.ts";

const key = (...keys: number[][]): Ruling => ({ kind: "key", keys });
const accepted = (...all: NonNullable<Extract<Ruling, { kind: "key" }>["accepted"]>): Ruling => ({ kind: "key", keys: [], accepted: all });

it("a corrected key stands in a question of a quiz, whose right answers stand first, and true before false", () => {
  const asked = quizQuestion.parse({
    number: 3,
    text: "Asked?",
    correct: ["A"],
    incorrect: ["B", "C"],
    said: [{ answer: "B", text: "No." }],
  });
  expect(correctedQuiz(asked, key([2]))).toMatchObject({
    number: 3,
    correct: ["C"],
    incorrect: ["A", "B"],
    said: [{ answer: "B", text: "No." }],
  });
  expect(correctedQuiz(asked, key([0, 2]))).toMatchObject({ correct: ["A", "C"], incorrect: ["B"] });
  const truth = quizQuestion.parse({ text: "Asked?", truth: true, correct: [], incorrect: [] });
  expect(correctedQuiz(truth, key([1]))).toMatchObject({ truth: false });
  const number = quizQuestion.parse({ text: "Asked?", asks: { kind: "numeric", accepted: [{ value: 1 }] }, correct: [], incorrect: [] });
  expect(correctedQuiz(number, accepted({ value: 9, tolerance: 0 }))).toMatchObject({ asks: { accepted: [{ value: 9 }] } });
});

it("what a question cannot say is not taken into it", () => {
  const asked = quizQuestion.parse({ text: "Asked?", correct: ["A"], incorrect: ["B"] });
  for (const ruling of [key([0], [1]), { kind: "everybody" }, { kind: "out" }] as Ruling[])
    expect(correctedQuiz(asked, ruling)).toBeUndefined();
});
